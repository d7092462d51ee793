"""Players and rosters, as the API answers them."""

from collections.abc import Sequence

from django.db.models import QuerySet
from django.http import Http404
from rest_framework.request import Request
from rest_framework.response import Response

from leagues.access import LeaguePage, league_page
from leagues.api.asking import PlayersAsked
from leagues.api.describing import documented, page_serializer
from leagues.api.players import (
    PlayerDetailSerializer,
    PlayerSerializer,
    RosterSerializer,
)
from leagues.api.reading import ListView, ReadView
from leagues.models import League, Player
from leagues.selectors import current_roster, spots_of
from leagues.selectors.listings import (
    PlayerSummary,
    listed_players,
    listed_teams,
    player_summaries,
)


def player_of(league: League, player: int) -> Player:
    """Return a player of a league, which is at hand in him.

    :raises Http404: if there is none of that id.
    """
    found = listed_players(league).filter(pk=player).first()
    if found is None:
        raise Http404
    found.league = league
    return found


class PlayersView(ListView):
    """The players of a league."""

    asks = PlayersAsked
    item = PlayerSerializer
    order = ("name", "id")
    frame: LeaguePage

    @documented(
        "list_players",
        "Players",
        page_serializer("Player", PlayerSerializer),
        tag="Players",
        asked=PlayersAsked,
        places=("league",),
    )
    def get(self, request: Request, league: str) -> Response:
        """The players of a league by name, those without a team too.

        None where the rule book of the league has no players.
        """
        self.frame = league_page(request, league)
        return self.page()

    def listed(self) -> QuerySet[Player]:
        """Return the players asked for."""
        return listed_players(self.frame.league, self.asked.get("team"))

    def items(self, rows: list[Player]) -> Sequence[PlayerSummary]:
        """Return players with what they are now."""
        for player in rows:
            player.league = self.frame.league
        return player_summaries(rows)


class PlayerView(ReadView):
    """One player."""

    @documented(
        "read_player",
        "A player",
        PlayerDetailSerializer,
        tag="Players",
        places=("league", "player"),
    )
    def get(self, request: Request, league: str, player: int) -> Response:
        """One player, with all that he was to teams and since when."""
        page = league_page(request, league)
        found = player_of(page.league, player)
        (summary,) = player_summaries([found])
        context = {"request": request, "spots": spots_of(found)}
        return Response(PlayerDetailSerializer(summary, context=context).data)


class RosterView(ReadView):
    """The roster of a team."""

    @documented(
        "read_roster",
        "The roster of a team",
        RosterSerializer,
        tag="Players",
        places=("league", "team"),
    )
    def get(self, request: Request, league: str, team: str) -> Response:
        """The roster of a team as it is now."""
        page = league_page(request, league)
        found = listed_teams(page.seasons).filter(slug=team).first()
        if found is None:
            raise Http404
        roster = current_roster(found)
        for spot in roster:
            spot.player.league = page.league
        context = {"request": request, "roster": roster}
        return Response(RosterSerializer(found, context=context).data)
