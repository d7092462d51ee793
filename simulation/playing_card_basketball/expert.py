"""The expert coach: counts every card, and plays for the win rather than for points.

It weighs each of its choices against a side that plays by the book (PB-H.X1), from
what its view shows alone. It follows no dials.
"""

from simulation.playing_card_basketball.notation import (
    ATTEMPT,
    CONTEST,
    KEEP,
    LEAVE,
    LET,
    MOVE_BALL,
    REDRAW,
    SHOOT_THREE,
    SHOOT_TWO,
)
from simulation.playing_card_basketball.reckoning import (
    Piles,
    Play,
    race_to,
    ranks_in,
)
from simulation.playing_card_basketball.state import ATTACK
from simulation.playing_card_basketball.state import CONTEST as CONTEST_ASKED
from simulation.playing_card_basketball.state import STEAL as STEAL_ASKED
from simulation.playing_card_basketball.tables import (
    BIG_SUITS,
    FUN_SUITS,
    THREE,
    TWO,
)
from simulation.playing_card_basketball.views import CardView
from simulation.protocol import Coach, Decision, View


class ExpertCoach(Coach):
    """Plays PB-H.X1 to X4."""

    def choose(self, view: View, decision: Decision) -> str:
        """Return the choice that wins most often against the book.

        :raises TypeError: if the view is of another game.
        """
        if not isinstance(view, CardView):
            raise TypeError("the coach needs a view of Playing Card Basketball")
        play = play_of(view)
        if decision.kind == ATTACK:
            return _attack(view, play, decision)
        if decision.kind == STEAL_ASKED:
            return _steal(view, play)
        if decision.kind == CONTEST_ASKED:
            return _contest(view, play)
        return _redraw(view, play)


def play_of(view: CardView) -> Play:
    """Return what the viewer reckons the choices of the play to be worth."""
    tables, offense = view.tables, view.offense
    score = view.score[offense], view.score[1 - offense]
    piles = Piles(
        view.unseen(BIG_SUITS[offense]),
        view.unseen(FUN_SUITS[offense]),
        view.unseen(BIG_SUITS[1 - offense]),
        view.unseen(FUN_SUITS[1 - offense]),
    )
    return Play(tables, race_to(tables.target, tables.win_by), score, piles)


def _attack(view: CardView, play: Play, decision: Decision) -> str:
    big, fun = view.big, view.fun
    chances = {
        SHOOT_TWO: play.shot(big, TWO),
        SHOOT_THREE: play.shot(big, THREE),
    }
    if decision.options[0] == MOVE_BALL:
        chances[MOVE_BALL] = play.moved(fun, *play.following(False))
    return max(chances, key=lambda choice: chances[choice])


def _redraw(view: CardView, play: Play) -> str:
    move = play.moved(view.fun, *play.following(False))

    def best(big: int) -> int:
        return max(play.shot(big, TWO), play.shot(big, THREE), move)

    others = ranks_in(play.piles.big)
    again = sum(best(big) for big in others) // len(others)
    return REDRAW if again > best(view.big) else KEEP


def _steal(view: CardView, play: Play) -> str:
    """Try where the offense would win less often than where the pass is let go."""
    begins, held = play.following(True)
    values, piles = play.values, play.piles
    own = values[view.big]
    hands = play.passed(piles.big, piles.fun)
    tried = sum(
        weight * (play.ends[0] if own > values[fun] else held)
        for fun, weight in hands.items()
    )
    return ATTEMPT if tried < begins * sum(hands.values()) else LET


def _contest(view: CardView, play: Play) -> str:
    """Contest where the offense would win less often than where it is left."""
    piles, worth = play.piles, view.worth
    hands = play.shot_with(piles.big, piles.fun, worth)
    contested = sum(
        weight * play.contested(big, view.big, worth) for big, weight in hands.items()
    )
    left = sum(weight * play.left(big, worth) for big, weight in hands.items())
    return CONTEST if contested < left else LEAVE
