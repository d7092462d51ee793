"""The page on which a coach says how the computer plays without him."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from django.core.paginator import Page, Paginator

from games.pages.previews import TeamGame, team_game
from games.selectors import games_by_profile, records_by_profile
from leagues.access import LeaguePage
from leagues.forms.profiles import ProfileForm
from leagues.forms.refusals import VersionForm
from leagues.models import Coaching, CoachProfile, RosterSpot, Team
from leagues.pages.coach import (
    CoachChoice,
    DialRow,
    Difference,
    PlaceRow,
    ProfileVersion,
    coach_choices,
    dial_rows,
    differences,
    place_rows,
    profile_version,
)
from leagues.pages.formations import SituationRow, situation_rows
from leagues.selectors import (
    Record,
    coaches_by_team,
    current_profile,
    current_roster,
    profiles_of,
)
from simulation.protocol import Ruleset

VERSIONS_A_PAGE: Final = 20
GAMES_SHOWN: Final = 12


@dataclass(frozen=True, slots=True)
class VersionLine:
    """A version of the profile and how the games went that it played, if any."""

    version: ProfileVersion
    record: Record | None


@dataclass(frozen=True, slots=True)
class VersionGame:
    """A game and the version that it was played with, 0 for the defaults."""

    game: TeamGame
    version: int


@dataclass(frozen=True, slots=True)
class CoachView:
    """All that the page shows.

    `form` is None where this site no longer has the rule book. `current` is the
    version in force, None for the defaults. `missed` is what somebody else has changed
    since the page was opened from which a refused form was sent. `undirected` is how
    the games went that were played before the first version, None without any.
    `places` are those of the line-up; `has_players` tells whether the rule book has
    players, `situations` are those in which they are placed. `is_in_season` tells
    whether the team takes part in the season of the page.
    """

    team: Team
    is_in_season: bool
    form: ProfileForm | None
    reset: VersionForm
    has_players: bool
    places: tuple[PlaceRow, ...]
    situations: tuple[SituationRow, ...]
    dials: tuple[DialRow, ...]
    choices: tuple[CoachChoice, ...]
    current: ProfileVersion | None
    missed: tuple[Difference, ...]
    coaches: tuple[Coaching, ...]
    lines: tuple[VersionLine, ...]
    part: Page[CoachProfile]
    undirected: Record | None
    games: tuple[VersionGame, ...]
    played: int

    @property
    def can_save(self) -> bool:
        """Whether anything can be changed now."""
        return self.form is not None and self.team.archived_at is None

    @property
    def version(self) -> int:
        """The version in force, 0 for the defaults."""
        return 0 if self.current is None else self.current.profile.version

    @property
    def plays_defaults(self) -> bool:
        """Whether what is in force is what the rule book plays by."""
        return self.current is None or self.current.is_default

    @property
    def has_instructions(self) -> bool:
        """Whether there is anything to be set."""
        return bool(self.has_players or self.dials or self.choices)

    @property
    def games_left(self) -> int:
        """How many games are not listed."""
        return self.played - len(self.games)


def coach_view(
    page: LeaguePage,
    team: Team,
    *,
    refused: VersionForm | None = None,
    number: str | None = None,
) -> CoachView:
    """Return the page; eight queries, whatever there is, and two more with players.

    :param refused: a form that was refused, as it was sent.
    :param number: of the page of versions.
    """
    rules, profile = page.ruleset, current_profile(team)
    version = 0 if profile is None else profile.version
    has_players = rules is not None and rules.has_players
    names = _names(team) if has_players else {}
    missed: tuple[Difference, ...] = ()
    if refused is not None and refused.is_stale:
        missed = _missed(refused, rules, team, profile, names)
        refused.renew({"version": version})
    form = _form(rules, team, profile, refused)
    records = records_by_profile(team)
    part = Paginator(profiles_of(team), VERSIONS_A_PAGE).get_page(number)
    return CoachView(
        team=team,
        is_in_season=_takes_part(page, team),
        form=form,
        reset=VersionForm(initial={"version": version}, auto_id=False),
        has_players=has_players,
        places=() if form is None else place_rows(form),
        situations=() if form is None else situation_rows(form),
        dials=() if form is None else dial_rows(form, profile),
        choices=() if form is None else coach_choices(form),
        current=None if profile is None else profile_version(rules, profile, names),
        missed=missed,
        coaches=coaches_by_team(page.league).get(team.pk, ()),
        lines=tuple(
            VersionLine(profile_version(rules, item, names), records.get(item.version))
            for item in part
        ),
        part=part,
        undirected=records.get(0),
        games=tuple(
            VersionGame(team_game(item.fixture, item.entry), item.version)
            for item in games_by_profile(team, GAMES_SHOWN)
        ),
        played=sum(
            record.wins + record.losses + record.ties for record in records.values()
        ),
    )


def _form(
    rules: Ruleset | None,
    team: Team,
    profile: CoachProfile | None,
    refused: VersionForm | None,
) -> ProfileForm | None:
    """Return the form to show: the one that was refused, or one of what is in force."""
    form = refused if isinstance(refused, ProfileForm) else None
    if form is None and rules is not None:
        form = ProfileForm(rules, profile, roster=roster_to_line_up(rules, team))
    if form is not None and team.archived_at is not None:
        form.lock()
    return form


def roster_to_line_up(rules: Ruleset, team: Team) -> tuple[RosterSpot, ...]:
    """Return whom a coach can line up, nobody where the rule book has no players."""
    return current_roster(team) if rules.has_players else ()


def _names(team: Team) -> dict[int, str]:
    """Return the names of all who ever were on the team's roster, by id."""
    return dict(team.spots.order_by("pk").values_list("player", "player__name"))


def _takes_part(page: LeaguePage, team: Team) -> bool:
    season = page.season
    return season is not None and season.entries.filter(team=team).exists()


def _missed(
    refused: VersionForm,
    rules: Ruleset | None,
    team: Team,
    profile: CoachProfile | None,
    names: Mapping[int, str],
) -> tuple[Difference, ...]:
    """Return what was changed after the version that a form was made from."""
    before = profiles_of(team).filter(version=refused.read_version).first()
    return differences(rules, before, profile, names)
