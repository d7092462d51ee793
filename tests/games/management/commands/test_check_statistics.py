import pytest
from django.core.management import call_command

from games.models import Game, SeasonLine


def check(capsys, *arguments):
    """Return exit status and lines of the command."""
    with pytest.raises(SystemExit) as caught:
        call_command("check_statistics", *arguments)
    return caught.value.code, capsys.readouterr().out.splitlines()


def test_statistics_in_order_are_told_so(played, capsys):
    assert check(capsys) == (0, ["1 seasons, 0 differences"])


def test_difference_is_named(played, capsys):
    SeasonLine.objects.filter(entry__team__name="Arden").update(games=9)
    SeasonLine.objects.filter(entry__team__name="Bexley").delete()
    Game.objects.filter(fixture__number=2).update(home_points=99)

    status, lines = check(capsys, "old-mill-league")

    where = "old-mill-league, Season 1"
    assert status == 1
    assert lines == [
        f"{where}: the season line of Arden differs",
        f"{where}: the season line of Bexley differs",
        f"{where}: the result of fixture 2 differs",
        "1 seasons, 3 differences",
    ]


def test_other_leagues_are_not_looked_at(played, capsys):
    SeasonLine.objects.all().delete()

    assert check(capsys, "another-league") == (0, ["0 seasons, 0 differences"])


def test_rebuild_repairs(played, capsys):
    SeasonLine.objects.update(games=9)

    assert check(capsys, "--rebuild") == (
        0,
        ["old-mill-league, Season 1: 6 games replayed", "1 seasons, 0 differences"],
    )


def test_rebuild_tells_of_a_record_that_cannot_be_replayed(played, capsys):
    Game.objects.filter(fixture__number=2).update(record=b"x")

    status, lines = check(capsys, "--rebuild")

    assert status == 1
    assert lines[0].startswith("old-mill-league, Season 1: not rebuilt: record: ")
    assert lines[1] == "1 seasons, 1 differences"
