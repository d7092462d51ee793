"""Doubts that the original leaves, and how they are settled."""

from typing import Final

from simulation.words import gettext_noop

_ = gettext_noop

RULINGS: Final = {
    "PD-A1": _(
        "Who has the ball in later quarters? The defender: the original’s rules say "
        "so, against the end of its example. A league may choose the attacker."
    ),
    "PD-A2": _(
        "Defender at the end of what? Of the last attack that was chosen, whatever "
        "came of it."
    ),
    "PD-A3": _(
        "Are runs allowed that mix numbers and figures? Yes, for two points, as in the "
        "original’s example."
    ),
    "PD-A4": _("May an ace stand in a run or a pair? Never: it has no value."),
    "PD-A5": _("How many cards pass from the arc to the paint? One: a card a zone."),
    "PD-A6": _("May an ace be played as an ordinary card? No."),
    "PD-A7": _(
        "Who may use an ace first? The offense, when it says what it plays; the "
        "defense only where the offense has not."
    ),
    "PD-A8": _(
        "May the defense answer a pass, shot or rebound with an ace in it, to force a "
        "foul or burn a card? No."
    ),
    "PD-A9": _("When is an alley-oop announced? After the miss, not before the roll."),
    "PD-A10": _("May an alley-oop follow a shot that went in? No."),
    "PD-A11": _(
        "May its figure be a card that was just drawn? No, unless a league allows it."
    ),
    "PD-A12": _("May one pull up at the arc or in the paint? No."),
    "PD-A13": _(
        "Does a pull-up after an inbound need a pass first? No: it replaces it."
    ),
    "PD-A14": _(
        "May an ace stop a pull-up? Yes: the ban is on the pull-up itself, the block "
        "is an action of its own. A league may forbid it."
    ),
    "PD-A15": _(
        "Must a new offense begin with a pass? Yes, except for pull-up, fast break and "
        "long shot."
    ),
    "PD-A16": _("Where is an offensive rebound taken? In the paint."),
    "PD-A17": _(
        "What may the defense do with a loose ball? Only pass: it has won no rebound."
    ),
    "PD-A18": _("May one side go for the rebound alone? Yes."),
    "PD-A19": _(
        "Are rebound cards open? Yes, the offense’s first, unless a league hides them."
    ),
    "PD-A20": _(
        "Which card shoots free throws after a pull-up? The spade or the heart of the "
        "pair."
    ),
    "PD-A21": _("Does one ace make all free throws? No, one ace makes one throw."),
    "PD-A22": _(
        "In which order are time-outs called? The side that plays next is asked first."
    ),
    "PD-A23": _("How many cards may a short pile change? As many as it holds."),
    "PD-A24": _(
        "When is a card the last one? When the pile is empty and the hand is that card "
        "alone, which must be no ace."
    ),
    "PD-A25": _("May a long shot follow an inbound? No."),
    "PD-A26": _(
        "What if one side is out of cards? It gives up the ball, and the other goes on."
    ),
    "PD-A27": _(
        "What if the offense runs out of cards at the arc or in the paint? It gives up "
        "the ball, too."
    ),
    "PD-A28": _(
        "How does overtime begin? Like any later quarter: the tip-off is for the start "
        "of the game."
    ),
    "PD-A29": _(
        "How often is a level game extended? By five overtimes at most, then by the "
        "shoot-out, which a league may have at once."
    ),
    "PD-A30": _("Does a shot that was fouled and missed count as tried? No."),
    "PD-A31": _("May an ace be laid for the tip-off? No."),
    "PD-A32": _("Do suits matter in pairs and runs? No."),
    "PD-A33": _(
        "Does the card that shoots free throws count as one of the five? No: the hand "
        "is filled at once."
    ),
    "PD-A34": _(
        "Does answering a time-out use up one’s own? No. Can there be two in one "
        "break? No."
    ),
    "PD-A35": _(
        "How does a shoot-out enter the score? Its throws do not; its winner gets one "
        "point, in a period of its own, so that the standings know who won."
    ),
    "PD-A36": _(
        "With hidden rebound cards, what if both add an ace? The defense takes its own "
        "back, and the offense has won. An ace against no card is spent."
    ),
}
