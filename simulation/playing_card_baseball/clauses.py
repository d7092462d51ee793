"""Every rule as the engine plays it, numbered as rule cases cite it.

In the order in which a newcomer reads: innings, a plate appearance from the deal to the
showdown, what a hand is worth, then options, settled doubts, the box score, the
built-in coach and worked examples.
"""

from typing import Final

from simulation.playing_card_baseball.coaches import DIALS
from simulation.playing_card_baseball.examples import EXAMPLES
from simulation.playing_card_baseball.options import OPTIONS
from simulation.rulebook import Clause, chapter, clauses_of
from simulation.words import gettext_noop

_ = gettext_noop

_INNINGS: Final = {
    "PC-R1.1": _(
        "Home pitches first: an inning is a half of away at bat, then one of home. "
        "Each half begins with a shuffle of all 52 cards, empty bases and nobody out, "
        "and three outs end it."
    ),
    "PC-R1.2": _(
        "Home does not bat in the last regulation inning if it already leads. The line "
        "score shows X for that half."
    ),
    "PC-R1.3": _(
        "In the last regulation inning or later the game ends as soon as home takes "
        "the lead. On a home run all runs count, otherwise only as many as make a lead "
        "of one: runners who did not need to score stay on base."
    ),
    "PC-R1.4": _(
        "Level after regulation, the sides play extra innings, one by one. Level after "
        "the most innings that the league allows, the game is a tie."
    ),
    "PC-R8": _(
        "Two hundred plate appearances in one half end it, however many are out."
    ),
}

_PLATE: Final = {
    "PC-R2.1": _(
        "Before every deal but the first of a half the pitcher shuffles all cards or "
        "plays on with the deck as it is."
    ),
    "PC-R2.2": _("Six cards go to the pitcher, then three to the batter."),
    "PC-R2.3": _(
        "Once a game the side at bat may send a pinch hitter: it throws its three "
        "cards away and draws three new ones."
    ),
    "PC-R2.4": _(
        "Then, once a game, the side in the field may bring in a reliever: it throws "
        "its six cards away and draws six new ones."
    ),
    "PC-R2.5": _("Then runners may steal."),
    "PC-R2.6": _(
        "The pitcher throws a fastball (three cards), a curveball (two), a slider "
        "(one) or a changeup (none): he draws so many, then the batter as many."
    ),
    "PC-R2.7": _(
        "The batter looks at his cards and swings: for a single he draws three more, a "
        "double two, a triple one, a home run none. If he wins, he takes that many "
        "bases and every runner moves on as many."
    ),
    "PC-R2.8": _(
        "Both hands are shown, six cards and those of the pitch against three and "
        "those of pitch and swing. The better poker hand wins; equal ones by the "
        "league’s choice, which is the batter’s unless it says otherwise."
    ),
    "PC-R2.9": _("A batter who loses is out, and the runners stay."),
    "PC-R2.10": _(
        "All cards used go under the deck: the batter’s, then the pitcher’s, then "
        "those thrown away or turned for steals, each in the order in which they came. "
        "The batter’s first card is the first to come up again."
    ),
    "PC-R7": _(
        "A plate appearance takes 33 cards at the most, so the deck never runs out."
    ),
}

_RUNNING: Final = {
    "PC-R4.1": _(
        "Before the pitch the side at bat may send a runner: from second to an empty "
        "third, or from first to an empty second. After each try it may send another; "
        "no runner tries twice in a plate appearance, and nobody steals home."
    ),
    "PC-R4.2": _(
        "One card is turned for the runner, then one for the pitcher. If the runner’s "
        "rank is the same or higher he is safe on the next base, else he is out."
    ),
    "PC-R4.3": _(
        "If he is the third out, the half ends at once and the plate appearance does "
        "not count. A substitute sent in it stays used."
    ),
    "PC-R5.1": _(
        "With nobody or one out and a runner on base the batter may swing for a "
        "sacrifice fly instead."
    ),
    "PC-R5.2": _(
        "He draws four cards and is out in any case. If his hand is strictly better, "
        "all runners move on two bases, else they stay. No double play follows."
    ),
    "PC-R6.1": _(
        "After an out at the showdown, with a runner on first and fewer than three "
        "out, the pitcher may go for a double play."
    ),
    "PC-R6.2": _(
        "The batter adds two cards, face up. If the pitcher’s hand is still better, "
        "the runner from first is out and the others stay; if the batter’s is now "
        "better, all runners move on one base; if they are equal, nothing happens."
    ),
}

_HANDS: Final = {
    "PC-R3.1": _(
        "Five or more cards are worth the best five of them: straight flush, four of a "
        "kind, full house, flush, straight, three of a kind, two pair, a pair, high "
        "card. An ace is high, or low in a straight to five."
    ),
    "PC-R3.2": _(
        "Fewer than five cards make no straight, flush or full house. Two pair and "
        "four of a kind need four cards."
    ),
    "PC-R3.3": _(
        "Hands of one kind compare the ranks that make it, then the other cards from "
        "the highest down, up to five in all. A card that is missing is lower than any."
    ),
    "PC-R3.4": _("Hands that are equal in all this are equal: suits break no tie."),
}

_CONDUCT: Final = {
    "PC-C2": _(
        "Where there is nothing to choose nobody is asked: without a runner who can "
        "steal, a substitute left, or a runner on first after an out."
    ),
    "PC-C3": _(
        "A shuffle makes the order of the deck unknown, and each card left is as "
        "likely as any other. Cards put under the deck keep their known order; when "
        "people draw and type, a card that cannot come now is refused."
    ),
    "PC-C4": _(
        "A side sees its own cards, all that lies open and how many cards lie "
        "elsewhere, but neither the other hand before the showdown nor the order of a "
        "shuffled deck. A card that comes up again in known order is known to both."
    ),
    "PC-C6": _("A choice that is not allowed is refused and changes nothing."),
}

_RULINGS: Final = {
    "PC-A1": _(
        "Who wins with equal hands? The batter, as a runner is safe with an equal "
        "card, unless the league gives it to the pitcher."
    ),
    "PC-A2": _(
        "What are three or four cards worth? Straights and flushes need five, and a "
        "missing card is lower than any."
    ),
    "PC-A3": _("What of more than five cards? The best five count."),
    "PC-A4": _("Is the ace high or low? High, or low in a straight to five."),
    "PC-A5": _(
        "Where do used cards go? Under the deck in a fixed order, unless the league "
        "has them mixed."
    ),
    "PC-A6": _(
        "When may the pitcher shuffle? Before each deal. The original says whenever he "
        "wants; once a plate appearance is enough."
    ),
    "PC-A7": _(
        "Who is dealt first? The pitcher, then the batter; at a steal the runner’s "
        "card is turned first."
    ),
    "PC-A8": _("Does the batter see the cards of the pitch before he swings? Yes."),
    "PC-A9": _(
        "A sacrifice fly with two out or empty bases? Not allowed: it could only give "
        "an out away."
    ),
    "PC-A10": _(
        "Equal hands at a sacrifice fly or a double play? No runner moves on, and "
        "nothing happens."
    ),
    "PC-A11": _("Which runner does a double play put out? The one on first."),
    "PC-A12": _("A double play after the third out? The half is over: none."),
    "PC-A13": _("A double play fails: is the batter safe? No, he stays out."),
    "PC-A14": _(
        "May a runner steal a base that is taken? No. For a double steal the one ahead "
        "goes first."
    ),
    "PC-A15": _("When are bases stolen? After deal and substitutes, before the pitch."),
    "PC-A16": _("Who substitutes first? The batter, then the pitcher."),
    "PC-A17": _(
        "What does once a game mean? One pinch hitter and one reliever for each side, "
        "extra innings included."
    ),
    "PC-A18": _(
        "Home leads before its last half, or takes the lead in it? As in real "
        "baseball: it does not bat, or the game ends there."
    ),
    "PC-A19": _(
        "Level after the last inning? Extra innings, each half with a fresh shuffle. A "
        "league that wants three innings only allows no more than these."
    ),
    "PC-A20": _(
        "Are the optional rules in play? Yes, as the original recommends; the basic "
        "way of playing switches all four off."
    ),
    "PC-A21": _("Which side is home? The schedule says."),
    "PC-A22": _(
        "Who scores on a double play? Nobody if it is turned: the others hold. If it "
        "fails, the runner from third."
    ),
    "PC-A23": _("A double play behind a sacrifice fly that failed? No."),
    "PC-A24": _("May a runner try again before the same pitch? No, once."),
    "PC-A25": _("Are hands that are thrown away shown? Yes, face up."),
    "PC-A26": _(
        "Where do runners hold who need not score the winning run? As far on as there "
        "is room behind the one ahead; the hit keeps its name."
    ),
    "PC-A27": _(
        "What if a table does not keep the order of used cards? The league has them "
        "mixed: those of each plate appearance lie under the deck as one heap."
    ),
}

_BOX_SCORE: Final = {
    "PC-B.R": _("R are the runs; the columns 1 to 9 and 10+ the innings they came in."),
    "PC-B.PA": _(
        "PA are plate appearances that were completed, AB those without a sacrifice "
        "fly that scored."
    ),
    "PC-B.H": _(
        "H are hits, by kind 1B, 2B, 3B and HR; TB their bases; AVG is hits by at-bat, "
        "SLG total bases by at-bat."
    ),
    "PC-B.RBI": _(
        "RBI are runs that came in on hits, sacrifice flies and double plays that "
        "failed."
    ),
    "PC-B.SF": _(
        "SFA are sacrifice flies tried, SFW those that moved the runners, SF those "
        "that scored at least one run."
    ),
    "PC-B.SB": _("SB are stolen bases, CS runners caught."),
    "PC-B.GDP": _("GDP are double plays hit into."),
    "PC-B.LOB": _("LOB are runners left on base at the end of each half."),
    "PC-B.SW": _("1BA, 2BA, 3BA and HRA are the swings; 1B% and so on how many won."),
    "PC-B.IP": _("IP are innings pitched, thirds behind the point: an out is a third."),
    "PC-B.PH": _("H, R and HR under pitching are what the side allowed."),
    "PC-B.FB": _(
        "FB, CB, SL and CH are pitches by kind; FBO, CBO, SLO and CHO the outs behind "
        "them, of batters and of runners doubled off."
    ),
    "PC-B.DP": _("DP are double plays turned, DPA those tried."),
    "PC-B.BEST": _(
        "BEST is the best hand that the side showed as pitcher, from 1, a high card, "
        "to 9, a straight flush."
    ),
}

_INVARIANTS: Final = {
    "PC-I1": _(
        "Hits are those of the four kinds, at-bats are plate appearances less "
        "sacrifice flies that scored, runs are those of the innings and all batted in."
    ),
    "PC-I2": _(
        "In every half plate appearances are runs, runners left, batters out and "
        "runners out; outs are three unless the game ends there."
    ),
    "PC-I3": _(
        "Plate appearances are hits, outs at the showdown and sacrifice flies tried; "
        "runners out are those caught stealing and those doubled off."
    ),
    "PC-I4": _(
        "Double plays of one side are those that the other hit into. No more "
        "sacrifice flies score than are tried."
    ),
    "PC-I5": _(
        "Away bats in every inning, home as often or once less. Only a game that "
        "reached the most innings is level."
    ),
    "PC-I6": _("Between plate appearances the deck holds 52 different cards."),
    "PC-I7": _(
        "At the showdown the pitcher has six to nine cards, the batter three to ten."
    ),
}

_COACH: Final = {
    "PC-H.shuffle": _("The standard coach shuffles before every batter."),
    "PC-H.steal": _("It sends no runner."),
    "PC-H.double": _("It always goes for the double play."),
    "PC-H.pinch": _(
        "It sends the pinch hitter for a high card of queen or lower, in the last "
        "regulation inning or later or with a runner on second or third."
    ),
    "PC-H.relief": _(
        "It brings in the reliever for a high card, in the last regulation inning or "
        "later or with a runner on base."
    ),
    "PC-H.pitch": _(
        "It throws a fastball with a high card or a pair of two to six, else a "
        "changeup."
    ),
    "PC-H.homer": _(
        "It swings for a home run with two pair or better, and with a pair of jacks or "
        "higher when the pitch gave one card or none."
    ),
    "PC-H.fly": _(
        "Else, with less than a pair of jacks, it tries a sacrifice fly if it may, a "
        "runner is on second, and one is on first or exactly one is out."
    ),
    "PC-H.double_swing": _(
        "Else it swings for a double with a pair of seven or higher, a runner on "
        "second and third empty; else for a single."
    ),
}


_EXPERT: Final = {
    "PC-H.expert": _(
        "The expert coach reckons the chance to win the game from inning, lead, outs "
        "and bases, and takes the pitch or swing that does best over many deals of the "
        "cards it has not seen, against a side that plays like the standard coach."
    ),
    "PC-H.expert_count": _(
        "For a steal or a double play it counts every pair of cards that may be "
        "turned, and tries it where that helps. It substitutes and shuffles like the "
        "standard coach."
    ),
}


def _coach_clauses() -> list[Clause]:
    dials = [Clause(f"PC-H.{dial.name}", dial.help) for dial in DIALS]
    return [*clauses_of(_COACH), *dials, *clauses_of(_EXPERT)]


def _option_clauses() -> list[Clause]:
    return [Clause(f"PC-O.{option.name}", option.help) for option in OPTIONS]


CHAPTERS: Final = (
    chapter("innings", _("Innings"), clauses_of(_INNINGS)),
    chapter("plate", _("A plate appearance"), clauses_of(_PLATE)),
    chapter("hands", _("What a hand is worth"), clauses_of(_HANDS)),
    chapter("runners", _("Steals, flies and double plays"), clauses_of(_RUNNING)),
    chapter("secrets", _("Choices and secrets"), clauses_of(_CONDUCT)),
    chapter("options", _("Options"), _option_clauses()),
    chapter("doubts", _("Doubts settled"), clauses_of(_RULINGS)),
    chapter("box_score", _("Box score"), clauses_of(_BOX_SCORE)),
    chapter("invariants", _("What always holds"), clauses_of(_INVARIANTS)),
    chapter("coach", _("Computer coach"), _coach_clauses()),
    chapter("examples", _("Worked examples"), clauses_of(EXAMPLES)),
)
