"""The standard coach of Shootout and its one dial."""

from typing import Final

from simulation.protocol import Coach, Decision, View
from simulation.teamsheet import Dial, TeamSheet, dial_values
from simulation.words import Words, gettext_noop
from tests.simulation.shootout.rules import SEND, SENDS, ShootoutView

_ = gettext_noop

DIALS: Final = (
    Dial(
        "far_from",
        Words(_("Shoot far")),
        Words(_("Shoots far when behind by at least this much.")),
        minimum=0,
        maximum=9,
        default=2,
        unit=Words(_("points")),
    ),
)


class StandardCoach(Coach):
    """Sends the surest shooter, and shoots far when behind."""

    def __init__(self, sheet: TeamSheet) -> None:
        self.far_from = dial_values(DIALS, sheet)["far_from"]

    def choose(self, view: View, decision: Decision) -> str:
        if not isinstance(view, ShootoutView):
            raise TypeError("the coach needs a view of Shootout")
        if decision.kind == SEND:
            touches = view.touches[view.who]
            return max(
                decision.options,
                key=lambda choice: touches[SENDS[view.who].index(choice)],
            )
        behind = view.score[1 - view.who] - view.score[view.who]
        return "far" if behind >= self.far_from else "near"
