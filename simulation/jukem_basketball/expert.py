"""The expert coach: plays the end of each quarter by looking ahead.

Measured by playing on from many positions, the standard coach gives most away when few
cards are left to draw: whether a stopper is spent or kept, and when a half-court shot
ends the quarter, is worth several points then and next to nothing before.
"""

from typing import Final

from simulation.chance import Stream, derive_seed, pick
from simulation.jukem_basketball.coaches import StandardCoach
from simulation.jukem_basketball.ending import Ending
from simulation.jukem_basketball.rules import JukemGame
from simulation.jukem_basketball.state import STOP
from simulation.jukem_basketball.views import JukemView
from simulation.protocol import AWAY, CHANCE, HOME, Coach, Decision, View
from simulation.teamsheet import TeamSheet

# the pile from which on it looks ahead, and over how many deals of the unseen cards
LATE: Final = 8
DEALS: Final = 12


class ExpertCoach(Coach):
    """Plays as the standard coach by the profile's dials until few cards are left.

    With the pile at :data:`LATE` cards or fewer it tries each choice on games that
    agree with its view. When the pile is empty it knows the other hand and chooses
    what is best against the best answers. It keeps the values of endings, no memories.
    """

    def __init__(self, sheet: TeamSheet, seed: int) -> None:
        self.seed = seed
        self.early = StandardCoach(sheet)
        self.plain = StandardCoach(TeamSheet())
        self.ending: Ending | None = None

    def choose(self, view: View, decision: Decision) -> str:
        """Return the choice of the expert.

        :raises TypeError: if the view is of another game.
        """
        if not isinstance(view, JukemView):
            raise TypeError("the coach needs a view of Jukem Basketball")
        if view.pile_size > LATE:
            return self.early.choose(view, decision)
        if self.ending is None or self.ending.tables is not view.tables:
            self.ending = Ending(view.tables)
        if view.pile_size:
            return self._look_ahead(view, decision, self.ending)
        return _solve(view, decision, self.ending)

    def _look_ahead(self, view: JukemView, decision: Decision, ending: Ending) -> str:
        """Return the choice that gains most on the standard coach's.

        It must gain as much in all as chance makes such a sum go astray: the square
        of the sum is held against the sum of the squares.
        """
        usual = self.plain.choose(view, decision)
        others = [option for option in decision.options if option != usual]
        gains = self._gains(view, usual, others, ending)
        best, most = usual, 0
        for option, gained in zip(others, gains, strict=True):
            gain = sum(gained)
            if gain > most and gain * gain >= sum(each * each for each in gained):
                best, most = option, gain
        return best

    def _gains(
        self, view: JukemView, usual: str, others: list[str], ending: Ending
    ) -> list[list[int]]:
        """Return what each choice gains on the usual one, deal by deal."""
        gains: list[list[int]] = [[] for _option in others]
        for deal in range(DEALS):
            world = view.sample(Stream(derive_seed(self.seed, self.asked, deal)))
            seed = derive_seed(self.seed, self.asked, deal, "draws")
            margin = self._margin(world, usual, view.who, seed, ending)
            for option, gained in zip(others, gains, strict=True):
                other = self._margin(world, option, view.who, seed, ending)
                gained.append(other - margin)
        return gains

    def _margin(
        self, world: JukemGame, choice: str, side: int, seed: int, ending: Ending
    ) -> int:
        """Return by how much a side wins the quarter when it makes a choice.

        Standard coaches play on until the pile is empty.

        :param seed: of the cards that are drawn.
        """
        game, quarter, draws = world.copy(), world.quarter, Stream(seed)
        views = (game.view(HOME), game.view(AWAY))
        game.apply(choice)
        to_come = 0
        while (decision := game.pending) is not None and game.quarter == quarter:
            actor = decision.actor
            if actor == CHANCE:
                answer = pick(decision.options, decision.weights, draws.number())
            elif game.pile_size:
                answer = self.plain.choose(views[actor], decision)
            else:
                to_come = _to_come(game, ending)
                break
            game.apply(answer)
        mine, theirs = (game.scores[each][quarter - 1] for each in (side, 1 - side))
        return mine - theirs + (to_come if game.mover == side else -to_come)


def _to_come(game: JukemGame, ending: Ending) -> int:
    """Return by how much the mover will outscore the other, the pile being empty."""
    mover, other = (
        ending.cards(game.hands[side]) for side in (game.mover, 1 - game.mover)
    )
    frame = game.frames[-1]
    if frame.kind == STOP:
        return ending.answered(mover, other, frame.attempt)
    return ending.margin(mover, other)


def _solve(view: JukemView, decision: Decision, ending: Ending) -> str:
    """Return the best choice with the pile empty: what is unseen is the other hand."""
    mine, theirs = ending.cards(view.hand), ending.cards(view.unseen())
    if decision.kind == STOP:
        play = view.attempt
        return min(
            decision.options,
            key=lambda option: ending.stop_value(theirs, mine, play, option),
        )
    return max(
        decision.options, key=lambda option: ending.turn_value(mine, theirs, option)
    )
