"""The box score of Shootout: its columns, and the fold that fills them."""

from collections.abc import Iterable
from typing import Final

from simulation.boxscore import POINTS, Fold, Item, LeaderColumn, Ratio, StatColumn
from simulation.protocol import SIDE_SLOTS, Event
from simulation.words import Words, gettext_noop
from tests.simulation.shootout.events import RoundStart, Shot

_ = gettext_noop

COLUMNS: Final = (
    StatColumn(POINTS, "PTS", Words(_("points")), "score"),
    StatColumn("fgm", "FGM", Words(_("shots made")), "shots"),
    StatColumn("fga", "FGA", Words(_("shots tried")), "shots"),
    StatColumn("fg_pct", "FG%", Words(_("share made")), "shots", Ratio("fgm", "fga")),
)
LEADERS: Final = (LeaderColumn(POINTS), LeaderColumn("fg_pct", minimum=2))


class ShootoutFold(Fold):
    """Turns shots into points, for the player and for the team."""

    def __init__(self) -> None:
        self.round = 1

    def add(self, event: Event) -> Iterable[Item]:
        match event:
            case RoundStart(number=number):
                self.round = number
                return [Item(slot, POINTS, 0, number) for slot in SIDE_SLOTS]
            case Shot(side=side, player=player, points=points):
                team = SIDE_SLOTS[side]
                return [
                    Item(subject, key, amount, self.round)
                    for subject in (team, f"{team}{player}")
                    for key, amount in (
                        (POINTS, points),
                        ("fga", 1),
                        ("fgm", int(points > 0)),
                    )
                ]
        return ()
