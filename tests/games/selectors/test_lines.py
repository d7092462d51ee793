from games.models import Game, SeasonLine
from games.selectors import fold_season, season_differences
from leagues.models import Entry, Season


def test_fold_gives_what_is_stored(played, django_assert_num_queries):
    season = Season.objects.select_related("league").get(pk=played.pk)

    with django_assert_num_queries(2):
        folds = fold_season(season)

    stored = {line.entry_id: line.values for line in SeasonLine.objects.all()}
    assert {entry: line.values for entry, line in folds.items()} == stored


def test_fold_of_some_entries_is_theirs_alone(played):
    entry = Entry.objects.get(team__name="Bexley")

    (line,) = fold_season(played, {entry.pk}).values()

    assert (line.entry, line.games) == (entry, 3)


def test_differences_are_looked_for_with_the_same_number_of_queries(
    played, django_assert_num_queries
):
    season = Season.objects.select_related("league").get(pk=played.pk)

    with django_assert_num_queries(8):
        assert season_differences(season) == []


def test_differences_are_named(played):
    SeasonLine.objects.filter(entry__team__name="Arden").update(games=9)
    SeasonLine.objects.filter(entry__team__name="Bexley").delete()
    Game.objects.filter(fixture__number=2).update(is_official=False)

    found = season_differences(played)

    assert found[:2] == ["the season line of Arden", "the season line of Bexley"]
    assert found[-1] == "the result of fixture 2"
