"""What the page of a roster shows of ratings, points and what a game lacks."""

import pytest

from leagues.access import LeaguePage
from leagues.models import League, RosterSpot, Team
from leagues.pages.rosters import Column, Token, box, columns, roster_csv, roster_view
from leagues.permissions import Rights, Role
from simulation.teamsheet import RosterSpec
from tests import builders
from tests.leagues.rosters import FIVE, row, rows_of, save, set_policy

SPEC = RosterSpec(
    size=(1, 3),
    positions=("G", "C"),
    ratings={
        "long_shot": (1, 3, (3, 1)),
        "run": (1, 2, (1, 2)),
        "jump": (0, 2, (0, 2)),
    },
    costs={"long_shot": (0, 4, 8), "jump": (0, 1, 4)},
)


@pytest.fixture
def arden(court: League, alice) -> Team:
    """Arden with four players."""
    return save(builders.make_team(court, alice, "Arden"), alice, FIVE[:4])


def page_of(team, role=Role.COMMISSIONER):
    """Return the frame of a page as somebody of a role sees it."""
    rights = Rights(role, is_public=True, home_coach_enters_results=False)
    team.league.refresh_from_db()
    return LeaguePage(team.league, None, None, (), rights, "teams")


def test_columns_tell_limits_and_what_steps_cost():
    assert columns(SPEC) == (
        Column("long shot", 1, 3, (0, 8), 4),
        Column("run", 1, 2, None, None),
        Column("jump", 0, 2, (0, 4), None),
    )


def test_box_tells_ratings_and_points_by_position():
    assert box(SPEC) == (Token("G", (3, 1, 0), 8), Token("C", (1, 2, 2), 4))


def test_points_are_told_under_a_budget_alone(arden):
    tokens = roster_view(page_of(arden), arden)
    set_policy(arden.league, "budget", 130)
    budget = roster_view(page_of(arden), arden)

    assert (tokens.points, tokens.limit, tokens.is_budget) == (None, None, False)
    assert (budget.points, budget.limit) == (108 + 120 + 135 + 137, 4 * 130)
    assert [line.points for line in budget.grid[:5]] == [108, 120, 135, 137, None]


def test_ratings_of_the_box_stand_fixed_in_the_rows(arden):
    shown = roster_view(page_of(arden), arden)

    assert shown.grid[0].fixed == (
        ("play skill", 5),
        ("passing", 9),
        ("scoring", 65),
        ("movement", 5),
        ("height", 1),
    )
    assert shown.grid[4].fixed[0] == ("play skill", None)


def test_page_tells_how_many_a_game_lacks(arden, alice):
    short = roster_view(page_of(arden), arden)
    save(arden, alice, [*rows_of(arden), row("Ed", "9", "C")], version=1)

    assert (short.lacks, roster_view(page_of(arden), arden).lacks) == (1, 0)


def test_forms_are_for_those_who_may_change_the_roster(arden):
    commissioner = roster_view(page_of(arden), arden)
    viewer = roster_view(page_of(arden, Role.VIEWER), arden)

    assert commissioner.form is not None
    assert (viewer.form, viewer.paste, viewer.tokens, viewer.grid) == (None,) * 3 + (
        (),
    )


def test_box_is_offered_until_the_roster_has_all_of_it(arden, alice):
    lacking = roster_view(page_of(arden), arden)
    rows = [row(f"P{number}", str(number + 20), "PG") for number in range(6)]
    set_policy(arden.league, "free")
    save(arden, alice, [*rows_of(arden), *rows], version=1)

    assert lacking.tokens is not None
    assert roster_view(page_of(arden), arden).tokens is None


def test_ratings_that_the_rule_book_no_longer_has_cost_nothing_known(arden):
    set_policy(arden.league, "budget", 130)
    RosterSpot.objects.filter(number="4").update(ratings={"luck": 3})
    RosterSpot.objects.filter(number="0").update(
        ratings={**FIVE[2].ratings, "scoring": 15}
    )

    shown = roster_view(page_of(arden), arden)

    assert [line.points for line in shown.lines] == [None, 120, None, 137]
    assert shown.lines[0].ratings == (None,) * 5


def test_table_is_written_without_the_rule_book_too(arden):
    League.objects.update(ruleset="gone")

    assert roster_csv(page_of(arden), arden).splitlines() == [
        "number,name,position",
        "4,Ann Lee,PG",
        "00,Bo Rand,SG",
        "0,Cy Marsh,SF",
        "11,Di Stone,PF",
    ]
