"""Links by which a reader chooses among the views of a page."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Segment:
    """One choice: what it is called, where it leads, whether it is the one made."""

    title: str
    address: str
    is_current: bool
