import pytest
from django.db import connection

from games import services
from games.models import Game, SeasonLine, TeamLine
from games.selectors import season_differences
from games.services.lines import refold, write_lines
from leagues.errors import BadValue
from leagues.models import Fixture, League
from simulation.boxscore import BoxScore
from simulation.errors import SimulationError
from tests.games import runs
from tests.games.reading import void


def test_season_lines_are_the_sums_of_lines(played):
    for line in SeasonLine.objects.select_related("entry"):
        lines = TeamLine.objects.filter(entry=line.entry)
        others = TeamLine.objects.filter(game__lines__entry=line.entry).exclude(
            entry=line.entry
        )
        assert line.games == lines.count() == 3
        assert line.values["pts"] == sum(one.values["pts"] for one in lines)
        assert line.against["pts"] == sum(one.values["pts"] for one in others)


def test_rebuild_repairs_whatever_was_changed(played):
    before = list(SeasonLine.objects.values())
    periods = list(Game.objects.order_by("pk").values_list("periods", flat=True))
    SeasonLine.objects.update(games=99)
    line = TeamLine.objects.order_by("pk").first()
    line.values["pts"] += 1
    line.save()
    Game.objects.update(periods=[])

    count = services.rebuild_season_lines(played)

    after = list(Game.objects.order_by("pk").values_list("periods", flat=True))
    assert count == 6
    assert list(SeasonLine.objects.values()) == before
    assert after == periods
    assert season_differences(played) == []


def test_rebuild_leaves_archived_games_alone(played):
    line = TeamLine.objects.filter(game__fixture__number=1).first()
    line.values["pts"] = 77
    line.save()
    runs.archive(line.game)

    count = services.rebuild_season_lines(played)

    line.refresh_from_db()
    assert count == 5
    assert line.values["pts"] == 77


def test_rebuild_leaves_a_game_alone_that_is_voided_during_the_replays(played, alice):
    fixture = Fixture.objects.get(number=1)
    before = list(TeamLine.objects.filter(game__fixture=fixture).values())
    begun = []

    def void_at_the_first_transaction(execute, sql, params, many, context):
        if sql.startswith("SAVEPOINT") and not begun:
            begun.append(sql)
            void(played, alice)
        return execute(sql, params, many, context)

    with connection.execute_wrapper(void_at_the_first_transaction):
        count = services.rebuild_season_lines(played)

    assert count == 6
    assert list(TeamLine.objects.filter(game__fixture=fixture).values()) == before
    assert season_differences(played) == []


def test_rebuild_of_a_record_that_differs_changes_nothing(played):
    game = Fixture.objects.get(number=2).games.get()
    other = Fixture.objects.get(number=1).games.get()
    Game.objects.filter(pk=game.pk).update(record=bytes(other.record)[:-9])
    before = list(TeamLine.objects.order_by("pk").values())

    with pytest.raises(SimulationError):
        services.rebuild_season_lines(played)

    assert list(TeamLine.objects.order_by("pk").values()) == before


@pytest.mark.parametrize(
    ("figures", "field"),
    [
        ({"pts": 1.5}, "home.pts"),
        ({"pts": True}, "home.pts"),
        ({"nonsense": 3}, "home"),
        ({"fg_pct": 1}, "home"),
        ({"pts": None}, "home.pts"),
    ],
)
def test_line_that_is_none_of_the_rule_book_is_refused(game, figures, field):
    home, away = (line.values for line in game.lines.order_by("-side"))
    box = BoxScore({"H": {**home, **figures}, "A": away})
    game.lines.all().delete()

    with pytest.raises(BadValue) as refused:
        write_lines(game, game.fixture, box)

    assert refused.value.field == field
    assert game.lines.count() == 0


def test_line_that_lacks_a_column_is_refused_by_its_name(game):
    home, away = (dict(line.values) for line in game.lines.order_by("-side"))
    del away["pts"]

    with pytest.raises(BadValue, match="lacks these columns, or has no such: pts"):
        write_lines(game, game.fixture, BoxScore({"H": home, "A": away}))


def test_lines_of_a_season_whose_rule_book_is_gone_are_dropped(played):
    League.objects.update(ruleset="whist")
    arden = played.entries.get(team__name="Arden")
    played.refresh_from_db()

    refold(played, {arden.pk})
    left = set(SeasonLine.objects.values_list("entry__team__name", flat=True))
    refold(played)

    assert left == {"Bexley", "Corran", "Dunmore"}
    assert SeasonLine.objects.count() == 0
