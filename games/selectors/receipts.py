"""What a season promised, and what it has published of it."""

from dataclasses import dataclass

from games.models import Game
from games.selectors.games import is_published
from leagues.models import Fixture, Season


@dataclass(frozen=True, slots=True)
class SeasonReceipt:
    """A season's promise as anybody may see it.

    `commitment` is empty before the season starts; `secret`, in hexadecimal, before
    it is closed. `games` are all that were simulated, `voided` those of them that no
    longer count.
    """

    commitment: str
    secret: str
    games: int
    voided: int


def season_receipt(season: Season) -> SeasonReceipt:
    """Return the receipt of a season; one query."""
    official = list(
        Game.objects.filter(fixture__season=season, source=Fixture.Source.SIMULATED)
        .order_by("pk")
        .values_list("is_official", flat=True)
    )
    secret = season.secret if is_published(season) else None
    return SeasonReceipt(
        commitment=season.commitment,
        secret="" if secret is None else bytes(secret).hex(),
        games=len(official),
        voided=official.count(False),
    )
