from datetime import date, time

import pytest

from leagues.pages.charter import season_charter
from leagues.season_settings import write_rules
from leagues.standings import AfterSplit, Rules, Withdrawal
from tests.leagues.reading import words
from tests.leagues.rosters import set_policy

DEFAULTS = (
    "A tie counts as half a win in the share of games won.",
    "A forfeit counts as won or lost, without points.",
    "Teams that a criterion leaves level go on with the next one.",
    "The results of a team that withdraws stand.",
)


@pytest.mark.parametrize(
    ("rules", "lines"),
    [
        (Rules(), DEFAULTS),
        (
            Rules(
                criteria=("points", "head_to_head"),
                win_points=3,
                ties_count_half=False,
                forfeit_score=(20, 0),
                after_split=AfterSplit.RESTART_HEAD_TO_HEAD,
                withdrawal=Withdrawal.ANNUL,
            ),
            (
                "Points of the table: 3 for a win, 1 for a tie, 0 for a loss, 0 for a"
                " game forfeited.",
                "A tie is left out of the share of games won.",
                "A forfeit counts as won or lost by 20–0.",
                "After a split, teams that are still level begin again with"
                " head-to-head.",
                "The results of a team that withdraws count for nobody.",
            ),
        ),
    ],
)
def test_rules_of_the_table_are_told_in_words(draft, rules, lines):
    draft.standings = write_rules(rules)

    assert season_charter(draft).table == lines


def test_criteria_stand_in_order(draft):
    draft.standings = write_rules(Rules(criteria=("wins", "lots")))

    assert [(item.heading, item.text) for item in season_charter(draft).criteria] == [
        ("Games won", "number of games won"),
        ("Drawn lots", "place in the recorded drawing of lots"),
    ]


def test_dates_leave_out_what_is_not_settled(draft):
    assert [(item.heading, item.text) for item in season_charter(draft).dates] == [
        ("Each pair meets", "twice"),
        ("Weekdays", "Saturday"),
        ("Kick-offs", "19:30"),
    ]


def test_dates_name_all_that_is_settled(draft):
    draft.cycles = 1
    draft.start_date, draft.end_date = date(2027, 3, 6), date(2027, 5, 1)
    draft.weekdays = [6, 5, 0]
    draft.kickoffs = [f"{time(18):%H:%M}", "20:30"]
    draft.blackouts = ["2027-04-03", "2027-03-28"]

    assert [(item.heading, item.text) for item in season_charter(draft).dates] == [
        ("Each pair meets", "once"),
        ("First day", "6 March 2027"),
        ("Last day", "1 May 2027"),
        ("Weekdays", "Monday, Saturday and Sunday"),
        ("Kick-offs", "18:00 and 20:30"),
        ("No games on", "28 March 2027 and 3 April 2027"),
    ]


@pytest.mark.parametrize(
    ("policy", "budget", "said"),
    [
        (
            "tokens",
            None,
            "The players of the box alone: each position has its ratings, and there"
            " are no more of a position than the box has.",
        ),
        (
            "budget",
            130,
            "Any ratings, with at most 130 rating points a player on average.",
        ),
        ("free", None, "Any ratings; only commissioners change a roster."),
    ],
)
def test_about_page_says_which_rosters_are_allowed(client, court, policy, budget, said):
    set_policy(court, policy, budget)

    page = client.get("/leagues/old-mill-league/about/")

    assert f"Rosters: {said}" in words(page)


def test_about_page_says_nothing_of_rosters_without_players(client, league):
    assert "Rosters:" not in words(client.get("/leagues/old-mill-league/about/"))
