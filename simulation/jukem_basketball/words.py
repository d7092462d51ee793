"""All words of the engine: rules in short, prompts, cards and play-by-play."""

from typing import Final

from simulation.jukem_basketball import events as ev
from simulation.protocol import SIDE_SLOTS, Event
from simulation.words import Name, Words, gettext_noop, words

_ = gettext_noop

SUMMARY: Final = Words(
    _(
        "Two hands of five cards, one deck, four quarters: each turn a shot is "
        "played, and the other side stops it or takes it."
    )
)

EXPERT_NOTE: Final = Words(
    _(
        "Plays as the standard coach, by your instructions, until eight cards are left "
        "to draw. From there on it looks ahead, by its own lights, and leaves "
        "nothing to chance once the pile is empty."
    )
)

# the names as printed on the cards, fit to stand in any sentence
CARD_NAMES: Final[dict[str, Words]] = {
    "TWO": Words(_("2-POINTER")),
    "THREE": Words(_("3-POINTER")),
    "DUNK": Words(_("DUNK")),
    "AND1": Words(_("AND 1")),
    "JUKEM": Words(_("JUKEM")),
    "HALF": Words(_("HALF COURT")),
    "BLOCK": Words(_("BLOCK!")),
    "MISS": Words(_("MISS!")),
    "BRICK": Words(_("BRICK!")),
    "AIR": Words(_("AIR BALL!")),
    "SEC3": Words(_("3-SECOND VIOLATION")),
    "TECH": Words(_("TECHNICAL FOUL")),
    "TIMEOUT": Words(_("TIME OUT")),
}
# the same in short, on one or two lines of a drawn card
CARD_FACES: Final[dict[str, tuple[Words, ...]]] = {
    "TWO": (Words(_("2-pointer")),),
    "THREE": (Words(_("3-pointer")),),
    "DUNK": (Words(_("Dunk")),),
    "AND1": (Words(_("And 1")),),
    "JUKEM": (Words(_("Jukem")),),
    "HALF": (Words(_("Half")), Words(_("court"))),
    "BLOCK": (Words(_("Block!")),),
    "MISS": (Words(_("Miss!")),),
    "BRICK": (Words(_("Brick!")),),
    "AIR": (Words(_("Air")), Words(_("ball!"))),
    "SEC3": (Words(_("3-second")), Words(_("violation"))),
    "TECH": (Words(_("Technical")), Words(_("foul"))),
    "TIMEOUT": (Words(_("Time out")),),
}
CHIP_NAMES: Final[dict[str, Words]] = {
    "TWO": Words(_("2-pointer")),
    "THREE": Words(_("3-pointer")),
    "DUNK": Words(_("Dunk")),
    "AND1": Words(_("And 1")),
    "JUKEM": Words(_("Jukem")),
    "HALF": Words(_("Half court")),
    "BLOCK": Words(_("Block")),
    "MISS": Words(_("Miss")),
    "BRICK": Words(_("Brick")),
    "AIR": Words(_("Air ball")),
    "SEC3": Words(_("3 seconds")),
    "TECH": Words(_("Technical")),
    "TIMEOUT": Words(_("Time out")),
}
SIDE_NAMES: Final = (Words(_("Home")), Words(_("Away")))
BOARD_TITLE: Final = Words(_("The table"))
BOARD_SCORE: Final = _("Score: home {home}, away {away}.")
BOARD_TURN: Final = _("{side} has the turn.")
HAND_TITLE: Final = _("{side} hand: {count}")
HAND_SHOWN: Final = _("{side} hand: {cards}.")
HAND_HIDDEN: Final = _("{side} hand, face down: {count}.")
SCORED_TITLE: Final = _("{side} scoring pile")
SCORED_SHOWN: Final = _("{side} scoring pile: {cards}.")
PILE_TITLE: Final = Words(_("Draw pile"))
PILE_SHOWN: Final = _("Draw pile: {count}.")
TABLE_TITLE: Final = Words(_("On the table"))
TABLE_SHOWN: Final = _("On the table: {cards}.")
DISCARDS_TITLE: Final = Words(_("Discards"))
DISCARDS_SHOWN: Final = _("Discards: {cards}.")
NO_CARD: Final = Words(_("none"))

# the table in text, and what there is to know of an option
STATUS: Final = _(
    "Q{quarter}, turn {turn}  {home} {home_points}, {away} {away_points}  to move: "
    "{mover}"
)
OVERTIME_STATUS: Final = _(
    "OT{quarter}, turn {turn}  {home} {home_points}, {away} {away_points}  to move: "
    "{mover}"
)
HAND_LINE: Final = _("{side} hand: {cards}")
CLOSED_LINE: Final = _("{side} hand: {count} cards face down")
SCORED_LINE: Final = _("{side} scored: {cards}")
PILE_LINE: Final = _("Draw pile: {count} cards")
DISCARDS_LINE: Final = _("Discards: {cards}")
TABLE_LINE: Final = _("On the table: {cards}")
PLAY_NOTE: Final = _("{points} points; {chance} of 100 hands cannot stop it")
SURE_NOTE: Final = _("{points} points, not to be stopped")
TAKE_NOTE: Final = _("lets {points} points through")
GROUP_NOTES: Final = {
    "discard": Words(_("which cards go where no shot can be played")),
    "stop": Words(_("whether a shot is stopped, and with which card")),
    "timeout": Words(_("which cards are traded in with a time out")),
    "turn": Words(_("what is played")),
}

# the parts of a view
VIEW_NAMES: Final = {
    "quarter": Words(_("Quarter")),
    "turn": Words(_("Turn of the quarter")),
    "dealer": Words(_("Dealer")),
    "mover": Words(_("To move")),
    "scores": Words(_("Points by quarter")),
    "hand": Words(_("Your hand")),
    "hand_sizes": Words(_("Cards in hand, home and away")),
    "kept": Words(_("Cards in hand that are known to be no shots")),
    "passed": Words(_("Known to hold no shot for the rest of the quarter")),
    "scored": Words(_("Scoring piles")),
    "discards": Words(_("Discards")),
    "pile": Words(_("Cards in the draw pile")),
}

TURN_PROMPT: Final = Words(_("Your turn: what do you play?"))
STOP_PROMPT: Final = Words(_("Stop the shot, or take it."))
DRAW_PROMPT: Final = Words(_("Which card was drawn?"))
CARDS_PROMPTS: Final = {
    "time_out": Words(_("Which cards go with the time out?")),
    "discard": Words(_("No shot in hand: which two cards do you give away?")),
}

# shot, AND 1, JUKEM
_PLAYED: Final = {
    ("TWO", False, False): _("{team}: a pull-up for two."),
    ("TWO", True, False): _("{team}: a pull-up for two and the AND 1."),
    ("TWO", False, True): _("{team}: a pull-up for two behind a JUKEM."),
    ("TWO", True, True): _("{team}: a pull-up for two and the AND 1 behind a JUKEM."),
    ("THREE", False, False): _("{team}: a shot from three-point range."),
    ("THREE", True, False): _("{team}: a three and the AND 1."),
    ("THREE", False, True): _("{team}: a three behind a JUKEM."),
    ("THREE", True, True): _("{team}: a three and the AND 1 behind a JUKEM."),
    ("DUNK", False, False): _("{team}: a drive for the dunk."),
    ("DUNK", True, False): _("{team}: a drive for the dunk and the AND 1."),
    ("DUNK", False, True): _("{team}: a drive for the dunk behind a JUKEM."),
    ("DUNK", True, True): _(
        "{team}: a drive for the dunk and the AND 1 behind a JUKEM."
    ),
    ("HALF", False, False): _("{team}: a heave from half court!"),
}
_STOPPED: Final = {
    "BLOCK": _("Blocked by {team}!"),
    "MISS": _("It will not go down: a miss forced by {team}."),
    "BRICK": _("Off the iron: a brick forced by {team}."),
    "AIR": _("Air ball! {team} with a hand in the shooter’s face."),
    "SEC3": _("Whistle, no basket: a 3-second violation drawn by {team}."),
    "TECH": _("Whistle, no basket: a technical foul drawn by {team}."),
}
_ENDED: Final = {
    "no_plays": Words(_("The buzzer sounds: neither side has a shot left.")),
    "half_court": Words(_("The buzzer sounds on the half-court basket.")),
    "regulation": Words(_("The game is over.")),
    "overtime": Words(_("The game is decided in overtime.")),
    "tie": Words(_("Still level: the game ends in a tie.")),
}


def describe(event: Event) -> Words | None:
    """Return an event in words, or None where it is not worth a line.

    Shuffled, dealt and drawn cards and forced choices get no line, not even when the
    game is over and they are open.
    """
    match event:
        case ev.QuarterStart():
            return _describe_start(event)
        case ev.Play(side=side, shot=shot, and1=and1, jukem=jukem):
            return words(_PLAYED[shot, bool(and1), bool(jukem)], team=_team(side))
        case ev.Stop(side=side, card=card):
            return words(_STOPPED[card], team=_team(side))
        case ev.Take(side=side, points=points, extra=0):
            return words(
                _("Good: {points} points for {team}."),
                points=points,
                team=_team(side),
            )
        case ev.Take(side=side, points=points):
            return words(
                _("The JUKEM counts double: {points} points for {team}."),
                points=points,
                team=_team(side),
            )
        case ev.LetThrough(side=side):
            return words(
                _("Let through by {team} with a stopper in hand."), team=_team(side)
            )
        case ev.Technical(side=side):
            return words(
                _("One more point for {team} from the line."),
                team=_team(side),
            )
        case ev.QuarterEnd(reason=reason):
            return _ENDED[reason]
        case ev.GameEnd(result=result):
            return _ENDED[result]
    return _describe_quiet_turn(event)


def _describe_start(event: ev.QuarterStart) -> Words:
    dealer, first = (_team(side) for side in (event.dealer, 1 - event.dealer))
    if event.overtime:
        return words(
            _("Overtime {overtime}: {dealer} to deal, {first} to play first."),
            overtime=event.overtime,
            dealer=dealer,
            first=first,
        )
    return words(
        _("Quarter {quarter}: {dealer} to deal, {first} to play first."),
        quarter=event.quarter,
        dealer=dealer,
        first=first,
    )


def _describe_quiet_turn(event: Event) -> Words | None:
    match event:
        case ev.TimeOut(side=side, cards=()):
            return words(_("Time out, {team}."), team=_team(side))
        case ev.TimeOut(side=side, cards=(_card,)):
            return words(
                _("Time out, {team}: one more card traded in."),
                team=_team(side),
            )
        case ev.TimeOut(side=side, cards=cards):
            return words(
                _("Time out, {team}: {count} more cards traded in."),
                team=_team(side),
                count=len(cards),
            )
        case ev.Discard(side=side, cards=(first, second)):
            return words(
                _("No shot for {team}: {first} and {second} go to the discards."),
                team=_team(side),
                first=CARD_NAMES[first],
                second=CARD_NAMES[second],
            )
        case ev.Discard(side=side, cards=(card,)):
            return words(
                _("No shot for {team}: {card} goes to the discards."),
                team=_team(side),
                card=CARD_NAMES[card],
            )
        case ev.NoPlay(side=side):
            return words(_("Nothing left to shoot with for {team}."), team=_team(side))
    return None


def _team(side: int) -> Name:
    return Name(SIDE_SLOTS[side])
