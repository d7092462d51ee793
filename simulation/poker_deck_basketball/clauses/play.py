"""The cards, the course of play, and what is secret."""

from typing import Final

from simulation.words import gettext_noop

_ = gettext_noop

CARDS: Final = {
    "PD-D.DECKS": _(
        "A poker deck is split by colour: home has the 26 black cards, away the 26 red "
        "ones. Each side plays with its own half alone."
    ),
    "PD-D.VALUES": _(
        "Cards from 2 to 10 count what they show, a jack 11, a queen 12, a king 13. "
        "Jacks, queens and kings are figures."
    ),
    "PD-D.ACES": _(
        "An ace has no value and is the joker: it goes beside the card that acts, and "
        "the action succeeds."
    ),
    "PD-D.DICE": _(
        "Two six-sided dice. Their sum decides shots, and whether they are a double "
        "decides steals and blocks."
    ),
    "PD-D.ZONES": _(
        "The ball is in the own half, around the arc, or in the paint: shots for three "
        "are taken at the arc, for two in the paint."
    ),
}

PLAY: Final = {
    "PD-R1.1": _(
        "In every quarter both decks are shuffled anew, and each side draws five cards."
    ),
    "PD-R1.2": _(
        "The first quarter begins with the tip-off: both lay a card face down, and the "
        "higher value has the ball. Level sides roll, home first, until one sum is "
        "higher. Both draw a new card."
    ),
    "PD-R1.3": _(
        "Every other quarter and overtime begins with a pass from the own half, "
        "without a tip-off."
    ),
    "PD-R1.4": _(
        "From the second quarter on, the side has the ball that defended when the "
        "previous quarter’s last attack was chosen."
    ),
    "PD-R2.1": _(
        "Played cards are discarded. When an action is over, a shot before its "
        "rebound, both sides fill their hands up to five cards or until their pile is "
        "empty, the offense first."
    ),
    "PD-R2.2": _(
        "An ace is played with the card that acts, never by itself. In one action one "
        "side may use an ace, not both: where the offense has, the defense may not."
    ),
    "PD-R2.3": _(
        "An ace may go with a pass, a two, a three, a free throw, a rebound, a steal "
        "and a block: not with the tip-off, a dunk, an alley-oop, a pull-up, a fast "
        "break or a long shot."
    ),
    "PD-R3.1": _(
        "Who has the ball must play something that is allowed; it cannot be held."
    ),
    "PD-R3.2": _(
        "There is no pass from the paint, no shot for two from the arc, and no pull-up "
        "or fast break after a tip-off, at the start of a quarter or after a loose "
        "ball."
    ),
    "PD-R3.PASS": _(
        "One card passes from the own half to the arc, or from the arc to the paint. "
        "Two cards pass from the own half to the paint at once."
    ),
    "PD-R3.SHOT": _(
        "One card shoots: for three at the arc, for two in the paint. A figure may "
        "dunk in the paint."
    ),
    "PD-R3.PULLUP": _(
        "A pair of one value pulls up from the own half for two, a pair of figures for "
        "two or three: after an inbound, a steal, a block or a defensive rebound."
    ),
    "PD-R3.BREAK": _(
        "Three values in a row are a fast break from the own half, after a steal, a "
        "block or a defensive rebound. Jack, queen and king go for three, all others "
        "for two."
    ),
    "PD-R3.LONG": _(
        "Whose pile is empty and whose hand is one card that is no ace may shoot from "
        "the own half, after a steal, a block or a defensive rebound."
    ),
    "PD-R4.1": _(
        "A pass may be answered with a card: the defense rolls, and a double steals. "
        "With an ace it steals without a roll. Who plays none rolls none."
    ),
    "PD-R4.2": _(
        "Who steals has the ball in its own half. Otherwise the ball is where the pass "
        "aimed."
    ),
    "PD-R4.3": _(
        "A pass with an ace cannot be answered, nor can a side answer that holds "
        "nothing but aces."
    ),
    "PD-R5.NONE": _(
        "A shot that nobody contests goes in with a roll of 10 or more for three, of 7 "
        "or more for two; with an ace it goes in without a roll and cannot be answered."
    ),
    "PD-R5.BLOCK": _(
        "A card contests the shot: the defense rolls first, and a double blocks it "
        "before the shooter rolls. With an ace it is blocked without a roll."
    ),
    "PD-R5.FOUL": _(
        "If the defense rolled more than the shooter, it has fouled. A shot that goes "
        "in counts and gives one free throw, one that misses gives three or, for two, "
        "two."
    ),
    "PD-R5.1": _("Who blocks has the ball in its own half."),
    "PD-R5.2": _(
        "After a basket without a foul comes a chance for a time-out, then the other "
        "side has the ball under its own basket."
    ),
    "PD-R6.1": _(
        "After a two, a three or a pull-up that misses without a foul, a figure that "
        "is still held may be played as an alley-oop, before any card is drawn: two "
        "points, and nothing can stop it."
    ),
    "PD-R6.2": _(
        "There is no alley-oop after a block, a foul, a dunk, a free throw, a long "
        "shot or a basket."
    ),
    "PD-R7.1": _(
        "A dunk cannot be answered. A roll of 4 or more makes it; otherwise there is a "
        "rebound."
    ),
    "PD-R7.2": _("A fast break cannot be answered and always scores."),
    "PD-R7.3": _(
        "A long shot cannot be answered. A roll of 11 or more makes it for three. Made "
        "or not, the other side has the ball under its own basket."
    ),
    "PD-R8.1": _(
        "The fouled card stays on the table for all free throws; of a pair the spade "
        "or the heart stays. The hand is filled before the time-out and the throws."
    ),
    "PD-R8.2": _(
        "A free throw is rolled and good from 4 up, or made with an ace, which is "
        "replaced at once. It scores one point."
    ),
    "PD-R8.3": _(
        "If the last free throw is good, there may be a time-out, and the other side "
        "has the ball. If it is not, there is a rebound. A miss before the last has no "
        "effect."
    ),
    "PD-R8.4": _(
        "At a rebound the offense plays a card or none, then the defense, who has seen "
        "it. An ace of the offense ends it. Against no card the defense may not use an "
        "ace."
    ),
    "PD-R8.5": _(
        "An ace wins the rebound, else the only card, else the higher one. Level cards "
        "roll, the offense first, until one sum is higher. If nobody plays a card, the "
        "ball is loose and the defense has it."
    ),
    "PD-R8.6": _(
        "The offense goes on in the paint and may shoot at once. The defense has the "
        "ball in its own half."
    ),
    "PD-R9.1": _(
        "A time-out can be called after a basket, after a foul and after the last free "
        "throw that is good: first by the side that plays next, then by the other, one "
        "in all. It takes a card in hand and one in the pile."
    ),
    "PD-R9.2": _(
        "The caller changes one to five cards, at most as many as its pile holds. The "
        "other side may then change none to five, and keeps its own time-out."
    ),
    "PD-R9.3": _(
        "To change cards is to set them aside, draw as many, and then shuffle those "
        "set aside into the pile."
    ),
    "PD-R10.1": _(
        "An offense with nothing to play gives up the ball: the other side has it "
        "under its own basket. That is no turnover."
    ),
    "PD-R10.2": _(
        "The quarter ends when the offense has nothing to play and the other side "
        "holds nothing but aces. These are lost."
    ),
    "PD-R10.3": _(
        "A side without cards still defends, with nothing; the other plays on alone."
    ),
    "PD-R11.1": _(
        "After the last quarter the higher score wins. If it is level, whole quarters "
        "are played as overtime until one side leads at the end of one, or there have "
        "been as many as are allowed."
    ),
    "PD-R11.2": _(
        "In the shoot-out each side rolls five free throws in turn, away first, then "
        "one each until they differ. After a hundred of these a last roll decides: "
        "home wins with an even sum."
    ),
    "PD-R12": _(
        "Sides that stay level roll again a hundred times at most; then the offense "
        "has won, or home at the tip-off."
    ),
}

CONDUCT: Final = {
    "PD-C1": _(
        "Home plays black, clubs and spades; away plays red, diamonds and hearts."
    ),
    "PD-C2": _(
        "Where the rules leave a side only one choice, it is made for it and counts as "
        "no decision. That it was forced is told to that side alone."
    ),
    "PD-C3": _(
        "Shuffling makes the order of a pile unknown. A drawn card is any card of the "
        "pile, each as likely; a card that cannot be there is refused when people draw "
        "and type. A roll is told by its two faces."
    ),
    "PD-C4": _(
        "A side sees its own hand, all that was played in this quarter, and how many "
        "cards are in hands and piles; not the other hand, nor the order of a pile, "
        "nor which cards the other side changes. When the game is over, everything is "
        "open."
    ),
    "PD-C6": _("A choice that is not allowed is refused and changes nothing."),
    "PD-C7": _(
        "The random coach first picks a kind of choice, each kind as likely, then one "
        "of that kind. Cards are told apart; with and without an ace are two choices. "
        "All sets of cards for a time-out are of one kind."
    ),
    "PD-C8": _(
        "Which of two aces is spent never matters: the club goes before the spade, the "
        "diamond before the heart."
    ),
}
