"""The page of a team in a season: where it stands, its games, its figures."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.http import Http404

from games.pages.factors import FactorLine, factor_lines
from games.pages.figures import ComparisonGroup, compared
from games.pages.previews import (
    GAMES_OF_FORM,
    TeamGame,
    averages,
    season_columns,
    season_lines,
    team_game,
)
from games.pages.squad import Squad, squad_of
from leagues.access import LeaguePage
from leagues.models import Coaching, Entry, Fixture, Season
from leagues.selectors import (
    coaches_by_team,
    current_profile,
    fixtures_of_team,
    season_table,
)
from leagues.standings import Row


@dataclass(frozen=True, slots=True)
class TeamView:
    """All that the page of a team shows.

    `results` have the latest first; `following` and what was `cancelled` are in the
    order of play. `groups` set the team's averages a game against those of its
    opponents, over `games` of the `played` ones. `coaches` are those of now and known
    for the current season only. `profile` is the version that counts for the next
    game, 0 where the team plays the defaults; `can_instruct` tells whether the reader
    may see and change what it says. `squad` is None where the rule book has no players,
    `form` empty there; it has the latest results, the latest first. `factors` are the
    team's against those of its opponents.
    """

    entry: Entry
    row: Row
    results: tuple[TeamGame, ...]
    following: tuple[TeamGame, ...]
    cancelled: tuple[TeamGame, ...]
    groups: tuple[ComparisonGroup, ...]
    games: int
    played: int
    coaches: tuple[Coaching, ...]
    profile: int
    is_mine: bool
    can_instruct: bool
    squad: Squad | None
    form: tuple[TeamGame, ...]
    factors: tuple[FactorLine, ...]

    @property
    def lacks_lines(self) -> bool:
        """Whether some of its games have no box score."""
        return self.games < self.played


def team_view(page: LeaguePage, season: Season, slug: str) -> TeamView:
    """Return the page of a team; thirteen queries at most.

    :raises Http404: for a team that is not in the season.
    """
    table = season_table(season)
    entry = next(
        (item for item in table.entries.values() if item.team.slug == slug), None
    )
    if entry is None:
        raise Http404
    games = [team_game(item, entry) for item in fixtures_of_team(entry)]
    line = season_lines(season, (entry,))[entry.pk]
    columns = season_columns(page, season, line)
    profile = current_profile(entry.team)
    coaches = coaches_by_team(page.league) if page.is_current else {}
    own = coaches.get(entry.team_id, ())
    results = tuple(game for game in reversed(games) if game.fixture.is_decided)
    squad = _squad(page, season, entry)
    return TeamView(
        entry=entry,
        row=table.standings.row(entry.pk),
        results=results,
        following=_in_state(games, Fixture.State.SCHEDULED),
        cancelled=_in_state(games, Fixture.State.CANCELLED),
        groups=compared(
            columns,
            averages(columns, line.values, line.games),
            averages(columns, line.against, line.games),
        )
        if line.games
        else (),
        games=line.games,
        played=sum(_has_score(game.fixture) for game in games),
        coaches=own,
        profile=0 if profile is None else profile.version,
        is_mine=page.rights.coaches(entry.team_id),
        can_instruct=page.rights.can_edit_profile(
            entry.team, has_coach=any(item.user.is_active for item in own)
        ),
        squad=squad,
        form=() if squad is None else results[:GAMES_OF_FORM],
        factors=factor_lines(page.ruleset.factors, line.values, line.against)
        if page.ruleset is not None and line.games
        else (),
    )


def _squad(page: LeaguePage, season: Season, entry: Entry) -> Squad | None:
    """Return the team's players, None where the rule book has none or is gone."""
    if page.ruleset is None or not page.ruleset.has_players:
        return None
    entry.season = season
    return squad_of(entry, is_current=page.is_current)


def _in_state(games: Iterable[TeamGame], state: str) -> tuple[TeamGame, ...]:
    return tuple(game for game in games if game.fixture.state == state)


def _has_score(fixture: Fixture) -> bool:
    return fixture.is_decided and not fixture.forfeit
