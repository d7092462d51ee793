"""Every rule as the engine plays it, numbered as rule cases cite it.

In the order in which a newcomer reads: the cards, what stops what, a quarter from the
deal to the buzzer, then options, settled doubts, the box score, the built-in coach
and worked examples.
"""

from typing import Final

from simulation.jukem_basketball.coaches import DIALS
from simulation.jukem_basketball.options import OPTIONS
from simulation.jukem_basketball.tables import (
    CARDS,
    DECK,
    FIELD_SHOTS,
    POINTS,
    STOPPER_CARDS,
    STOPS,
)
from simulation.jukem_basketball.words import CARD_NAMES
from simulation.rulebook import Clause, chapter, clauses_of
from simulation.words import Words, gettext_noop, words

_ = gettext_noop

_CONDUCT: Final = {
    "JB-C2": _(
        "Where the rules leave a side only one choice, it is made for it and counts "
        "as no decision. That it was forced is told to that side alone."
    ),
    "JB-C3": _(
        "Shuffling makes the order of the draw pile unknown. A drawn card is any card "
        "that the pile still holds, each copy equally likely; a card of which no copy "
        "can be left is refused when people draw and type."
    ),
    "JB-C4": _(
        "A side sees its own hand, the open piles, the play on the table and how many "
        "cards lie elsewhere: neither the other hand nor the order of the draw pile. "
        "When the game is over, everything is open."
    ),
    "JB-C6": _("A choice that is not allowed is refused and changes nothing."),
}

_DECK: Final = {
    "AND1": _("{copies} × {card}: goes with a shot and adds 1 point."),
    "JUKEM": _("{copies} × {card}: goes with a shot and makes it unstoppable."),
    "HALF": _("{copies} × {card}: the buzzer shot, for 3 points."),
    "TIMEOUT": _("{copies} × {card}: trades in cards instead of a shot."),
}
_SHOT: Final = _("{copies} × {card}: a shot for {points} points.")
_STOPPER: Final = _("{copies} × {card}: a defensive card that stops a shot.")

_STOPS_ALL: Final = _(
    "{card} stops a 2-POINTER, a 3-POINTER, a DUNK and a HALF COURT shot, with or "
    "without AND 1."
)
_STOPS_NO_DUNK: Final = _(
    "{card} stops a 2-POINTER, a 3-POINTER and a HALF COURT shot, with or without "
    "AND 1. It does not stop a DUNK."
)
_NO_STOP: Final = _("No card stops a play with JUKEM in it.")

_PLAY: Final = {
    "JB-R1.1": _(
        "Home deals the first quarter. The deal then alternates every quarter, "
        "overtime included."
    ),
    "JB-R1.2": _(
        "All cards are shuffled and five dealt to each side, one at a time, the "
        "non-dealer first. The rest is the draw pile: 46 of 56 cards."
    ),
    "JB-R1.3": _("The non-dealer takes the first turn; then turns alternate."),
    "JB-R2": _(
        "On its turn a side plays a shot; or HALF COURT, when the draw pile is empty; "
        "or TIME OUT, while the pile has cards; or it discards, when it has no shot "
        "to play and the pile has cards."
    ),
    "JB-R2.1": _(
        "With an empty draw pile and nothing to play, the turn passes as “no play”."
    ),
    "JB-R2.2": _(
        "A side that can shoot may not pass or discard. Its only other choice is "
        "TIME OUT."
    ),
    "JB-R2.3": _(
        "A play is exactly one shot, at most one AND 1 and at most one JUKEM. AND 1 "
        "and JUKEM never go alone and never with HALF COURT."
    ),
    "JB-R3.1": _(
        "The other side may stop a play without JUKEM if it holds a card that stops "
        "the shot, or take it. If it holds none, it is not asked: the play counts."
    ),
    "JB-R3.2": _(
        "One defensive card at most is played. It stops the whole play, and AND 1 "
        "gives nothing."
    ),
    "JB-R4.1": _(
        "A play that is taken scores the points of the shot, plus 1 for AND 1. Its "
        "cards go to the scorer’s pile, the scorer refills, and the turn ends."
    ),
    "JB-R4.2": _(
        "A stopped play scores nothing. Its cards and the stopper are discarded; the "
        "shooter refills first, then the side that stopped it, and the turn ends."
    ),
    "JB-R4.3": _(
        "A HALF COURT shot that is taken scores 3 and ends the quarter at once. One "
        "that is stopped does not."
    ),
    "JB-R5.1": _(
        "For a time out a side discards TIME OUT with up to four other cards of its "
        "choice, none included, and refills. The turn ends."
    ),
    "JB-R5.2": _(
        "A side that discards chooses two cards, or its only one, and refills. The "
        "turn ends."
    ),
    "JB-R6.1": _(
        "To refill is to draw one by one until the hand has five cards or the pile is "
        "empty; or, if the league so chooses, to draw one card only."
    ),
    "JB-R6.2": _("Discards stay out of play until the next quarter."),
    "JB-R7.1": _(
        "The quarter ends when the pile is empty and neither side can play a shot, "
        "looked at before every turn, or on a HALF COURT basket. While only one side "
        "can play, the other’s turns pass."
    ),
    "JB-R7.2": _(
        "After the last quarter the higher total wins. If it is level, full quarters "
        "are added as overtime until one side leads at the end of one."
    ),
    "JB-R7.3": _("After the greatest number of overtimes a level game is a tie."),
}

_RULINGS: Final = {
    "JB-A1": _(
        "How many cards of each kind? The original prints no counts: 38 for the "
        "offense, 17 for the defense and one TIME OUT are known, the split is ours."
    ),
    "JB-A2": _(
        "How is JUKEM used? Beside a 2-POINTER, a 3-POINTER or a DUNK, never alone "
        "and never with HALF COURT."
    ),
    "JB-A3": _("Does JUKEM change the points? No, unless the league doubles them."),
    "JB-A4": _(
        "Which cards stop a DUNK? Only BLOCK!, 3-SECOND VIOLATION and TECHNICAL FOUL: "
        "a dunk is no miss, brick or air ball."
    ),
    "JB-A5": _(
        "What does TECHNICAL FOUL do? It stops any shot like other stoppers and gives "
        "no free throw, unless the league plays with one."
    ),
    "JB-A6": _(
        "When may HALF COURT be played? Only when the draw pile is empty, unless the "
        "league allows it at any time."
    ),
    "JB-A7": _(
        "What is HALF COURT worth, and when does it end the quarter? 3 points, and "
        "only if it goes in."
    ),
    "JB-A8": _("Is a HALF COURT basket answered? No, the quarter is over."),
    "JB-A9": _(
        "How many cards replace two discards? Two: the hand is filled to five again."
    ),
    "JB-A10": _("How many cards replace a play? As many as were played."),
    "JB-A11": _(
        "Must a side shoot if it can? Yes, but for a time out in place of the shot."
    ),
    "JB-A12": _(
        "May cards be discarded when the draw pile is empty? No, the turn passes."
    ),
    "JB-A13": _(
        "What if one side has no shot left? The other goes on, and may still be "
        "stopped."
    ),
    "JB-A14": _("May two AND 1 go into one play? No."),
    "JB-A15": _("Is AND 1 shown before the defense decides? Yes, with the shot."),
    "JB-A16": _("Which cards of a stopped play are lost? All of them."),
    "JB-A17": _(
        "What does TIME OUT do? It trades in cards. The original is silent; a league "
        "that dislikes it takes the card out of the deck."
    ),
    "JB-A18": _("Who deals first? Home, so each side opens two of four quarters."),
    "JB-A19": _("Who deals in overtime? The deal goes on alternating."),
    "JB-A20": _(
        "What does the shooter learn of stoppers? A play that counts reads the same "
        "whether the other side had none or kept it. But who has none is not asked, so "
        "while the other side thinks it over, everybody knows that it holds one."
    ),
    "JB-A21": _("Are discards and scoring piles open? Yes, face up."),
}

_BOX_SCORE: Final = {
    "JB-B.PTS": _("PTS are the points; Q1, Q2 … and OT are the quarters they came in."),
    "JB-B.FG": _(
        "FGA are shots tried, FGM those that scored; by kind 2PA and 2PM, 3PA and "
        "3PM, DKA and DKM for dunks, HCA and HCM for half-court shots."
    ),
    "JB-B.A1": _("A1A are AND 1 played, A1M those that brought their point."),
    "JB-B.JK": _("JK are JUKEM played, JKB the points that doubling added."),
    "JB-B.TFT": _("TFT are points from technical free throws."),
    "JB-B.STP": _(
        "STP are stops made; BLK, MISS, BRK, AIR, 3SEC and TECH tell by which card."
    ),
    "JB-B.TAKE": _(
        "TAKE are shots let through with a stopper in hand that could have stopped "
        "them; the other side learns of it after the game."
    ),
    "JB-B.TURNS": _(
        "TURNS are turns taken: shots tried, time-outs (TMO), turns spent discarding "
        "(DSC) and turns without a play (NOP)."
    ),
}

_INVARIANTS: Final = {
    "JB-I1": _(
        "Points are twice the 2-pointers and dunks made, three times the 3-pointers "
        "and half-court shots made, and the bonus points."
    ),
    "JB-I2": _("Shots missed by one side are the stops of the other."),
    "JB-I3": _(
        "Quarters add up to the points. A quarter has at most one half-court basket, "
        "and it is the last thing that happens."
    ),
    "JB-I4": _("In every quarter each card is in one place: none appears or is lost."),
    "JB-I5": _(
        "Turns are shots, time-outs, discards and turns without a play; in a quarter "
        "the sides’ turns differ by one at most."
    ),
    "JB-I6": _(
        "No more JUKEM or AND 1 is played in a quarter than the deck holds, and no "
        "play with JUKEM is stopped."
    ),
    "JB-I7": _(
        "While the draw pile has cards, both hands have five between turns, as long "
        "as the refill is up to five."
    ),
}

_COACH: Final = {
    "JB-H.P": _(
        "The standard coach reckons the chance that a shot goes through from the "
        "cards it has not seen and the size of the other hand."
    ),
    "JB-H.D1i": _(
        "It plays JUKEM when it holds a 3-POINTER, or any shot with eight cards or "
        "fewer in the pile: with the shot of most points, 2-POINTER before DUNK, and "
        "with AND 1."
    ),
    "JB-H.D1ii": _(
        "Else, if every shot is more likely stopped than not, it plays the one of "
        "fewest points (2-POINTER, DUNK, 3-POINTER, HALF COURT) with AND 1."
    ),
    "JB-H.D1iii": _(
        "Else it plays the shot with the most points to expect, AND 1 included; of "
        "equals the first of 2-POINTER, 3-POINTER, DUNK, HALF COURT."
    ),
    "JB-H.D1iv": _("Without a shot it calls a time out if it can, else it discards."),
    "JB-H.D2": _(
        "It always stops a shot, with the first it holds of AIR BALL!, BRICK!, MISS!, "
        "3-SECOND VIOLATION, BLOCK!, TECHNICAL FOUL."
    ),
    "JB-H.D3": _("With a time out it trades in no further card."),
    "JB-H.D4": _(
        "It discards the first two of TIME OUT, HALF COURT (more than 12 cards in the "
        "pile), AND 1, AIR BALL!, BRICK!, MISS!, 3-SECOND VIOLATION, BLOCK!, "
        "TECHNICAL FOUL, HALF COURT (12 or fewer), JUKEM."
    ),
}

_EXAMPLES: Final = {
    "JB-V1": _(
        "A new game: home deals, so away gets the first card and every second one "
        "after it. Away moves, with 46 cards in the pile."
    ),
    "JB-V2": _(
        "A hand of 2-POINTER, AND 1, JUKEM and two stoppers has four plays: with and "
        "without each helper."
    ),
    "JB-V3": _(
        "A hand of AND 1, JUKEM, HALF COURT and two different stoppers must discard: "
        "ten different pairs."
    ),
    "JB-V4": _(
        "A hand without a shot but with TIME OUT chooses between time out and discard."
    ),
    "JB-V5": _(
        "A 3-POINTER with AND 1 is stopped by AIR BALL!: no points, three cards "
        "discarded; the shooter draws two, then the defender one."
    ),
    "JB-V6": _("The same play let through scores 4 and counts as a take."),
    "JB-V7": _("A DUNK against only MISS!, BRICK! and AIR BALL! counts unasked."),
    "JB-V8": _(
        "A DUNK against MISS! and 3-SECOND VIOLATION: only the second may stop it."
    ),
    "JB-V9": _(
        "A 3-POINTER with JUKEM scores 3 past BLOCK! and TECHNICAL FOUL; where JUKEM "
        "doubles, 6, and 7 with AND 1."
    ),
    "JB-V10": _("With one card in the pile HALF COURT may not be played."),
    "JB-V11": _(
        "With the pile empty, HALF COURT scores 3 and ends the quarter: a 2-POINTER "
        "on the other side stays unplayed."
    ),
    "JB-V12": _(
        "HALF COURT is stopped by MISS!: play goes on, a 2-POINTER scores, and the "
        "quarter ends with nothing left to play."
    ),
    "JB-V13": _(
        "With the pile empty, AND 1 and JUKEM alone are no play; the other side plays "
        "its two 2-POINTERS between two passes."
    ),
    "JB-V14": _(
        "With one card in the pile, two discards bring one card: four are left in hand."
    ),
    "JB-V15": _(
        "With one card in the pile, a stopped shooter draws it and the stopper draws "
        "none."
    ),
    "JB-V16": _(
        "At 75–75 after four quarters home deals the overtime and away has the first "
        "turn."
    ),
    "JB-V17": _(
        "With the free throw, a DUNK stopped by TECHNICAL FOUL gives the stopper 1."
    ),
    "JB-V18": _(
        "TIME OUT with AND 1, AND 1 and HALF COURT: four cards go, four are drawn."
    ),
    "JB-V19": _(
        "A whole quarter between two standard coaches, card by card: home 18, away "
        "19, decided by a half-court shot on turn 33."
    ),
}


def _card_clauses() -> list[Clause]:
    clauses = []
    field_shots = {CARDS[shot]: POINTS[shot] for shot in FIELD_SHOTS}
    for card, copies in DECK.items():
        template = _DECK.get(card, _SHOT if card in field_shots else _STOPPER)
        text = words(
            template,
            copies=copies,
            card=CARD_NAMES[card],
            points=field_shots.get(card, 0),
        )
        clauses.append(Clause(f"JB-D.{card}", text))
    return clauses


def _stop_clauses() -> list[Clause]:
    clauses = []
    for card in STOPPER_CARDS:
        template = _STOPS_ALL if card in STOPS["DUNK"] else _STOPS_NO_DUNK
        clauses.append(Clause(f"JB-S.{card}", words(template, card=CARD_NAMES[card])))
    return [*clauses, Clause("JB-S.JUKEM", Words(_NO_STOP))]


def _coach_clauses() -> list[Clause]:
    dials = [Clause(f"JB-H.{dial.name}", dial.help) for dial in DIALS]
    return [*clauses_of(_COACH), *dials]


def _option_clauses() -> list[Clause]:
    return [Clause(f"JB-O.{option.name}", option.help) for option in OPTIONS]


CHAPTERS: Final = (
    chapter("cards", _("Cards"), _card_clauses()),
    chapter("stops", _("What stops what"), _stop_clauses()),
    chapter("play", _("Course of play"), clauses_of(_PLAY)),
    chapter("secrets", _("Choices and secrets"), clauses_of(_CONDUCT)),
    chapter("options", _("Options"), _option_clauses()),
    chapter("doubts", _("Doubts settled"), clauses_of(_RULINGS)),
    chapter("box_score", _("Box score"), clauses_of(_BOX_SCORE)),
    chapter("invariants", _("What always holds"), clauses_of(_INVARIANTS)),
    chapter("coach", _("Computer coach"), _coach_clauses()),
    chapter("examples", _("Worked examples"), clauses_of(_EXAMPLES)),
)
