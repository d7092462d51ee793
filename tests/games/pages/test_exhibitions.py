import pytest
from django.http import Http404, QueryDict

from games.forms.exhibitions import ExhibitionForm
from games.pages.asked import GameAsked
from games.pages.exhibitions import (
    LETTER_MS,
    PAUSE_MS,
    exhibition_view,
    reading_time,
    start_view,
    watch_view,
)
from games.selectors import published_record
from games.selectors.exhibitions import exhibition_scene
from leagues.badges import Side
from simulation import registry
from simulation.record import GameRecord
from tests.games.exhibited import AWAY, HOME, NOW, OTHER, RULES, exhibit, form
from tests.simulation import shootout


@pytest.fixture
def two_books(monkeypatch):
    """A second rule book, with teams of its own."""
    monkeypatch.setattr(registry, "_RULESETS", (RULES, shootout.RULESET))


def test_start_of_the_only_rule_book_offers_no_others():
    shown = start_view("")

    assert shown.rules is RULES
    assert shown.teams == RULES.exhibition_teams
    assert shown.books == () or len(registry.rulesets()) > 1


def test_start_leads_to_the_other_rule_books(two_books):
    shown = start_view(shootout.RULESET.slug)

    assert shown.rules is shootout.RULESET
    assert [(book.title, book.is_current) for book in shown.books] == [
        (RULES.title, False),
        ("Shootout", True),
    ]
    assert shown.books[1].address == "?ruleset=shootout#watch"
    assert shown.form.initial["home"] == "LQG"


@pytest.mark.parametrize("slug", ["", "chess", "\0"])
def test_start_of_an_unknown_rule_book_is_that_of_the_first(slug):
    assert start_view(slug).rules is RULES


def test_refused_form_keeps_its_teams_and_takes_a_new_token():
    sent = QueryDict(mutable=True)
    sent.update(form(home=OTHER.abbreviation))
    refused = ExhibitionForm(sent)

    shown = start_view(RULES.slug, refused)

    assert shown.form is refused
    assert refused.data["home"] == OTHER.abbreviation
    assert refused.data["token"] != "t1"


def test_watch_at_the_start(db):
    exhibition = exhibit()

    shown = watch_view(exhibition, exhibition_scene(exhibition, 0))

    assert shown.title == f"{AWAY.name} at {HOME.name}"
    assert (shown.away.side, shown.home.is_home) == (Side.AWAY, True)
    assert (shown.previous, shown.number, shown.following) == (0, 0, 1)
    assert shown.address == f"/exhibition/{exhibition.key}/?step=0"
    assert len(shown.news) == 1
    assert shown.earlier == ()
    assert not shown.is_tall
    assert shown.rest == reading_time(shown.news)


def test_watch_in_between_lists_the_latest_first(db):
    exhibition = exhibit()

    shown = watch_view(exhibition, exhibition_scene(exhibition, 8))

    numbers = [play.number for play in shown.earlier]
    assert shown.previous == 7
    assert numbers == sorted(numbers, reverse=True)
    assert shown.news[0].number == numbers[0] + 1


def test_watch_at_the_end_rests(db):
    exhibition = exhibit()

    shown = watch_view(exhibition, exhibition_scene(exhibition, 99_999))

    assert shown.rest is None
    assert (shown.away.points, shown.home.points) == (
        exhibition.game.away_points,
        exhibition.game.home_points,
    )


@pytest.mark.usefixtures("two_books")
def test_watch_of_a_wide_board_with_players(db):
    exhibition = exhibit(ruleset="shootout", home="LQG", away="UQT")

    shown = watch_view(exhibition, exhibition_scene(exhibition, 3))
    result = exhibition_view(exhibition, GameAsked())

    assert not shown.is_tall
    assert shown.home.team.name == "Lower Quay Gulls"
    assert [turned.value for turned in result.home_dials] == [4]


def test_reading_takes_longer_for_longer_plays(db):
    exhibition = exhibit()
    plays = exhibition_scene(exhibition, 30).plays

    assert reading_time(()) == PAUSE_MS
    assert reading_time(plays[:1]) == PAUSE_MS + LETTER_MS * len(plays[0].text)


def test_view_of_the_result(db):
    exhibition = exhibit()
    game = exhibition.game

    shown = exhibition_view(exhibition, GameAsked())

    assert shown.title == (
        f"{AWAY.name} {game.away_points}, {HOME.name} {game.home_points}"
    )
    assert shown.home.has_lost is (game.home_points < game.away_points)
    assert shown.away.has_lost is (game.away_points < game.home_points)
    assert shown.game == game
    assert shown.rules is RULES
    assert shown.course.plays is not None
    assert shown.home_dials == ()
    assert [(turned.dial.name, turned.value) for turned in shown.away_dials] == list(
        AWAY.sheet.profile.items()
    )
    assert (shown.gone_at - NOW).days == 1


def test_view_of_a_period_that_was_not_played_is_not_found(db):
    exhibition = exhibit()

    with pytest.raises(Http404):
        exhibition_view(exhibition, GameAsked(period="99"))


def test_record_of_an_exhibition_is_whole(db):
    published = published_record(exhibit().game)

    assert isinstance(published, GameRecord)
    assert published.away == AWAY.sheet
