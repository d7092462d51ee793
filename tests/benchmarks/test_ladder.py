"""Coaches meet in mirrored games, and shares and times are those of the games."""

import pytest

from benchmarks.ladder import (
    Clock,
    ClockedCoach,
    Meeting,
    ladder,
    main,
    meet,
    skilled,
    won,
)
from simulation.coaches import RandomCoach
from simulation.registry import get_ruleset, rulesets
from tests.simulation import shootout

REGISTERED = [pytest.param(each, id=each.slug) for each in rulesets()]


def clocks_of(ruleset):
    return {name: Clock() for name in skilled(ruleset)}


@pytest.mark.parametrize("ruleset", REGISTERED)
def test_the_coach_who_takes_defaults_does_not_climb(ruleset):
    assert [name for name in ruleset.coaches if name not in skilled(ruleset)] == [
        "default"
    ]
    assert "default" not in skilled(ruleset)


@pytest.mark.parametrize(("margin", "part"), [(3, 1), (0, 0.5), (-1, 0)])
def test_a_tie_is_half_a_win(margin, part):
    assert won(margin) == part


def test_shares_and_margins_are_means_of_pairs():
    meeting = Meeting(("expert", "standard"))

    for margins in ((6, -2), (4, 2), (0, -8), (3, -1)):
        meeting.add(margins)

    assert meeting.shares == [0.5, 1, 0.25, 0.5]
    assert meeting.share == 0.5625
    assert meeting.margin == 0.5
    # 1.96 times the deviation of the four shares, 0.3146, by the root of four
    assert round(meeting.reach, 4) == 0.3083


@pytest.mark.parametrize(("pairs", "reach"), [(1, 3), (30, 0.1)])
def test_pairs_that_come_out_alike_leave_room_for_others(pairs, reach):
    meeting = Meeting(("standard", "random"))

    for _pair in range(pairs):
        meeting.add((9, 9))

    assert meeting.share == 1
    assert meeting.reach == pytest.approx(reach)


@pytest.mark.parametrize("games", [3, 4])
def test_coaches_change_sides_in_every_pair_of_games(games):
    ruleset = get_ruleset("jukem_basketball")

    alike = meet(ruleset, ("standard", "standard"), games, clocks_of(ruleset))

    assert alike.shares == [0.5, 0.5]
    assert alike.margins == [0, 0]


def test_the_better_coach_has_the_greater_share():
    ruleset = get_ruleset("jukem_basketball")

    better = meet(ruleset, ("standard", "random"), 2, clocks_of(ruleset))
    worse = meet(ruleset, ("random", "standard"), 2, clocks_of(ruleset))

    assert (better.share, worse.share) == (1, 0)
    assert better.margin == -worse.margin > 0


def test_a_clock_notes_each_decision_and_changes_none():
    options = {"rounds": 2}
    sheets = shootout.RULESET.exhibition_teams[0].sheet
    game = shootout.RULESET.start(sheets, sheets, options)
    clock = Clock()
    clocked = ClockedCoach(RandomCoach(5), clock)
    plain = RandomCoach(5)

    choices = []
    for asked in (0, 3):
        clocked.asked = plain.asked = asked
        view = game.view(game.pending.actor)
        choices.append(clocked.choose(view, game.pending))
        assert choices[-1] == plain.choose(view, game.pending)

    assert len(clock.seconds) == 2
    assert min(clock.seconds) >= 0
    assert clock.median == sum(clock.seconds) / 2
    assert Clock().median == 0


def test_tables_list_every_pair_and_every_coach():
    lines = ladder(shootout.RULESET, 2).splitlines()

    assert [line.split() for line in lines[:1]] == [
        ["Shootout", "won", "%", "95", "%", "interval", "margin", "games"]
    ]
    assert lines[1].startswith("standard against random")
    assert lines[1].split()[-1] == "2"
    assert [line.split()[0] for line in lines[3:]] == ["coach", "random", "standard"]


def test_named_rule_books_are_printed_once(capsys):
    assert main(["jukem_basketball", "jukem_basketball", "--games", "2"]) == 0

    printed = capsys.readouterr().out
    assert printed.count("standard against random") == 1
    assert printed.count("expert against standard") == 1
    assert printed.startswith("Jukem Basketball")


@pytest.mark.slow
def test_all_rule_books_are_printed_where_none_is_named(capsys):
    assert main(["--games", "2"]) == 0

    printed = capsys.readouterr().out
    assert [each.title for each in rulesets() if each.title not in printed] == []


@pytest.mark.parametrize(
    ("call", "reason"),
    [
        (["chess"], "there is no ruleset 'chess'"),
        (["--games", "1"], "must be a whole number from 2"),
    ],
)
def test_bad_call_is_refused(call, reason, capsys):
    with pytest.raises(SystemExit) as raised:
        main(call)

    assert raised.value.code == 2
    assert reason in capsys.readouterr().err
