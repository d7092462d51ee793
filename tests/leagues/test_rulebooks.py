import pytest

from leagues.errors import BadValue
from leagues.rulebooks import (
    is_for_leagues,
    league_rulebook,
    league_rulebooks,
    other_rulebooks,
)
from simulation import registry
from tests.simulation import shootout

CARDS = registry.rulesets()[0]


@pytest.fixture(autouse=True)
def two_books(monkeypatch):
    """A rule book without players, and one with them."""
    monkeypatch.setattr(registry, "_RULESETS", (CARDS, shootout.RULESET))


def test_leagues_play_rule_books_without_players():
    assert league_rulebooks() == (CARDS,)
    assert other_rulebooks() == (shootout.RULESET,)
    assert is_for_leagues(CARDS)
    assert not is_for_leagues(shootout.RULESET)


def test_rule_book_of_a_league_is_found():
    assert league_rulebook(CARDS.slug) is CARDS


@pytest.mark.parametrize(
    ("slug", "reason"),
    [
        (
            "shootout",
            "Shootout has players with ratings, and leagues keep no rosters. Choose"
            " another rule book.",
        ),
        ("chess", f"There is no ruleset 'chess'; there are {CARDS.slug}, shootout."),
    ],
)
def test_rule_book_that_a_league_cannot_play_is_refused(slug, reason):
    with pytest.raises(BadValue) as refused:
        league_rulebook(slug)

    assert (refused.value.field, refused.value.reason) == ("ruleset", reason)
