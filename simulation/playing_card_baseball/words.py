"""All words of the engine: rules in short, prompts, hands and play-by-play."""

from typing import Final

from simulation.playing_card_baseball import events as ev
from simulation.playing_card_baseball.hands import best_of
from simulation.playing_cards import short, shorts
from simulation.protocol import HOME, SIDE_SLOTS, Event
from simulation.words import Name, Words, gettext_noop, words

_ = gettext_noop

PERIOD_TITLE: Final = _("Inning {heading}")
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

# the parts of a view
VIEW_NAMES: Final = {
    "inning": Words(_("Inning")),
    "half": Words(_("Half")),
    "outs": Words(_("Outs")),
    "bases": Words(_("Bases taken")),
    "tried": Words(_("Bases from which a steal was tried, this batter")),
    "batters": Words(_("Batters in this half")),
    "pinched": Words(_("Has had its pinch hitter")),
    "relieved": Words(_("Has had its reliever")),
    "pitch": Words(_("Cards that the pitch gave")),
    "swing": Words(_("Swing")),
    "used": Words(_("Thrown away or turned")),
    "deck": Words(_("Cards in the deck")),
    "unseen": Words(_("Cards that you have not seen, from the top of the deck")),
    "below": Words(_("Cards under these, in their order")),
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

# whether it is the bottom half, and of an extra inning
_HALVES: Final = {
    (False, False): _("Top of inning {inning}: {team} at bat."),
    (True, False): _("Bottom of inning {inning}: {team} at bat."),
    (False, True): _("Top of extra inning {inning}: {team} at bat."),
    (True, True): _("Bottom of extra inning {inning}: {team} at bat."),
}
_PITCHED: Final = {
    "fastball": _("Fastball from {team}: three cards each."),
    "curveball": _("Curveball from {team}: two cards each."),
    "slider": _("Slider from {team}: one card each."),
    "changeup": _("Changeup from {team}: no new cards."),
}
_SWUNG: Final = {
    "single": _("A swing for a single by {team}: three cards more."),
    "double": _("A swing for a double by {team}: two cards more."),
    "triple": _("A swing for a triple by {team}: one card more."),
    "homer": _("A swing for the fences by {team}: no card more."),
    "sac_fly": _("A sacrifice fly by {team}: four cards more."),
}
_HITS: Final = {
    1: _("Base hit: a single for {team}."),
    2: _("Into the gap: a double for {team}."),
    3: _("All the way round to third: a triple for {team}."),
    4: _("Gone! A home run for {team}."),
}
_OUTS: Final = {
    "showdown": _("The batter is out: {down}."),
    "sac_fly": _("The batter is out on the fly: {down}."),
    "caught_stealing": _("The runner is out: {down}."),
    "double_play": _("The runner from first is out as well: {down}."),
}
_DOWN: Final = {
    1: Words(_("one down")),
    2: Words(_("two down")),
    3: Words(_("three down")),
}
_DOUBLED: Final = {
    "turned": _("{cards}: the throw to first is in time. Double play!"),
    "failed": _("{cards}: the throw goes wide, and the runners move up."),
    "tie": _("{cards}: no play at first, and nobody moves."),
}
_RUNS: Final = {
    0: _("The batter comes home: a run for {team}."),
    1: _("In from first: a run for {team}."),
    2: _("In from second: a run for {team}."),
    3: _("In from third: a run for {team}."),
}
_HALF_ENDS: Final = {
    "outs": _("The side is retired, {left}."),
    "walk_off": _("A walk-off win for {team}, {left}."),
    "cap": _("After 200 batters the half is over, {left}."),
}
_LEFT: Final = (
    Words(_("nobody left on base")),
    Words(_("one runner left on base")),
    Words(_("two runners left on base")),
    Words(_("three runners left on base")),
)
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
        case ev.Out(how=how, outs=outs):
            return words(_OUTS[how], down=_DOWN[outs])
        case ev.Run(side=side, base=base):
            return words(_RUNS[base], team=_team(side))
        case ev.HalfEnd(side=side, left=left, reason=reason):
            return words(_HALF_ENDS[reason], team=_team(side), left=_LEFT[left])
        case ev.GameEnd(result=result):
            return _ENDED[result]
    return _describe_rarer(event)


def _describe_half(inning: int, is_extra: bool, side: int) -> Words:
    return words(_HALVES[side == HOME, bool(is_extra)], inning=inning, team=_team(side))


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
                _("Pinch hitter for {team}: {cards} thrown away."),
                team=_team(side),
                cards=shorts(cards),
            )
        case ev.Reliever(side=side, cards=cards):
            return words(
                _("Reliever for {team}: {cards} thrown away."),
                team=_team(side),
                cards=shorts(cards),
            )
        case ev.Go(base=1):
            return Words(_("The runner on first breaks for second."))
        case ev.Go():
            return Words(_("The runner on second breaks for third."))
        case ev.Steal(side=side, base=base, cards=(runner, pitcher), is_safe=is_safe):
            return words(
                _("{runner} against {pitcher}: safe at {base}.")
                if is_safe
                else _("{runner} against {pitcher}: caught at {base}."),
                runner=short(runner),
                pitcher=short(pitcher),
                base=BASE_NAMES[base],
            )
        case ev.SacFly(is_deep=is_deep):
            return Words(
                _("The fly is deep enough: the runners move up two bases.")
                if is_deep
                else _("The fly is too short: the runners stay.")
            )
        case ev.GoForTwo(side=side):
            return words(_("{team}: a try for two."), team=_team(1 - side))
        case ev.Hold(side=side):
            return words(_("{team}: no try for two."), team=_team(1 - side))
        case ev.DoublePlay(cards=cards, outcome=outcome):
            return words(_DOUBLED[outcome], cards=shorts(cards))
        case ev.Shuffle():
            return Words(_("The deck is shuffled."))
    return None


def _team(side: int) -> Name:
    return Name(SIDE_SLOTS[side])
