"""Results and the games that they come from."""

from games.models import Game
from leagues.models import Fixture, Season
from leagues.selectors import fixtures_of


def latest_results(season: Season, count: int) -> list[tuple[Fixture, Game | None]]:
    """Return the fixtures that were decided last, each with its game; two queries.

    The game is None for a result that was stored without one.
    """
    decided = list(
        fixtures_of(season)
        .filter(state=Fixture.State.DECIDED)
        .order_by("-decided_at", "-number", "-pk")[:count]
    )
    games = {
        game.fixture_id: game
        for game in Game.objects.filter(fixture__in=decided, is_official=True)
        .select_related("author")
        .defer("record", "events")
        .order_by("pk")
    }
    return [(fixture, games.get(fixture.pk)) for fixture in decided]
