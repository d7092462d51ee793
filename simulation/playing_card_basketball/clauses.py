"""Every rule as the engine plays it, numbered as rule cases cite it.

In the order in which a newcomer reads: the cards, a game from the tip-off to the last
basket, then options, settled doubts, the box score, the built-in coach and worked
examples.
"""

from typing import Final

from simulation.playing_card_basketball.coaches import DIALS
from simulation.playing_card_basketball.options import OPTIONS
from simulation.rulebook import Clause, chapter, clauses_of
from simulation.words import gettext_noop

_ = gettext_noop

_CARDS: Final = {
    "PB-D.HOME": _(
        "Home plays the black suits: the spades are its big play pile, the clubs its "
        "fundamentals."
    ),
    "PB-D.AWAY": _(
        "Away plays the red suits: the diamonds are its big play pile, the hearts its "
        "fundamentals."
    ),
    "PB-D.RANKS": _(
        "Each pile is the thirteen cards of its suit, from the two to the ace. A jack "
        "counts 11, a queen 12, a king 13, and an ace 14, or 1 where aces are low."
    ),
    "PB-D.DISCARDS": _(
        "Beside each pile lie the discards of its suit, face up for all to see."
    ),
}

_PLAY: Final = {
    "PB-R1.1": _("The deck is split by suits, and each of the four piles is shuffled."),
    "PB-R1.2": _(
        "For the tip-off each side turns over a card of its fundamentals. The higher "
        "one gets the ball, and both are discarded."
    ),
    "PB-R1.3": _("If they are level, two more are turned over, until they differ."),
    "PB-R2.1": _(
        "For each play the offense draws a big play card, then a fundamentals card, "
        "and the defense a big play card. Each side sees its own."
    ),
    "PB-R2.2": _(
        "After a pass that a steal was tried on and that was held, the offense may "
        "discard its new big play card and draw another, once. The fundamentals card "
        "stays."
    ),
    "PB-R3": _(
        "The offense passes, or shoots for two or for three. It says which before the "
        "defense answers; its cards stay hidden until then."
    ),
    "PB-R4.1": _(
        "A pass that the defense lets go is completed: all three cards are discarded, "
        "and the same side draws anew."
    ),
    "PB-R4.2": _(
        "To try a steal is to compare the big play card of the defense with the "
        "fundamentals card of the offense, both shown."
    ),
    "PB-R4.3": _(
        "If the defense is higher, it steals the ball: all three cards are discarded, "
        "and it begins a possession."
    ),
    "PB-R4.4": _(
        "Else the pass is held: it is completed, and the offense may draw another big "
        "play card in its next play."
    ),
    "PB-R5.two_left": _(
        "A two that is left to chance meets the next card of the defense’s "
        "fundamentals. The shot scores 2 if it is as high or higher; else it misses."
    ),
    "PB-R5.two_contested": _(
        "A two that is contested meets the big play card of the defense. Lower, it is "
        "blocked. Higher, it scores 2 with a foul and one free throw. Level, it is a "
        "foul without a basket and two free throws."
    ),
    "PB-R5.three_left": _(
        "A three that is left to chance scores 3 if it is at least three higher than "
        "the card that is turned over; else it misses."
    ),
    "PB-R5.three_contested": _(
        "A three that is contested scores 3 if it is at least three higher. Else it is "
        "a block, where the defense is higher, or a contested miss. It is never a foul."
    ),
    "PB-R5.1": _(
        "After a shot all cards of the play are discarded, the unused ones too, before "
        "any free throw or rebound."
    ),
    "PB-R5.2": _(
        "After a basket, a block, a miss or the last free throw the other side gets "
        "the ball."
    ),
    "PB-R6.1": _(
        "For a free throw the offense turns over a big play card, the defense a "
        "fundamentals card, fresh ones each time. It scores 1 if the offense is as "
        "high or higher."
    ),
    "PB-R6.2": _(
        "After the last free throw the other side gets the ball, whether it went in or "
        "not; there is no rebound."
    ),
    "PB-R7.1": _(
        "When a card is due from an empty pile, the discards of its suit are shuffled "
        "to be the pile; cards in play are not among them."
    ),
    "PB-R7.2": _("Suits are never mixed."),
    "PB-R8.1": _(
        "If the league plays with rebounds, a shot that was left to chance and missed "
        "is followed by one, decided like a tip-off."
    ),
    "PB-R8.2": _(
        "If the offense gets it, the possession goes on: passes count on, and no card "
        "may be drawn again. Else the defense has the ball."
    ),
    "PB-R9.1": _(
        "After every basket and every free throw a side that has the points to win, "
        "and the margin, wins at once. Free throws that are left are not shot."
    ),
    "PB-R10.1": _(
        "After the greatest number of passes in a possession the offense must shoot."
    ),
    "PB-R10.2": _(
        "Every possession may score, so a game comes to its end unless both sides try "
        "to miss; for those there is a last possession."
    ),
    "PB-R10.3": _(
        "After the greatest number of possessions the leader wins; if level, one more "
        "tip-off decides, and is worth a point, so that the score names the winner. "
        "From play 1,500 on nobody may pass, and the possession is the last."
    ),
    "PB-R10.4": _("No game ends level."),
}

_CONDUCT: Final = {
    "PB-C2": _(
        "Every question leaves two answers at least, so nothing is ever chosen for a "
        "side. A card that is the last of its pile comes by itself."
    ),
    "PB-C3": _(
        "Nobody knows the order of a pile. A card that is drawn or turned over is any "
        "that the pile still holds, all equally likely; one that cannot be in it is "
        "refused when people draw and type."
    ),
    "PB-C4": _(
        "A side sees its own cards, all discards and how many cards each pile has: not "
        "the other side’s cards, nor the order of any pile. When the game is over, "
        "everything is open."
    ),
    "PB-C5": _(
        "The same cards and choices always give the same game, and the box score is "
        "added up from what happened in it."
    ),
    "PB-C6": _("A choice that is not allowed is refused and changes nothing."),
    "PB-C7": _("The random coach takes each of its options equally often."),
}

_RULINGS: Final = {
    "PB-A1": _("Is the ace high or low? High, unless the league plays it low."),
    "PB-A2": _(
        "When is a pile shuffled anew? When a card is due and none is left, not when "
        "the last one is drawn."
    ),
    "PB-A3": _(
        "What if the second pair of a tip-off is level too? Pairs are turned over "
        "until one is not."
    ),
    "PB-A4": _("May the offense shoot at once? Yes, no pass is needed."),
    "PB-A5": _("When is a three declared? With the shot, before the defense answers."),
    "PB-A6": _(
        "What may be drawn again after a held pass? The new big play card alone, with "
        "both new cards in view, once and at once."
    ),
    "PB-A7": _("Does a held pass let the defense draw again? No."),
    "PB-A8": _("Are discards open? Yes, they lie face up."),
    "PB-A9": _(
        "What do equal cards give on a contested three? No basket, and no foul."
    ),
    "PB-A10": _(
        "When is a contested three that fails a block? If the defense is higher; else "
        "it is a contested miss. It counts in the box score alone."
    ),
    "PB-A11": _(
        "What if the basket of a foul reaches the points to win? The game ends on the "
        "basket."
    ),
    "PB-A12": _("Is a missed free throw live? No, the defense gets the ball."),
    "PB-A13": _(
        "Is there a rebound after a blocked or contested shot? No, only after one that "
        "was left to chance and missed."
    ),
    "PB-A14": _("Are rebounds played? No, unless the league chooses them."),
    "PB-A15": _(
        "May a side pass for ever? No: after 24 passes, or as many as the league "
        "chooses, it must shoot."
    ),
    "PB-A16": _("Who plays black? Home."),
    "PB-A17": _(
        "Is a defense’s unused card shown? Yes, it is discarded face up with the rest."
    ),
    "PB-A18": _(
        "Does an offensive rebound begin a new count of passes? No, the possession is "
        "the same."
    ),
    "PB-A19": _(
        "Which cards are discarded after a shot, and when? All of them, in hand and on "
        "the table, before free throws and rebounds."
    ),
}

_BOX_SCORE: Final = {
    "PB-B.PTS": _(
        "PTS are the points; DEC those among them from a tip-off that decided a level "
        "game."
    ),
    "PB-B.FG2": _(
        "2PM are two-point baskets, 2PA two-point shots but for those that end in two "
        "free throws."
    ),
    "PB-B.FG3": _("3PM are three-point baskets, 3PA all three-point shots."),
    "PB-B.FT": _("FTA are free throws shot, FTM those that went in."),
    "PB-B.AND1": _("AND1 are two-point baskets with a foul."),
    "PB-B.PF": _("PF are fouls of the side on defense."),
    "PB-B.BLK": _("CON are shots that a side contested, BLK its blocks."),
    "PB-B.STL": _(
        "STA are steals tried, STL those that came off, TO balls that a side lost so."
    ),
    "PB-B.PASS": _("PASS are completed passes, RDW big play cards drawn again."),
    "PB-B.REB": _("ORB and DRB are rebounds of the offense and of the defense."),
    "PB-B.POSS": _("POSS are possessions; PPP are points a possession."),
    "PB-B.TIP": _("TIP is 1 for the side that won the tip-off."),
}

_INVARIANTS: Final = {
    "PB-I1": _(
        "Points are twice the two-point baskets, three times the three-point ones, the "
        "free throws made, and the point of a deciding tip-off."
    ),
    "PB-I2": _(
        "Balls lost are the other side’s steals. Steals are no more than were tried, "
        "blocks no more than were contested."
    ),
    "PB-I3": _(
        "Fouls are the other side’s baskets with a foul and its trips for two free "
        "throws. These give one and two free throws; the winner may have one fewer."
    ),
    "PB-I4": _("The sides’ possessions differ by one at most."),
    "PB-I5": _(
        "Possessions are shots tried, balls lost and trips for two free throws, less "
        "offensive rebounds."
    ),
    "PB-I6": _(
        "By the options of the rule book the winner has 10, 11 or 12 points and the "
        "loser 0 to 9."
    ),
    "PB-I7": _(
        "Pile, discards and cards in play of a suit are always its thirteen cards."
    ),
    "PB-I8": _(
        "With rebounds, those of both sides are the shots left to chance that missed; "
        "else there are none."
    ),
}

_COACH: Final = {
    "PB-H.D1": _(
        "With three points to go the standard coach shoots a three with a king or an "
        "ace. Else it passes with a four or lower, with a five to nine if its "
        "fundamentals card is two higher or more, and with a ten beside a king or an "
        "ace; else it shoots for two."
    ),
    "PB-H.D2": _("It tries to steal with a six or higher."),
    "PB-H.D3": _(
        "It contests a two with a jack or higher, a three with a ten or higher."
    ),
    "PB-H.D4": _("After a held pass it draws again for an eight or lower."),
    "PB-H.X1": _(
        "The expert coach counts the cards that are gone, and reckons for each choice "
        "how often it wins from the score that comes of it, against a side that plays "
        "like the standard coach."
    ),
    "PB-H.X2": _(
        "It passes or shoots for two or three, whichever wins most often; a next play "
        "is reckoned from the cards that are left."
    ),
    "PB-H.X3": _(
        "On defense it takes the cards of the offense to be those with which the "
        "standard coach would pass or shoot so, and does what wins most often."
    ),
    "PB-H.X4": _(
        "After a held pass it draws again where the cards that are left win more often "
        "on average."
    ),
}

_EXAMPLES: Final = {
    "PB-V1": _("7♣ against 9♥: away wins the tip-off, and both cards are discarded."),
    "PB-V2": _("7♣ against 7♥, then K♣ against 4♥: home wins the second pair."),
    "PB-V3": _(
        "A pass that is let go is completed: the same side draws three new cards and "
        "is not asked to draw again."
    ),
    "PB-V4": _("9♦ against a pass with 8♣ is a steal, and away has the ball."),
    "PB-V5": _("8♦ against a pass with 8♣ is held: home may draw again next."),
    "PB-V6": _("It gives up 5♠ for K♠, and is not asked again."),
    "PB-V7": _("J♠ for two against J♥ from the pile goes in: 2 points."),
    "PB-V8": _("10♠ for two against J♥ from the pile misses."),
    "PB-V9": _("10♠ for two contested by Q♦ is blocked without a foul."),
    "PB-V10": _(
        "Q♠ for two contested by 10♦ goes in with a foul; the free throw, 6♠ against "
        "6♥, makes it 3 points."
    ),
    "PB-V11": _(
        "9♠ for two contested by 9♦ is a foul without a try: two free throws, 2♠ "
        "against 8♥ missed, A♠ against K♥ made."
    ),
    "PB-V12": _("A♠ for three against J♥ from the pile goes in, three higher."),
    "PB-V13": _("A♠ for three against Q♥ from the pile misses, two higher."),
    "PB-V14": _("8♠ for three contested by 8♦ is a contested miss, and no foul."),
    "PB-V15": _("8♠ for three contested by 9♦ is a block."),
    "PB-V16": _(
        "At 9–4, Q♠ for two contested by 10♦ ends the game at 11–4 without the free "
        "throw."
    ),
    "PB-V17": _(
        "At 9–9 the first of two free throws goes in and ends the game at 10–9."
    ),
    "PB-V18": _(
        "With one spade in hand and none in the pile, twelve discards are shuffled."
    ),
    "PB-V19": _("After 24 passes only shots are left to choose from."),
    "PB-V20": _(
        "A rebound: 5♣ against 5♥ is level, J♣ against 3♥ gives home the ball, and the "
        "possession that it shot in goes on."
    ),
    "PB-V21": _(
        "A whole game to four points between two standard coaches, card by card: home "
        "wins 4–1 in six possessions."
    ),
}


def _coach_clauses() -> list[Clause]:
    dials = [Clause(f"PB-H.{dial.name}", dial.help) for dial in DIALS]
    return [*clauses_of(_COACH), *dials]


def _option_clauses() -> list[Clause]:
    return [Clause(f"PB-O.{option.name}", option.help) for option in OPTIONS]


CHAPTERS: Final = (
    chapter("cards", _("Cards"), clauses_of(_CARDS)),
    chapter("play", _("Course of play"), clauses_of(_PLAY)),
    chapter("secrets", _("Choices and secrets"), clauses_of(_CONDUCT)),
    chapter("options", _("Options"), _option_clauses()),
    chapter("doubts", _("Doubts settled"), clauses_of(_RULINGS)),
    chapter("box_score", _("Box score"), clauses_of(_BOX_SCORE)),
    chapter("invariants", _("What always holds"), clauses_of(_INVARIANTS)),
    chapter("coach", _("Computer coach"), _coach_clauses()),
    chapter("examples", _("Worked examples"), clauses_of(_EXAMPLES)),
)
