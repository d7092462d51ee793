"""All words of the engine: rules in short, prompts, hands and play-by-play."""

from typing import Final

from simulation.playing_card_baseball import events as ev
from simulation.playing_card_baseball.hands import best_of
from simulation.playing_cards import short, shorts
from simulation.protocol import SIDE_SLOTS, Event
from simulation.words import Name, Words, gettext_noop, words

_ = gettext_noop

SUMMARY: Final = Words(
    _(
        "Three innings, one deck: the pitcher says how many cards both draw, the "
        "batter how far he swings, and the better poker hand wins."
    )
)

EXPERT_NOTE: Final = Words(
    _(
        "Deals the hidden cards many times in its head and plays for the chance to win "
        "the game. Follows no instructions."
    )
)
GROUP_NOTES: Final = {
    "double_play": Words(_("whether the pitcher goes for a double play")),
    "pitch": Words(_("which pitch is thrown")),
    "shuffle": Words(_("whether the deck is shuffled before the next batter")),
    "steal": Words(_("whether a runner steals")),
    "substitution": Words(_("when a pinch hitter or a reliever comes in")),
    "swing": Words(_("what the batter swings for")),
}

HAND_NAMES: Final[dict[str, Words]] = {
    "high_card": Words(_("high card")),
    "pair": Words(_("a pair")),
    "two_pair": Words(_("two pair")),
    "trips": Words(_("three of a kind")),
    "straight": Words(_("a straight")),
    "flush": Words(_("a flush")),
    "full_house": Words(_("a full house")),
    "quads": Words(_("four of a kind")),
    "straight_flush": Words(_("a straight flush")),
}
SIDE_NAMES: Final = (Words(_("Home")), Words(_("Away")))
BASE_NAMES: Final = {
    1: Words(_("first")),
    2: Words(_("second")),
    3: Words(_("third")),
}

BOARD_TITLE: Final = Words(_("The diamond"))
BOARD_SCORE: Final = _("Score: away {away}, home {home}.")
BOARD_TOP: Final = _("Top of inning {inning}, away at bat, outs: {outs}.")
BOARD_BOTTOM: Final = _("Bottom of inning {inning}, home at bat, outs: {outs}.")
BOARD_OVER: Final = Words(_("The game is over."))
BOARD_BASES: Final = _("Runners on {bases}.")
BOARD_EMPTY: Final = Words(_("Bases empty."))
BOARD_DECK: Final = _("Cards in the deck: {count}.")
BOARD_PITCH: Final = _("Pitch: {pitch}.")
BOARD_SWING: Final = _("Swing: {swing}.")
BOARD_USED: Final = _("Thrown away or turned: {cards}.")
HAND_SHOWN: Final = _("{side} hand: {cards}.")
HAND_HIDDEN: Final = _("{side} hand, face down: {count}.")
HAND_PARTLY: Final = _("{side} hand: {cards}, and face down: {count}.")
HAND_EMPTY: Final = _("{side} hand: none.")
BATTING_TITLE: Final = _("{side}, at bat")
PITCHING_TITLE: Final = _("{side}, pitching")
DECK_TITLE: Final = Words(_("Deck"))
USED_TITLE: Final = Words(_("Thrown away or turned"))
FINAL: Final = Words(_("Final"))
INNING_TOP: Final = _("Top {inning}")
INNING_BOTTOM: Final = _("Bottom {inning}")
OUTS_SHOWN: Final = _("Outs {outs}")

PITCH_NAMES: Final[dict[str, Words]] = {
    "fastball": Words(_("fastball, three cards")),
    "curveball": Words(_("curveball, two cards")),
    "slider": Words(_("slider, one card")),
    "changeup": Words(_("changeup, no card")),
}
SWING_NAMES: Final[dict[str, Words]] = {
    "single": Words(_("for a single")),
    "double": Words(_("for a double")),
    "triple": Words(_("for a triple")),
    "homer": Words(_("for a home run")),
    "sac_fly": Words(_("for a sacrifice fly")),
}

SHUFFLE_PROMPT: Final = Words(_("Shuffle before the next batter?"))
PINCH_PROMPT: Final = Words(_("Send a pinch hitter?"))
RELIEF_PROMPT: Final = Words(_("Bring in a reliever?"))
STEAL_PROMPT: Final = Words(_("Does a runner steal?"))
PITCH_PROMPT: Final = Words(_("Which pitch?"))
SWING_PROMPT: Final = Words(_("What do you swing for?"))
DOUBLE_PROMPT: Final = Words(_("Go for the double play?"))
DRAW_PROMPT: Final = Words(_("Which card was drawn?"))
TURN_PROMPT: Final = Words(_("Which card was turned?"))

_PITCHED: Final = {
    "fastball": _("{team} throws a fastball: three cards each."),
    "curveball": _("{team} throws a curveball: two cards each."),
    "slider": _("{team} throws a slider: one card each."),
    "changeup": _("{team} throws a changeup: no new cards."),
}
_SWUNG: Final = {
    "single": _("{team} swings for a single and draws three."),
    "double": _("{team} swings for a double and draws two."),
    "triple": _("{team} swings for a triple and draws one."),
    "homer": _("{team} swings for the fences and draws none."),
    "sac_fly": _("{team} lifts a sacrifice fly and draws four."),
}
_HITS: Final = {
    1: _("Base hit: a single for {team}."),
    2: _("Into the gap: a double for {team}."),
    3: _("All the way round to third: a triple for {team}."),
    4: _("Gone! A home run for {team}."),
}
_OUTS: Final = {
    "showdown": _("The batter of {team} is out. Outs: {outs}."),
    "sac_fly": _("The batter of {team} is out on the fly. Outs: {outs}."),
    "caught_stealing": _("The runner of {team} is thrown out. Outs: {outs}."),
    "double_play": _("The runner of {team} is doubled off first. Outs: {outs}."),
}
_DOUBLED: Final = {
    "turned": _("{cards}: the throw to first is in time. Double play!"),
    "failed": _("{cards}: the throw goes wide, and the runners of {team} move up."),
    "tie": _("{cards}: no play at first, and nobody of {team} moves."),
}
_RUNS: Final = {
    0: _("The batter of {team} comes home."),
    1: _("{team} scores from first."),
    2: _("{team} scores from second."),
    3: _("{team} scores from third."),
}
_HALF_ENDS: Final = {
    "outs": _("Three out. Runners left on base: {left}."),
    "walk_off": _("{team} walks off. Runners left on base: {left}."),
    "cap": _("After 200 batters the half is over. Runners left on base: {left}."),
}
_ENDED: Final = {
    "regulation": Words(_("The game is over.")),
    "extra_innings": Words(_("The game is decided in extra innings.")),
    "tie": Words(_("Still level: the game ends in a tie.")),
}


def describe(event: Event) -> Words | None:
    """Return an event in words, or None where it is not worth a line.

    Cards that are dealt and drawn get no line, not even when the game is over and they
    are open; those at the showdown do.
    """
    match event:
        case ev.HalfStart(inning=inning, is_extra=is_extra, side=side):
            return _describe_half(inning, is_extra, side)
        case ev.Pitch(side=side, name=name):
            return words(_PITCHED[name], team=_team(side))
        case ev.Swing(side=side, name=name):
            return words(_SWUNG[name], team=_team(side))
        case ev.Showdown():
            return _describe_showdown(event)
        case ev.Hit(side=side, bases=bases):
            return words(_HITS[bases], team=_team(side))
        case ev.Out(side=side, how=how, outs=outs):
            return words(_OUTS[how], team=_team(side), outs=outs)
        case ev.Run(side=side, base=base):
            return words(_RUNS[base], team=_team(side))
        case ev.HalfEnd(side=side, left=left, reason=reason):
            return words(_HALF_ENDS[reason], team=_team(side), left=left)
        case ev.GameEnd(result=result):
            return _ENDED[result]
    return _describe_rarer(event)


def _describe_half(inning: int, is_extra: bool, side: int) -> Words:
    return words(
        _("Extra inning {inning}: {team} comes to bat.")
        if is_extra
        else _("Inning {inning}: {team} comes to bat."),
        inning=inning,
        team=_team(side),
    )


def _describe_showdown(event: ev.Showdown) -> Words:
    batter, pitcher = event.hands
    return words(
        _("{team}: {batter}, {cards}. {other}: {pitcher}, {others}."),
        team=_team(event.side),
        batter=HAND_NAMES[batter],
        cards=shorts(best_of(event.batter)),
        other=_team(1 - event.side),
        pitcher=HAND_NAMES[pitcher],
        others=shorts(best_of(event.pitcher)),
    )


def _describe_rarer(event: Event) -> Words | None:
    match event:
        case ev.PinchHit(side=side, cards=cards):
            return words(
                _("{team} sends a pinch hitter and throws {cards} away."),
                team=_team(side),
                cards=shorts(cards),
            )
        case ev.Reliever(side=side, cards=cards):
            return words(
                _("{team} brings in a reliever and throws {cards} away."),
                team=_team(side),
                cards=shorts(cards),
            )
        case ev.Go(side=side, base=1):
            return words(_("The runner of {team} breaks for second."), team=_team(side))
        case ev.Go(side=side):
            return words(_("The runner of {team} breaks for third."), team=_team(side))
        case ev.Steal(side=side, base=base, cards=(runner, pitcher), is_safe=is_safe):
            return words(
                _("{runner} against {pitcher}: safe at {base}.")
                if is_safe
                else _("{runner} against {pitcher}: caught at {base}."),
                runner=short(runner),
                pitcher=short(pitcher),
                base=BASE_NAMES[base],
            )
        case ev.SacFly(side=side, is_deep=is_deep):
            return words(
                _("The fly is deep enough: the runners of {team} move up two bases.")
                if is_deep
                else _("The fly is too short: the runners of {team} stay."),
                team=_team(side),
            )
        case ev.GoForTwo(side=side):
            return words(_("{team} goes for two."), team=_team(1 - side))
        case ev.Hold(side=side):
            return words(_("{team} holds the ball."), team=_team(1 - side))
        case ev.DoublePlay(side=side, cards=cards, outcome=outcome):
            return words(_DOUBLED[outcome], team=_team(side), cards=shorts(cards))
    return None


def _team(side: int) -> Name:
    return Name(SIDE_SLOTS[side])
