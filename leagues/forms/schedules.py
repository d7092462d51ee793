"""Forms about when a season is played: its calendar, and the date of one fixture."""

from datetime import date, time
from typing import Any, Final

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from leagues.forms.refusals import VersionForm
from leagues.models import Fixture, Season
from leagues.scheduling.dates import MAX_BLACKOUTS, WEEKDAY_NAMES
from leagues.season_settings import ScheduleSettings

LONGEST_LIST: Final = 40_000
_NO_DATE: Final = _lazy("Write a date such as 2027-03-14.")
_CYCLES: Final = [
    (1, _lazy("once: a single round robin")),
    (2, _lazy("twice: home and away")),
    (3, _lazy("three times")),
    (4, _lazy("four times")),
]


def _date_input() -> forms.DateInput:
    return forms.DateInput(format="%Y-%m-%d", attrs={"type": "date"})


class ScheduleForm(VersionForm):
    """What a schedule is made from."""

    renamed = {"rounds_per_day": "kickoffs"}

    cycles = forms.TypedChoiceField(
        label=_lazy("Each pair meets"), choices=_CYCLES, coerce=int
    )
    start_date = forms.DateField(
        label=_lazy("First day"),
        widget=_date_input(),
        error_messages={"invalid": _NO_DATE},
        help_text=_lazy("The first round is played on the first playing day from it."),
    )
    end_date = forms.DateField(
        label=_lazy("Last day"),
        required=False,
        widget=_date_input(),
        error_messages={"invalid": _NO_DATE},
        help_text=_lazy("May be left open."),
    )
    weekdays = forms.TypedMultipleChoiceField(
        label=_lazy("Playing days"),
        choices=list(enumerate(WEEKDAY_NAMES)),
        coerce=int,
        widget=forms.CheckboxSelectMultiple,
        error_messages={
            "required": _lazy("No weekday is chosen. Choose at least one.")
        },
    )
    kickoffs = forms.CharField(
        label=_lazy("Kick-offs"),
        max_length=200,
        help_text=_lazy(
            "In the league's time zone, such as 19:30. Two times, such as 14:00 19:30,"
            " play two rounds on each playing day."
        ),
    )
    blackouts = forms.CharField(
        label=_lazy("Days without games"),
        required=False,
        max_length=LONGEST_LIST,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text=_lazy("Dates such as 2027-03-20, one a line."),
    )
    shuffle_seed = forms.IntegerField(
        label=_lazy("Number of the draw"),
        required=False,
        min_value=0,
        max_value=2**53 - 1,
        help_text=_lazy(
            "Another number draws another order of meetings. Empty: the teams' order."
        ),
    )

    def __init__(self, season: Season, *args: Any) -> None:
        stored = season.schedule
        initial = {
            "version": season.version,
            "cycles": stored.cycles,
            "start_date": stored.start_date,
            "end_date": stored.end_date,
            "weekdays": sorted(stored.weekdays),
            "kickoffs": " ".join(f"{moment:%H:%M}" for moment in stored.kickoffs),
            "blackouts": "\n".join(str(day) for day in sorted(stored.blackouts)),
            "shuffle_seed": stored.shuffle_seed,
        }
        super().__init__(*args, initial=initial)

    def clean_kickoffs(self) -> tuple[time, ...]:
        """Return the times, in the order in which they were typed."""
        words = str(self.cleaned_data["kickoffs"]).replace(",", " ").split()
        return tuple(_time(word) for word in words)

    def clean_blackouts(self) -> frozenset[date]:
        """Return the days, each once."""
        words = str(self.cleaned_data["blackouts"]).replace(",", " ").split()
        if len(words) > MAX_BLACKOUTS:
            raise forms.ValidationError(
                _("%(count)d days are too many. List at most %(most)d.")
                % {"count": len(words), "most": MAX_BLACKOUTS}
            )
        return frozenset(_date(word) for word in words)

    def settings(self) -> ScheduleSettings:
        """Return what was chosen."""
        cleaned = self.cleaned_data
        return ScheduleSettings(
            cycles=cleaned["cycles"],
            start_date=cleaned["start_date"],
            end_date=cleaned["end_date"],
            weekdays=frozenset(cleaned["weekdays"]),
            blackouts=cleaned["blackouts"],
            kickoffs=cleaned["kickoffs"],
            rounds_per_day=len(cleaned["kickoffs"]),
            shuffle_seed=cleaned["shuffle_seed"],
        )


class FixtureDateForm(VersionForm):
    """Another day and time for one fixture."""

    day = forms.DateField(
        label=_lazy("Day"),
        widget=_date_input(),
        error_messages={"invalid": _NO_DATE},
    )
    kickoff = forms.TimeField(
        label=_lazy("Kick-off"),
        input_formats=["%H:%M"],
        widget=forms.TimeInput(format="%H:%M", attrs={"type": "time"}),
        error_messages={"invalid": _lazy("Write a time such as 19:30.")},
        help_text=_lazy("In the season's time zone."),
    )

    @classmethod
    def of(cls, fixture: Fixture) -> "FixtureDateForm":
        """Return the form that shows when the fixture is to be played."""
        local = fixture.starts_at.astimezone(fixture.season.zone)
        return cls(
            initial={
                "version": fixture.version,
                "day": local.date(),
                "kickoff": local.time(),
            }
        )


def _time(word: str) -> time:
    hours, _colon, minutes = word.partition(":")
    try:
        return time(int(hours), int(minutes))
    except (ValueError, OverflowError):
        raise forms.ValidationError(
            _("“%(word)s” is no time. Write times such as 19:30.") % {"word": word[:40]}
        ) from None


def _date(word: str) -> date:
    try:
        return date.fromisoformat(word)
    except ValueError:
        raise forms.ValidationError(
            _("“%(word)s” is no date. Write dates such as 2027-03-20.")
            % {"word": word[:40]}
        ) from None
