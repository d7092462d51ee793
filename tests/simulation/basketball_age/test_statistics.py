"""The box score, folded from events."""

import re
from pathlib import Path

import pytest

from simulation.basketball_age import RULESET
from simulation.basketball_age import events as ev
from simulation.basketball_age.statistics import STAT_COLUMNS, TEAM, BasketballFold
from simulation.boxscore import Ratio, tally
from simulation.protocol import AWAY, HOME, SIDE_SLOTS, Event

TIP_OFF = (
    ev.Starters(HOME, (1, 2, 3, 4, 5)),
    ev.Starters(AWAY, (1, 2, 3, 4, 5)),
    ev.PeriodStart(1, 0, 1200),
)
ON_COURT = [f"{slot}{number}" for slot in SIDE_SLOTS for number in range(1, 6)]


def shot(
    player: int = 2,
    spot: str = "g3",
    side: int = HOME,
    made: bool = True,
    fouled: bool = False,
    blocker: int = 0,
) -> ev.Shot:
    points = 2 if spot in ("h3", "h2", "h4", "g3") else 3
    return ev.Shot(
        side, player, "shoot", spot, points, 50, 40, made, fouled, blocker, False
    )


def throw(player: int = 2, side: int = HOME, made: bool = True) -> ev.FreeThrow:
    return ev.FreeThrow(side, player, 1, 2, 80, 40, made, False)


def lines(*events: Event) -> dict[str, dict[str, int]]:
    """Return what is not nought in each line of a game that begins with a tip-off.

    That the starters have started is left out.
    """
    box = tally(RULESET, [*TIP_OFF, *events])
    counted = {
        subject: {key: amount for key, amount in line.items() if amount and key != "gs"}
        for subject, line in box.lines.items()
    }
    return {
        subject: line
        for subject, line in counted.items()
        if line or subject in SIDE_SLOTS
    }


def line(subject: str, *events: Event, without: str = "pm") -> dict[str, int]:
    """Return a line without the columns that everybody on court shares."""
    found = lines(*events).get(subject, {})
    return {key: amount for key, amount in found.items() if key not in without.split()}


@pytest.mark.parametrize(
    ("event", "counted"),
    [
        (shot(spot="g3"), {"pts": 2, "fgm": 1, "fga": 1}),
        (shot(spot="g4"), {"pts": 3, "fgm": 1, "fga": 1, "fg3m": 1, "fg3a": 1}),
        (shot(spot="g3", made=False), {"fga": 1}),
        (shot(spot="f3", made=False), {"fga": 1, "fg3a": 1}),
        (shot(fouled=True), {"pts": 2, "fgm": 1, "fga": 1}),
        (shot(made=False, fouled=True), {}),
        (shot(spot="f3", made=False, blocker=4), {"fga": 1, "fg3a": 1}),
        (throw(), {"pts": 1, "ftm": 1, "fta": 1}),
        (throw(made=False), {"fta": 1}),
        (ev.Rebound(HOME, 2, True), {"oreb": 1, "reb": 1}),
        (ev.Rebound(HOME, 2, False), {"dreb": 1, "reb": 1}),
        (ev.Turnover(HOME, 2, "bad_pass", 0), {"tov": 1}),
        (ev.Foul(HOME, 2, 3, "common", "steal", 1, 1, False, 0), {"pf": 1}),
        (ev.Foul(HOME, 2, 3, "technical", "steal", 1, 1, False, 2), {"pf": 1}),
    ],
    ids=repr,
)
def test_what_a_player_does_is_his_and_his_team_s(event, counted):
    assert line("H2", event) == counted
    assert line("H", event) == counted
    assert line("A", event, without="pm blk") == {}


def test_blocker_has_the_block():
    assert line("A4", shot(made=False, blocker=4)) == {"blk": 1}
    assert line("A", shot(made=False, blocker=4)) == {"blk": 1}


def test_thief_has_the_steal():
    stolen = ev.Turnover(HOME, 2, "stolen", 4)

    assert line("A4", stolen) == {"stl": 1}
    assert line("A", stolen) == {"stl": 1}


def test_player_fouls_out_once_and_his_team_never():
    """BA-11.4."""
    fourth, fifth, sixth = (
        ev.Foul(HOME, 2, 3, "common", "steal", count, count, count >= 5, 0)
        for count in (4, 5, 6)
    )

    assert line("H2", fourth) == {"pf": 1}
    assert line("H2", fourth, fifth, sixth) == {"pf": 3, "fo": 1}
    assert line("H", fourth, fifth, sixth) == {"pf": 3}


@pytest.mark.parametrize("rule", ["shot_clock", "five_seconds"])
def test_turnover_of_nobody_is_the_team_s_own(rule):
    found = lines(ev.Turnover(AWAY, 0, rule, 0))

    assert found == {"H": {}, "A": {"tov": 1, "team_tov": 1}}


def test_rebound_of_nobody_is_the_team_s_own():
    found = lines(ev.Rebound(AWAY, 0, False))

    assert found == {"H": {}, "A": {"dreb": 1, "reb": 1, "team_reb": 1}}


def test_time_belongs_to_the_ten_on_court():
    found = lines(
        ev.Clock(1190),
        ev.Substitution(HOME, 7, 2, False),
        ev.Clock(1150),
        ev.PeriodEnd(1),
        ev.PeriodStart(2, 0, 1200),
        ev.Clock(1195),
    )

    assert found["H2"] == {"sec": 10}
    assert found["H7"] == {"sec": 45}
    assert found["H1"] == found["A5"] == {"sec": 55}
    assert found["H"] == found["A"] == {"sec": 5 * 55}


def test_time_goes_on_for_a_team_of_four():
    found = lines(ev.Substitution(AWAY, 0, 3, True), ev.Clock(1180))

    assert (found["A"], found["H"]) == ({"sec": 80}, {"sec": 100})
    assert "A3" not in found


def test_starters_are_those_who_were_named():
    named = ev.Starters(HOME, (1, 2, 3, 4, 9))

    box = tally(RULESET, [named])

    assert {subject: line for subject, line in box.lines.items() if line.get("gs")} == {
        f"H{number}": {"gs": 1} for number in named.players
    }
    assert line("H9", named, ev.Clock(1199)) == {"sec": 1}
    assert line("H5", named, ev.Clock(1199)) == {}
    assert line("H", named, shot(player=5)) == {
        "pts": 2,
        "fgm": 1,
        "fga": 1,
        "bench_pts": 2,
    }


def test_plus_and_minus_go_to_all_on_court():
    found = lines(shot(spot="f3"), ev.Substitution(AWAY, 6, 1, False), throw(side=AWAY))

    assert {subject: found[subject].get("pm", 0) for subject in ON_COURT} == {
        **dict.fromkeys(ON_COURT[:5], 3 - 1),
        **dict.fromkeys(ON_COURT[6:], 1 - 3),
        "A1": -3,
    }
    assert found["A6"]["pm"] == 1
    assert (found["H"]["pm"], found["A"]["pm"]) == (2, -2)


def test_bench_points_are_those_of_substitutes():
    comes_in = ev.Substitution(HOME, 8, 3, False)

    counted = line("H", comes_in, shot(player=8), throw(player=8), throw(player=1))

    assert counted["bench_pts"] == 3


@pytest.mark.parametrize(("spot", "points"), [("h3", 2), ("h2", 0), ("f3", 0)])
def test_points_in_the_paint_are_of_field_goals_there(spot, points):
    counted = line("H", shot(spot=spot), throw())

    assert counted.get("paint_pts", 0) == points


def test_possessions_are_counted():
    found = lines(
        ev.Possession(HOME, "tip"),
        ev.Possession(AWAY, "steal"),
        ev.Possession(HOME, "basket"),
    )

    assert (found["H"], found["A"]) == ({"poss": 2}, {"poss": 1})


def test_points_off_a_turnover_are_those_of_the_possession_that_it_led_to():
    counted = line(
        "A",
        ev.Turnover(HOME, 2, "stolen", 4),
        ev.Possession(AWAY, "steal"),
        shot(side=AWAY, fouled=True),
        throw(side=AWAY),
        ev.Possession(HOME, "free_throw"),
        ev.Possession(AWAY, "basket"),
        shot(side=AWAY),
    )

    assert counted["off_tov_pts"] == 3


def test_turnover_at_the_end_of_a_period_leads_to_nothing():
    counted = line(
        "A",
        ev.Turnover(HOME, 2, "stolen", 4),
        ev.PeriodEnd(1),
        ev.PeriodStart(2, 0, 1200),
        ev.Possession(AWAY, "period"),
        shot(side=AWAY),
    )

    assert "off_tov_pts" not in counted


def test_second_chance_points_follow_an_offensive_rebound():
    counted = line(
        "H",
        shot(made=False),
        ev.Rebound(HOME, 5, True),
        shot(player=5, spot="h3"),
        ev.Possession(AWAY, "basket"),
        ev.Rebound(HOME, 5, False),
        ev.Possession(HOME, "rebound"),
        shot(spot="f3"),
    )

    assert counted["second_chance_pts"] == 2


def test_assist_is_the_passer_s_in_the_activation_of_the_pass():
    assert line("H1", ev.Catch(HOME, 2, 1), shot()) == {"ast": 1}
    assert line("H", ev.Catch(HOME, 2, 1), shot())["ast"] == 1


def test_assist_in_the_next_activation_but_not_in_the_one_after():
    caught = [ev.Activation(HOME, 1, 9), ev.Catch(HOME, 2, 1)]
    next_one = [ev.Activation(HOME, 2, 8)]

    assert line("H1", *caught, *next_one, shot()) == {"ast": 1}
    assert line("H1", *caught, *next_one, *next_one, shot()) == {}


@pytest.mark.parametrize(
    "between",
    [
        ev.Catch(HOME, 2, 3),
        ev.Catch(HOME, 3, 2),
        ev.Rebound(HOME, 2, True),
        ev.Possession(HOME, "steal"),
    ],
    ids=repr,
)
def test_no_assist_for_one_before_the_last_pass(between):
    assert line("H1", ev.Catch(HOME, 2, 1), between, shot()) == {}


def test_no_assist_without_a_basket_or_for_another_scorer():
    assert line("H1", ev.Catch(HOME, 2, 1), shot(made=False)) == {}
    assert line("H1", ev.Catch(HOME, 2, 1), shot(player=3)) == {}
    assert line("H1", ev.Catch(HOME, 2, 1), throw()) == {}


def test_tip_is_no_pass():
    tipped = [ev.Possession(HOME, "tip"), ev.Activation(HOME, 1, 9), ev.Tip(HOME, 1, 2)]

    assert line("H1", *tipped, shot()) == {}


def test_periods_are_in_the_line_score_with_points_or_without():
    box = tally(
        RULESET, [*TIP_OFF, shot(), ev.PeriodStart(2, 0, 1200), throw(side=AWAY)]
    )

    assert box.periods == [(2, 0), (0, 1)]


def test_running_score_gives_leads_and_ties():
    box = tally(
        RULESET,
        [*TIP_OFF, shot(), shot(side=AWAY), shot(side=AWAY), shot(), shot(spot="f3")],
    )

    assert (box.largest_lead(HOME), box.largest_lead(AWAY)) == (3, 2)
    assert (box.times_tied, box.lead_changes) == (2, 2)


def test_game_from_a_written_position_has_the_first_five_on_court():
    box = tally(RULESET, [ev.Clock(600), ev.Clock(595), shot()])

    assert box.lines["H1"] == {"sec": 5, "pm": 2}
    assert box.team(HOME)["bench_pts"] == 0
    assert box.periods == [(2, 0)]


def test_other_events_count_nothing():
    fold = BasketballFold()

    assert list(fold.add(ev.PeriodEnd(1))) == []
    assert list(fold.add(ev.Timeout(HOME))) == []


def test_shares_are_formulas():
    formulas = {
        column.key: column.adds for column in STAT_COLUMNS if not column.is_stored
    }

    assert formulas == {
        "fg_pct": Ratio("fgm", "fga"),
        "fg3_pct": Ratio("fg3m", "fg3a"),
        "ft_pct": Ratio("ftm", "fta"),
        "ast_tov": Ratio("ast", "tov", 1),
        "ppp": Ratio("pts", "poss", 2),
    }


def test_columns_of_teams_alone_stand_last():
    stored = [column for column in STAT_COLUMNS if column.is_stored]
    of_players = [column.key for column in stored if column.is_of_players]
    of_teams = [column.key for column in stored if column.group == TEAM]

    assert " ".join(of_players) == (
        "gs sec pts pm fgm fga fg3m fg3a ftm fta oreb dreb reb ast tov stl blk pf fo"
    )
    assert " ".join(of_teams) == (
        "poss paint_pts off_tov_pts second_chance_pts bench_pts team_reb team_tov"
    )
    assert [column.key for column in stored] == of_players + of_teams


def test_every_key_is_told_in_the_documentation():
    page = Path(__file__).resolve().parents[3] / "docs" / "basketball_age.md"
    table = page.read_text("utf-8").split("## Box score")[1].split("## ")[0]
    cells = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    told = [key for cell in cells for key in re.findall(r"`(\w+)`", cell)]

    assert sorted(told) == sorted(
        column.key for column in STAT_COLUMNS if column.is_stored
    )
