from datetime import UTC, datetime

import pytest

from leagues import selectors, services
from leagues.models import Fixture
from leagues.selectors.standings import meeting_of, outcome_for
from leagues.services import Place
from leagues.standings import Forfeit, Meeting, Outcome, StandingsError
from tests import builders


def names(table, rows):
    return [(row.place, table.entries[row.key].team.name) for row in rows]


def play(season, scores):
    """Decide the fixtures in their order by the scores; None leaves one open."""
    for fixture, score in zip(season.fixtures.order_by("number"), scores, strict=False):
        if score is not None:
            builders.decide(fixture, *score)


def test_table_ranks_what_is_decided(running, alice):
    fixtures = list(running.fixtures.order_by("number"))
    builders.decide(fixtures[0], 9, 3)
    services.record_result(
        fixtures[1], author=alice, version=1, source="forfeit", forfeit="both"
    )
    services.cancel_fixture(fixtures[2], actor=alice, version=1)

    table = selectors.season_table(running)

    winner, loser = (fixtures[0].home_id, fixtures[0].away_id)
    assert len(table.stage.meetings) == 5
    assert table.standings.row(winner).record.points_for == 9
    assert table.standings.row(loser).record.losses == 1
    assert table.standings.row(fixtures[1].home_id).record.forfeits == 1
    assert sum(row.record.played for row in table.standings.rows) == 4


def test_season_without_results_shares_one_place(scheduled):
    table = selectors.season_table(scheduled)

    assert {place for place, _ in names(table, table.standings.rows)} == {1}
    assert len(table.cross_table().rows) == 4


def test_table_of_a_season_in_preparation_has_its_teams(draft):
    assert len(selectors.season_table(draft).standings.rows) == 4


def test_other_stages_do_not_count(running):
    played = builders.decide(running.fixtures.first())
    before = selectors.season_table(running)
    Fixture.objects.create(
        league=running.league,
        season=running,
        number=99,
        stage="playoffs",
        round=1,
        starts_at=datetime(2027, 6, 1, tzinfo=UTC),
        home=played.away,
        away=played.home,
        state="decided",
        home_points=50,
        away_points=0,
        source="score",
        decided_at=datetime(2027, 6, 1, tzinfo=UTC),
    )

    after = selectors.season_table(running)

    assert after.stage == before.stage
    assert after.standings == before.standings


def test_division_has_a_table_of_its_own(draft, alice, teams):
    draft = services.arrange_season(
        draft,
        actor=alice,
        version=draft.version,
        divisions=("East", "West"),
        places=[
            Place(team.pk, "East" if place < 2 else "West")
            for place, team in enumerate(teams)
        ],
    )
    closed = builders.bring(draft, alice, "closed")
    table = selectors.season_table(closed)
    east, west = closed.divisions.order_by("order")

    assert {
        table.entries[row.key].team.name for row in table.of_division(east.pk).rows
    } == {"Arden", "Bexley"}
    assert len(table.of_division(west.pk).rows) == 2
    with pytest.raises(StandingsError):
        table.of_division(0)


def test_cross_table_can_be_asked_for_some(closed):
    table = selectors.season_table(closed)
    keys = list(table.entries)[:2]

    assert table.cross_table(keys).keys == tuple(keys)
    assert table.cross_table().keys == tuple(row.key for row in table.standings.rows)


def test_latest_games_are_those_played_last(running, alice):
    first = running.fixtures.order_by("number").first()
    services.move_fixture(
        first,
        actor=alice,
        version=1,
        day=datetime(2027, 12, 1).date(),
        kickoff=datetime(2027, 12, 1, 12).time(),
    )

    table = selectors.season_table(running)

    sequences = {item.number: item.sequence for item in table.stage.meetings}
    assert max(sequences, key=sequences.__getitem__) == first.number


@pytest.mark.parametrize(
    ("columns", "home", "away"),
    [
        ({"home_points": 2, "away_points": 1}, Outcome.WIN, Outcome.LOSS),
        ({"home_points": 0, "away_points": 1}, Outcome.LOSS, Outcome.WIN),
        ({"home_points": 0, "away_points": 0}, Outcome.TIE, Outcome.TIE),
        ({"forfeit": "home"}, Outcome.LOSS, Outcome.WIN),
        ({"forfeit": "away"}, Outcome.WIN, Outcome.LOSS),
        ({"forfeit": "both"}, Outcome.LOSS, Outcome.LOSS),
        ({}, None, None),
    ],
)
def test_outcome_is_seen_from_either_side(columns, home, away):
    fixture = Fixture(number=1, home_id=7, away_id=8, **columns)

    assert (outcome_for(fixture, 7), outcome_for(fixture, 8)) == (home, away)


def test_fixture_is_a_meeting():
    fixture = Fixture(number=3, home_id=7, away_id=8, forfeit="home")

    assert meeting_of(fixture, 5) == Meeting(3, 7, 8, forfeit=Forfeit.HOME, sequence=5)


@pytest.mark.parametrize("count", [2, 12])
def test_table_asks_four_times(league, alice, count, django_assert_num_queries):
    builders.make_teams(league, alice, count)
    season = builders.make_season(league, alice, "closed")

    with django_assert_num_queries(4):
        table = selectors.season_table(season)
        listed = names(table, table.standings.rows)

    assert len(listed) == count


def test_tables_of_several_seasons_keep_apart_and_ask_as_often_as_one(
    league, alice, closed, django_assert_num_queries
):
    second = services.next_season(
        closed, actor=alice, version=closed.version, name="Season 2"
    )
    second = builders.bring(second, alice, "running")
    entry = second.entries.earliest("order")
    services.adjust(
        entry, actor=alice, version=second.version, points=-2, wins=0, reason="Late."
    )
    alone = {season.pk: selectors.season_table(season) for season in (closed, second)}

    with django_assert_num_queries(4):
        tables = selectors.season_tables([closed, second])

    assert tables == alone
    assert tables[closed.pk].stage.adjustments == ()
    assert len(tables[second.pk].stage.adjustments) == 1
    assert tables[second.pk].entries[entry.pk].season is second
