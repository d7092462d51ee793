"""The error that tells a commissioner which field to change, and how."""


class ScheduleError(ValueError):
    """No schedule can be made from what was asked.

    `field` names the form field at fault: `teams`, `cycles`, `seed`, `start_date`,
    `end_date`, `weekdays`, `blackouts`, `rounds_per_day`, `kickoffs` or `time_zone`.
    `reason` is one or two sentences: what is wrong, then what would be right.
    """

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(field, reason)
        self.field = field
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.field}: {self.reason}"
