"""What a side may know, and games drawn from what it does not."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from simulation.chance import Stream
from simulation.jukem_basketball.state import card_list
from simulation.jukem_basketball.tables import CARDS, STOPS
from simulation.protocol import AWAY, HOME, PUBLIC, SIDES

SAMPLES = 3000
NO_SHOTS = set(CARDS) - {"TWO", "THREE", "DUNK"}
FIVE = "TWO TWO TWO THREE THREE"


def hands_of(game):
    return tuple(tuple(card_list(hand)) for hand in game.hands)


def every_deal(unseen, parts):
    """Yield every way to give numbered cards to the parts of the hidden hands.

    :param unseen: cards by place; equal ones are told apart by it.
    :param parts: (size, the cards that may lie in it) of each part.
    """
    if not parts:
        yield []
        return
    (size, allowed), *others = parts
    places = [place for place, card in unseen.items() if card in allowed]
    for chosen in combinations(places, size):
        left = {place: card for place, card in unseen.items() if place not in chosen}
        for rest in every_deal(left, others):
            yield [[unseen[place] for place in chosen], *rest]


def exact_hands(game, who, known, is_asked):
    """Return the share of each pair of hands among all deals that are possible.

    :param known: side → (size, cards) of the part of a hand that everybody knows.
    :param is_asked: whether hands by side would be asked what the stage shows.
    """
    hidden = [side for side in SIDES if side != who]
    view = game.view(who)
    cards = [
        card for card, n in zip(CARDS, view.unseen(), strict=True) for _ in range(n)
    ]
    known = {side: known.get(side, (0, NO_SHOTS)) for side in hidden}
    parts = [known[side] for side in hidden]
    parts += [(view.hand_sizes[s] - known[s][0], set(CARDS)) for s in hidden]
    counted = Counter()
    for dealt in every_deal(dict(enumerate(cards)), parts):
        hands = [card_list(hand) for hand in game.hands]
        for place, side in enumerate(hidden):
            whole = dealt[place] + dealt[place + len(hidden)]
            hands[side] = sorted(whole, key=CARDS.index)
        if is_asked(hands):
            counted[tuple(map(tuple, hands))] += 1
    total = sum(counted.values())
    return {hands: Fraction(count, total) for hands, count in counted.items()}


def assert_drawn_by_weight(game, who, known=None, is_asked=lambda hands: True):
    exact = exact_hands(game, who, known or {}, is_asked)
    stream = Stream(11)
    view = game.view(who)

    drawn = Counter(hands_of(view.sample(stream)) for _ in range(SAMPLES))

    assert set(drawn) <= set(exact)
    for hands, share in exact.items():
        spread = (SAMPLES * share * (1 - share)) ** 0.5
        assert abs(drawn[hands] - SAMPLES * share) <= 4.5 * spread + 1, hands


def test_the_other_hand_is_drawn_from_all_unseen_cards(at):
    game = at("TWO MISS", "TWO THREE", pile={"MISS": 2, "TWO": 1, "AIR": 1})

    assert_drawn_by_weight(game, AWAY)


def test_a_side_that_is_asked_holds_a_stopper(at):
    game = at("TWO BLOCK", "TWO THREE", pile={"MISS": 2, "TWO": 2, "AIR": 1})
    game.apply("play TWO")

    assert_drawn_by_weight(
        game, AWAY, is_asked=lambda hands: set(hands[HOME]) & set(STOPS["TWO"])
    )


def test_a_rare_hand_is_listed_instead_of_tried(at):
    game = at("TECH", "DUNK THREE", {"deck": {"TWO": 60}}, pile={"TWO": 58, "AIR": 1})
    game.apply("play DUNK")

    sample = game.view(AWAY).sample(Stream(1))

    assert hands_of(sample)[HOME] == ("TECH",)


def test_listed_hands_are_drawn_by_weight(at):
    options = {"deck": {"TWO": 60, "THREE": 99}}
    pile = {"THREE": 90, "TWO": 40, "SEC3": 1}
    game = at("BLOCK TWO", "DUNK AND1", options, pile=pile)
    game.apply("play DUNK")

    drawn = Counter(
        hands_of(game.view(AWAY).sample(Stream(seed)))[HOME] for seed in range(1500)
    )

    ways = {
        ("BLOCK", "SEC3"): 1,
        ("TWO", "BLOCK"): 41,
        ("TWO", "SEC3"): 41,
        ("THREE", "BLOCK"): 90,
        ("THREE", "SEC3"): 90,
    }
    assert set(drawn) <= set(ways)
    for hand, number in ways.items():
        mean = 1500 * number / sum(ways.values())
        assert abs(drawn[hand] - mean) <= 4.5 * mean**0.5 + 1, hand


def test_cards_kept_in_a_discard_turn_are_no_shots(at):
    game = at(
        "MISS TWO AIR",
        "TWO THREE MISS",
        pile={"TWO": 2, "AIR": 1, "BLOCK": 1},
        kept={"home": 2},
    )

    assert_drawn_by_weight(game, AWAY, {HOME: (2, NO_SHOTS)})


def test_a_side_that_passed_holds_no_shot(at):
    game = at(
        "MISS AND1", "TWO THREE TECH HALF", pile={}, passed={"home": True}, mover="away"
    )
    game.apply("play TWO")

    assert_drawn_by_weight(
        game,
        PUBLIC,
        {HOME: (2, NO_SHOTS - {"HALF"})},
        lambda hands: set(hands[HOME]) & set(STOPS["TWO"]),
    )


def test_the_public_draws_both_hands(at):
    game = at("MISS TWO", "TWO THREE", pile={"TWO": 1, "AIR": 1})

    assert_drawn_by_weight(
        game, PUBLIC, is_asked=lambda hands: has_a_choice(hands[AWAY])
    )


def has_a_choice(hand):
    """Whether a hand without helpers, HALF or TIMEOUT leaves a choice of shot."""
    return len({"TWO", "THREE", "DUNK"} & set(hand)) > 1


def test_the_public_draws_both_hands_with_cards_known_of_each(at):
    game = at(
        "AIR TWO",
        "TWO THREE MISS",
        pile={"TWO": 1, "BRICK": 1},
        kept={"home": 1, "away": 1},
    )

    assert_drawn_by_weight(
        game,
        PUBLIC,
        {HOME: (1, NO_SHOTS), AWAY: (1, NO_SHOTS)},
        lambda hands: has_a_choice(hands[AWAY]),
    )


def test_listed_hands_leave_the_known_cards_of_the_other_hand(at):
    options = {"deck": {"THREE": 60, "TWO": 60}}
    game = at(
        "BLOCK TWO",
        "DUNK AND1 AIR",
        options,
        pile={"THREE": 30, "TWO": 30},
        kept={"away": 2},
    )
    game.apply("play DUNK")

    drawn = {hands_of(game.view(PUBLIC).sample(Stream(seed))) for seed in range(30)}

    # home needs BLOCK, so AND1 and AIR are all that away can have kept
    assert {hands[AWAY] for hands in drawn} == {("AND1", "AIR")}
    assert {hands[HOME] for hands in drawn} == {("TWO", "BLOCK"), ("THREE", "BLOCK")}


@pytest.mark.parametrize("who", [HOME, AWAY, PUBLIC])
def test_samples_show_what_the_view_shows(start, play_on, random_games, who):
    for seed in range(max(5, random_games // 5)):
        game = start(quarters=1, max_overtimes=0)
        play_on(game, seed, lambda game, seed=seed: game.turn == seed % 60)
        view = game.view(who)

        sample = view.sample(Stream(seed))

        assert sample.view(who).state() == view.state()
        assert (
            sum(map(sum, sample.hands)) + sample.pile_size
            == sum(map(sum, game.hands)) + game.pile_size
        )


def test_a_draw_that_is_asked_leaves_a_choice_of_cards(at):
    stage = [["next"], ["refill", "home"]]
    game = at("TWO TWO TWO TWO", "THREE", pile={"TWO": 1, "AIR": 1}, frames=stage)

    for seed in range(40):
        sample = game.view(AWAY).sample(Stream(seed))
        assert sample.position()["pile"] == {"TWO": 1, "AIR": 1}


def test_a_sampled_game_can_be_played_to_its_end(start, play_on):
    game = start(quarters=1, max_overtimes=0)
    play_on(game, 5, lambda game: game.turn == 20)
    sample = game.view(HOME).sample(Stream(2))

    play_on(sample, 6)

    assert sample.result is not None
    assert game.turn == 20


def test_the_stages_of_a_turn_shape_the_hand_that_is_asked(at):
    cards = {"TWO": 5, "AIR": 2, "MISS": 3}
    discarding = at(FIVE, "AND1 BLOCK MISS JUKEM HALF", pile=cards)
    pausing = at(FIVE, "AND1 BLOCK MISS JUKEM TIMEOUT", pile=cards)
    pausing.apply("time_out")

    for seed in range(40):
        hand = hands_of(discarding.view(HOME).sample(Stream(seed)))[AWAY]
        assert not {"TWO", "THREE", "DUNK"} & set(hand)
        assert len(hands_of(pausing.view(HOME).sample(Stream(seed)))[AWAY]) == 4


def test_unseen_cards_are_the_pile_and_the_other_hands(at):
    game = at("TWO MISS", "TWO THREE", pile={"MISS": 2, "AIR": 1})

    left = [
        {card: n for card, n in zip(CARDS, game.view(who).unseen(), strict=True) if n}
        for who in (HOME, AWAY, PUBLIC)
    ]

    assert left == [
        {"TWO": 1, "THREE": 1, "MISS": 2, "AIR": 1},
        {"TWO": 1, "MISS": 3, "AIR": 1},
        {"TWO": 2, "THREE": 1, "MISS": 3, "AIR": 1},
    ]


def test_the_public_holds_no_cards(at):
    view = at("TWO MISS", "TWO THREE", pile={}).view(PUBLIC)

    assert (sum(view.hand), view.hand_mask, view.score) == (0, 0, (0, 0))
    assert "'hand': None" in repr(view)


def test_a_side_that_stops_sees_the_play(at):
    game = at("AIR TWO", "TWO THREE", pile={})
    game.apply("play THREE")

    view = game.view(HOME)

    assert CARDS[view.attempt.shot] == "THREE"
    assert view.hand_mask.bit_count() == 2
    assert (view.mover, view.pile_size, list(view.hand_sizes)) == (AWAY, 0, [2, 1])


def test_private_events_are_kept_from_the_others(start):
    game = start()
    game.apply("TWO")

    seen = [[event.kind for event in game.view(who).events] for who in range(4)]

    assert seen[AWAY] == ["quarter_start", "shuffle", "deal"]
    assert seen[HOME] == seen[PUBLIC] == ["quarter_start", "shuffle"]
