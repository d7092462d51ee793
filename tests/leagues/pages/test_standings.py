import pytest
from django.contrib.auth.models import AnonymousUser
from django.http import Http404

from leagues import services
from leagues.access import league_page
from leagues.models import League
from leagues.pages.standings import StandingsView, standings_view
from leagues.standings import Rules
from tests import builders


@pytest.fixture
def show(rf, league):
    """Return the standings of a season as a visitor sees them."""

    def view(season, name: str = "", why: str = "") -> StandingsView:
        request = rf.get("/")
        request.user = AnonymousUser()
        page = league_page(request, league.slug, season.slug)
        return standings_view(page, page.season, name, why)

    return view


def best(view) -> dict[str, frozenset[str]]:
    return {line.entry.team.name: line.best for line in view.panels[0].lines}


def test_best_of_each_column_is_marked(show, running):
    first, second, *_ = running.fixtures.order_by("number")
    builders.decide(first, 10, 7)
    builders.decide(second, 20, 19)

    view = show(running)

    assert best(view) == {
        "Arden": frozenset({"against", "difference"}),
        "Bexley": frozenset({"for"}),
        "Corran": frozenset(),
        "Dunmore": frozenset(),
    }
    assert view.panels[0].has_best


def test_nothing_is_best_where_nothing_was_scored(show, running):
    fixture = running.fixtures.first()
    services.record_result(
        fixture, author=None, version=1, source="forfeit", forfeit="away"
    )

    view = show(running)

    assert set(best(view).values()) == {frozenset()}
    assert not view.panels[0].has_best
    assert view.panels[0].has_forfeits


def test_nothing_is_best_where_all_are_equal(show, running):
    for fixture in running.fixtures.filter(round=1):
        builders.decide(fixture, 7, 7)

    assert set(best(show(running)).values()) == {frozenset()}


@pytest.mark.parametrize(
    ("view", "columns"),
    [("", 14), ("home-away", 11), ("last-ten", 7), ("cross-table", 14)],
)
def test_row_of_the_explanation_spans_the_table(show, running, view, columns):
    assert show(running, view, "arden").columns == columns


def test_tie_column_goes_where_none_is_possible(show, running):
    builders.decide(running.fixtures.first(), 7, 5)
    with_ties = show(running)
    League.objects.update(ruleset="whist")
    without = show(running)

    assert with_ties.has_ties
    assert not without.has_ties
    assert without.columns == with_ties.columns - 1


def test_tie_that_happened_keeps_its_column(show, running):
    builders.decide(running.fixtures.first(), 7, 7)
    League.objects.update(ruleset="whist")

    assert show(running).has_ties


def test_note_names_what_was_given_and_taken(show, alice, draft):
    season = services.set_standings(
        draft,
        actor=alice,
        version=draft.version,
        rules=Rules(criteria=("points", "point_difference")),
    )
    season = builders.bring(season, alice, "running")
    entry = season.entries.get(team__slug="bexley")
    for points, wins in ((-2, 0), (1, -1), (0, 2)):
        season.refresh_from_db()
        services.adjust(
            entry,
            actor=alice,
            version=season.version,
            points=points,
            wins=wins,
            reason="A ruling",
        )

    panel = show(season).panels[0]

    assert [(note.number, note.words) for note in panel.notes] == [
        (1, "−2 points"),
        (2, "+1 point and −1 win"),
        (3, "+2 wins"),
    ]
    assert [line.notes for line in panel.lines if line.entry == entry] == [(1, 2, 3)]


def test_only_one_row_is_explained(show, running):
    lines = show(running, why="arden").panels[0].lines

    assert [line.entry.team.name for line in lines if line.explanation] == ["Arden"]
    assert {
        line.why_address.partition("?")[2] for line in lines if line.explanation
    } == {""}


@pytest.mark.parametrize(("view", "why"), [("divisions", ""), ("", "nobody")])
def test_unknown_view_or_team_is_absent(show, running, view, why):
    with pytest.raises(Http404):
        show(running, view, why)
