from fractions import Fraction

import pytest

from leagues.standings.entries import Forfeit, Meeting
from leagues.standings.lines import (
    Outcome,
    Streak,
    Tally,
    in_order,
    meetings_of,
    sides,
    streak,
    tally,
)

WIN, LOSS, TIE = Outcome.WIN, Outcome.LOSS, Outcome.TIE


@pytest.mark.parametrize(
    ("meeting", "official", "home", "away"),
    [
        (Meeting(1, 1, 2, 70, 60), None, (WIN, 70, 60), (LOSS, 60, 70)),
        (Meeting(1, 1, 2, 0, 1), None, (LOSS, 0, 1), (WIN, 1, 0)),
        (Meeting(1, 1, 2, 0, 0), None, (TIE, 0, 0), (TIE, 0, 0)),
        (Meeting(1, 1, 2), (20, 0), (None, None, None), (None, None, None)),
        (
            Meeting(1, 1, 2, forfeit=Forfeit.HOME),
            None,
            (LOSS, None, None),
            (WIN, None, None),
        ),
        (
            Meeting(1, 1, 2, forfeit=Forfeit.HOME),
            (20, 0),
            (LOSS, 0, 20),
            (WIN, 20, 0),
        ),
        (
            Meeting(1, 1, 2, forfeit=Forfeit.AWAY),
            (20, 0),
            (WIN, 20, 0),
            (LOSS, 0, 20),
        ),
        (
            Meeting(1, 1, 2, forfeit=Forfeit.BOTH),
            (20, 0),
            (LOSS, None, None),
            (LOSS, None, None),
        ),
    ],
)
def test_sides_of_a_meeting(meeting, official, home, away):
    lines = sides(meeting, official)

    assert [(line.outcome, line.points_for, line.points_against) for line in lines] == [
        home,
        away,
    ]


@pytest.mark.parametrize(
    ("forfeit", "by_home", "by_away"),
    [
        (None, False, False),
        (Forfeit.HOME, True, False),
        (Forfeit.AWAY, False, True),
        (Forfeit.BOTH, True, True),
    ],
)
def test_sides_say_who_forfeited(forfeit, by_home, by_away):
    home, away = sides(Meeting(1, 1, 2, forfeit=forfeit), None)

    assert (home.has_forfeited, away.has_forfeited) == (by_home, by_away)
    assert home.is_forfeit == away.is_forfeit == (forfeit is not None)


def test_sides_take_a_stored_forfeit_word_for_what_it_says():
    stored = sides(Meeting(1, 1, 2, forfeit="home"), None)

    assert stored == sides(Meeting(1, 1, 2, forfeit=Forfeit.HOME), None)


def test_sides_name_key_opponent_and_place():
    home, away = sides(Meeting(9, 1, 2, 3, 2, sequence=4), None)

    assert (home.key, home.opponent, home.is_home) == (1, 2, True)
    assert (away.key, away.opponent, away.is_home) == (2, 1, False)
    assert [(line.meeting, line.sequence) for line in (home, away)] == [(9, 4)] * 2


def test_lines_in_order_follow_sequence_then_number():
    late = sides(Meeting(1, 1, 2, 1, 0, sequence=5), None)
    early = sides(Meeting(3, 1, 2, 1, 0, sequence=2), None)
    twin = sides(Meeting(2, 1, 2, 1, 0, sequence=2), None)
    lines = [late[0], early[0], twin[0], late[1]]

    assert [line.meeting for line in in_order(lines)] == [2, 3, 1, 1]
    assert meetings_of(lines) == (2, 3, 1)


def test_tally_of_nothing_has_no_share():
    empty = tally([])

    assert empty == Tally()
    assert empty.share(ties_count_half=True) is None
    assert empty.share(ties_count_half=False) is None


def test_tally_keeps_games_without_a_score_out_of_the_points():
    games = [
        Meeting(1, 1, 2, 70, 60),
        Meeting(2, 1, 2, forfeit=Forfeit.HOME),
        Meeting(3, 1, 2, 50, 50),
        Meeting(4, 1, 2),
    ]

    sums = tally([sides(game, None)[0] for game in games])

    assert sums == Tally(
        played=3,
        wins=1,
        losses=1,
        ties=1,
        scored=2,
        points_for=120,
        points_against=110,
        forfeits=1,
    )
    assert sums.difference == 10


@pytest.mark.parametrize(
    ("sums", "half", "share"),
    [
        (Tally(played=3, wins=1, losses=1, ties=1), True, Fraction(1, 2)),
        (Tally(played=4, wins=2, losses=1, ties=1), True, Fraction(5, 8)),
        (Tally(played=4, wins=2, losses=1, ties=1), False, Fraction(2, 3)),
        (Tally(played=2, ties=2), True, Fraction(1, 2)),
        (Tally(played=2, ties=2), False, None),
        (Tally(played=14, wins=11, losses=2), True, Fraction(11, 14)),
    ],
)
def test_tally_share_counts_ties_half_or_leaves_them_out(sums, half, share):
    assert sums.share(ties_count_half=half) == share


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ([], None),
        ([None], None),
        ([(1, 0)], Streak(WIN, 1)),
        ([(1, 0), (1, 0)], Streak(WIN, 2)),
        ([(1, 0), (0, 1), (0, 1)], Streak(LOSS, 2)),
        ([(1, 0), (1, 0), (1, 1)], Streak(TIE, 1)),
        ([(1, 0), (1, 0), None], Streak(WIN, 2)),
    ],
)
def test_streak_is_the_latest_run_of_equal_outcomes(scores, expected):
    lines = [
        sides(Meeting(number, 1, 2, *(score or ())), None)[0]
        for number, score in enumerate(scores)
    ]

    assert streak(lines) == expected
