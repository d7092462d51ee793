"""Worked examples, each of which a rule case plays."""

from typing import Final

from simulation.words import gettext_noop

_ = gettext_noop

EXAMPLES: Final = {
    "PD-V1": _(
        "Tip-off of 10♣ against 9♦: home has the ball, and both hold five again."
    ),
    "PD-V2": _(
        "Tip-off of 9♣ against 9♦: the sides roll 7 and 7, then 7 and 2, so home wins."
    ),
    "PD-V3": _("A pass is answered with 3♥, and a double four steals it."),
    "PD-V4": _("A pass of two cards is answered with 3♥; 5 and 6 do not steal it."),
    "PD-V5": _("A pass with an ace is not answered, and two cards are drawn."),
    "PD-V6": _("A pass is stolen with 5♦ and an ace, without a roll."),
    "PD-V7": _(
        "A double two blocks a three before the shooter rolls; it counts as tried."
    ),
    "PD-V8": _(
        "A three, contested: 6 against 8 is no foul, and 8 misses; an alley-oop or a "
        "rebound follows."
    ),
    "PD-V9": _(
        "A three, contested: 11 against 10 is a foul, and 10 goes in, plus one throw."
    ),
    "PD-V10": _(
        "A three, contested: 7 against 5 is a foul and a miss: three throws, no try."
    ),
    "PD-V11": _("A two that nobody contests goes in with 7."),
    "PD-V12": _("A two, contested: 9 against 4 is a foul and a miss: two throws."),
    "PD-V13": _("A two, contested: 4 against 4 is no foul and a miss."),
    "PD-V14": _(
        "A three misses with K♣ still in hand: the alley-oop gives two points, and "
        "there is no rebound."
    ),
    "PD-V15": _("A three misses, and K♣ is drawn only afterwards: no alley-oop."),
    "PD-V16": _("A dunk with Q♠ misses with 3 and goes in with 4."),
    "PD-V17": _("A rebound of 6♣ against 9♥: away has the ball in its own half."),
    "PD-V18": _("A rebound of 6♣ against no card: home goes on in the paint."),
    "PD-V19": _(
        "Nobody goes for the rebound: away has a loose ball and may only pass."
    ),
    "PD-V20": _(
        "A rebound of 6♣ with an ace: away is not asked, home is in the paint."
    ),
    "PD-V21": _("After a steal 9♣, 10♠ and J♣ make a fast break for two."),
    "PD-V22": _("After a defensive rebound J♣, Q♠ and K♣ make a fast break for three."),
    "PD-V23": _(
        "After an inbound J♣, Q♠, K♣ and K♠ are no fast break, but the kings pull up "
        "for two or three."
    ),
    "PD-V24": _("At the start of a quarter a pair of fives may only pass."),
    "PD-V25": _(
        "After a block the last card, 7♣, shoots from the own half: 11 is three."
    ),
    "PD-V26": _("The same with A♣ instead: nothing to play, the ball is given up."),
    "PD-V27": _(
        "The same after an inbound: 7♣ must pass, and the ball is given up at the arc."
    ),
    "PD-V28": _(
        "A free throw with an ace is good without a roll; the ace is replaced."
    ),
    "PD-V29": _(
        "The last free throw misses, and there is a rebound; a miss before it does "
        "nothing."
    ),
    "PD-V30": _(
        "Home is out of cards and away scores: home gives up the ball, and away has it "
        "again."
    ),
    "PD-V31": _(
        "Home attacked last in the first quarter: away has the ball in the second, or "
        "home where a league so chooses."
    ),
    "PD-V32": _(
        "The original’s example of 38 steps, from the tip-off to three free throws: "
        "home 6, away 4."
    ),
}
