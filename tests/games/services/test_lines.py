import pytest
from django.db import connection
from django.db.models import Q

from games import services
from games.models import Game, PlayerLine, PlayerSeasonLine, SeasonLine, TeamLine
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


def box_of(game):
    """Return the box score that a stored game's lines make."""
    box = {line.side[0].upper(): line.values for line in game.lines.all()}
    for line in game.player_lines.all():
        if line.values:
            box[f"{line.side[0].upper()}{line.place}"] = line.values
    return BoxScore(box)


def rosters_of(game):
    """Return who is on a stored game's sheets."""
    lines = game.player_lines.order_by("place").select_related("spot")
    return [
        [line.spot for line in lines if line.side == side] for side in ("home", "away")
    ]


@pytest.fixture
def court_game(court_played):
    """The game of fixture 1 of a season with players."""
    return Game.objects.get(fixture__season=court_played, fixture__number=1)


def test_season_lines_of_players_are_the_sums_of_lines(court_played):
    folds = PlayerSeasonLine.objects.all()

    assert folds.count() > 8
    for fold in folds:
        lines = PlayerLine.objects.filter(entry=fold.entry, player=fold.player)
        own = [line.values for line in lines if line.values]
        assert fold.games == len(own)
        assert fold.values == {key: sum(one[key] for one in own) for key in own[0]}


def test_rebuild_repairs_lines_of_players(court_played):
    before = [list(model.objects.values()) for model in (PlayerSeasonLine,)]
    lines = [(line.values, line.spot_id) for line in PlayerLine.objects.all()]
    PlayerLine.objects.update(values={"pts": 1})
    PlayerSeasonLine.objects.first().delete()
    PlayerSeasonLine.objects.update(games=99)

    count = services.rebuild_season_lines(court_played)

    after = [
        [{**values, "id": 0} for values in stored]
        for stored in (before[0], list(PlayerSeasonLine.objects.values()))
    ]
    assert count == 6
    assert after[0] == after[1]
    assert [(line.values, line.spot_id) for line in PlayerLine.objects.all()] == lines
    assert season_differences(court_played) == []


def test_rebuild_of_a_game_whose_players_are_unknown_changes_nothing(court_game):
    season = court_game.fixture.season
    court_game.player_lines.filter(place=1).delete()
    before = list(PlayerLine.objects.order_by("pk").values())

    with pytest.raises(SimulationError, match="players of fixture 1 are not those"):
        services.rebuild_season_lines(season)

    assert list(PlayerLine.objects.order_by("pk").values()) == before


def test_player_who_has_left_every_game_has_no_season_line_left(court_played, alice):
    fixture = Fixture.objects.get(number=1)
    entry = fixture.home_id
    for other in Fixture.objects.filter(Q(home=entry) | Q(away=entry)):
        services.clear_result(other, author=alice, version=other.version)

    left = PlayerSeasonLine.objects.filter(entry=entry)

    assert list(left) == []
    assert PlayerSeasonLine.objects.exists()


def test_refold_of_some_entries_leaves_the_others_alone(court_played):
    arden = court_played.entries.get(team__name="Arden")
    PlayerSeasonLine.objects.update(games=99)

    refold(court_played, {arden.pk})

    folds = PlayerSeasonLine.objects.all()
    assert {fold.games for fold in folds if fold.entry_id != arden.pk} == {99}
    assert 99 not in {fold.games for fold in folds if fold.entry_id == arden.pk}


def test_figures_of_somebody_on_no_sheet_are_refused(court_game):
    box, rosters = box_of(court_game), rosters_of(court_game)
    box.lines["A9"] = dict(box.lines["A1"])
    court_game.lines.all().delete()
    court_game.player_lines.all().delete()

    with pytest.raises(BadValue, match="no such player on the team sheets") as refused:
        write_lines(court_game, court_game.fixture, box, rosters=rosters)

    assert refused.value.field == "A9"
    assert (court_game.lines.count(), court_game.player_lines.count()) == (0, 0)


@pytest.mark.parametrize(
    ("figures", "field"),
    [({"nonsense": 3}, "away.1"), ({"pts": 1.5}, "away.1.pts")],
)
def test_line_of_a_player_that_is_none_of_the_rule_book_is_refused(
    court_game, figures, field
):
    box, rosters = box_of(court_game), rosters_of(court_game)
    box.lines["A1"] = {**box.lines["A1"], **figures}
    court_game.lines.all().delete()
    court_game.player_lines.all().delete()

    with pytest.raises(BadValue) as refused:
        write_lines(court_game, court_game.fixture, box, rosters=rosters)

    assert refused.value.field == field


def test_lines_of_players_whose_rule_book_is_gone_are_dropped(court_played):
    League.objects.update(ruleset="whist")
    court_played.refresh_from_db()

    refold(court_played)

    assert PlayerSeasonLine.objects.count() == 0
    assert PlayerLine.objects.count() > 0


@pytest.mark.database
def test_lines_of_players_are_folded_once_by_two_refolds(court_played):
    before = list(PlayerSeasonLine.objects.order_by("pk").values())

    refold(court_played)
    refold(court_played, [entry.pk for entry in court_played.entries.all()])

    assert list(PlayerSeasonLine.objects.order_by("pk").values()) == before
