"""The table in text, for terminals, and what there is to know of an option."""

from collections.abc import Mapping, Sequence

from simulation.jukem_basketball import words as say
from simulation.jukem_basketball.coaches import chances
from simulation.jukem_basketball.notation import PLAYS, TAKE_IT
from simulation.jukem_basketball.state import card_list, table_cards
from simulation.jukem_basketball.views import JukemView
from simulation.protocol import ACTOR_NAMES, AWAY, HOME, SIDE_SLOTS, View
from simulation.rulebook import Share
from simulation.words import Name, Words, listed, verbatim, words


def text_board(view: View) -> tuple[Words, ...]:
    """Return the table as the viewer sees it, his own hand last.

    :raises TypeError: if the view is of another game.
    """
    if not isinstance(view, JukemView):
        raise TypeError("the board needs a view of Jukem Basketball")
    near = AWAY if view.who == AWAY else HOME
    shown = view.state()
    sides = [
        words(
            say.SCORED_LINE,
            side=Name(SIDE_SLOTS[side]),
            cards=_counted(shown["scored"][ACTOR_NAMES[side]]),
        )
        for side in (1 - near, near)
    ]
    table = card_list(table_cards(view.frames))
    return (
        _status(view),
        _hand(view, 1 - near),
        sides[0],
        words(say.PILE_LINE, count=view.pile_size),
        words(say.DISCARDS_LINE, cards=_counted(shown["discards"])),
        *([words(say.TABLE_LINE, cards=_named(table))] if table else []),
        sides[1],
        _hand(view, near),
    )


def option_note(view: View, option: str) -> Words | None:
    """Return what there is to know of an option, None for nothing.

    :raises TypeError: if the view is of another game.
    """
    if not isinstance(view, JukemView):
        raise TypeError("the note needs a view of Jukem Basketball")
    if option == TAKE_IT:
        return words(say.TAKE_NOTE, points=view.tables.points(*view.attempt))
    if option not in PLAYS:
        return None
    shot, and1, jukem = PLAYS[option]
    points = view.tables.points(shot, and1, jukem)
    if jukem:
        return words(say.SURE_NOTE, points=points)
    (ways,), of = chances(view, [shot])
    return words(say.PLAY_NOTE, points=points, chance=Share(ways, of).in_hundred)


def _status(view: JukemView) -> Words:
    shown = view.state()
    overtime = shown["quarter"] - view.tables.quarters
    home, away = view.score
    return words(
        say.OVERTIME_STATUS if overtime > 0 else say.STATUS,
        quarter=overtime if overtime > 0 else shown["quarter"],
        turn=shown["turn"],
        home=Name(SIDE_SLOTS[HOME]),
        home_points=home,
        away=Name(SIDE_SLOTS[AWAY]),
        away_points=away,
        mover=Name(SIDE_SLOTS[view.mover]),
    )


def _hand(view: JukemView, side: int) -> Words:
    """Return a hand: the viewer's own by its cards, the other by their number."""
    name = Name(SIDE_SLOTS[side])
    if side != view.who:
        return words(say.CLOSED_LINE, side=name, count=view.hand_sizes[side])
    return words(say.HAND_LINE, side=name, cards=_named(card_list(view.hand)))


def _named(codes: Sequence[str]) -> Words:
    """Return cards as they are typed, in the order of the deck's table."""
    return verbatim("  ".join(codes)) if codes else say.NO_CARD


def _counted(counts: Mapping[str, int]) -> Words:
    """Return cards and how many of each there are."""
    shown = [verbatim(f"{code} × {count}") for code, count in counts.items() if count]
    return listed(shown, ", ") if shown else say.NO_CARD
