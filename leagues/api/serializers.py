"""How leagues, seasons, teams and fixtures are written."""

from datetime import date
from typing import Any, Final

from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from leagues import addresses
from leagues.api.addresses import Address, api_path, league_path
from leagues.models import Fixture, League, Membership, Season
from leagues.pages.dates import fixture_line
from leagues.scheduling.dates import WEEKDAY_NAMES
from leagues.season_settings import ScheduleSettings
from leagues.selectors.archives import SeasonSummary
from leagues.selectors.directory import LeagueSummary
from leagues.selectors.listings import TeamSummary
from leagues.standings import CRITERIA, AfterSplit, Criterion, Rules, Withdrawal

URL: Final = _("Where to read this.")
PAGE: Final = _("The page of the site that shows it.")
SLUG: Final = _("Its name in addresses, which never changes.")


class TeamNameSerializer(serializers.Serializer[Any]):
    """A team where it is named in something else."""

    slug = serializers.SlugField(help_text=SLUG)
    name = serializers.CharField(help_text=_("Its name."))
    abbreviation = serializers.CharField(help_text=_("Two to four letters."))


class LeagueLinksSerializer(serializers.Serializer[LeagueSummary]):
    """Where the parts of a league are."""

    seasons = Address(
        lambda item: league_path(item.league.slug, "seasons"),
        help_text=_("Its seasons."),
    )
    teams = Address(
        lambda item: league_path(item.league.slug, "teams"), help_text=_("Its teams.")
    )
    players = Address(
        lambda item: league_path(item.league.slug, "players"),
        help_text=_("The players of its teams, where its game has any."),
    )
    fixtures = Address(
        lambda item: league_path(item.league.slug, "fixtures"),
        help_text=_("Its fixtures."),
    )
    games = Address(
        lambda item: league_path(item.league.slug, "games"),
        help_text=_("The games that were played in it."),
    )
    ruleset = Address(
        lambda item: api_path("rulesets", item.league.ruleset),
        help_text=_("Its rule book."),
    )


class LeagueSerializer(serializers.Serializer[LeagueSummary]):
    """A community that plays one rule book."""

    url = Address(lambda item: league_path(item.league.slug), help_text=URL)
    page = Address(
        lambda item: addresses.league_address(item.league.slug), help_text=PAGE
    )
    slug = serializers.SlugField(source="league.slug", help_text=SLUG)
    name = serializers.CharField(source="league.name", help_text=_("Its name."))
    ruleset = serializers.SlugField(
        source="league.ruleset", help_text=_("The slug of its rule book.")
    )
    ruleset_title = serializers.CharField(help_text=_("The name of its rule book."))
    visibility = serializers.ChoiceField(
        League.Visibility.choices,
        source="league.visibility",
        help_text=_("Who may read it."),
    )
    time_zone = serializers.CharField(
        source="league.time_zone", help_text=_("The IANA zone in which its days begin.")
    )
    teams = serializers.IntegerField(help_text=_("How many active teams it has."))
    current_season = serializers.SlugField(
        source="season.slug",
        allow_null=True,
        help_text=_("The season that its home shows; null before the first one."),
    )
    role = serializers.ChoiceField(
        Membership.Role.choices,
        allow_null=True,
        help_text=_("Yours in it; null for whoever is no member."),
    )
    links = LeagueLinksSerializer(source="*", help_text=_("Where its parts are."))


class SeasonLinksSerializer(serializers.Serializer[SeasonSummary]):
    """Where the parts of a season are."""

    standings = Address(
        lambda item: season_path(item.season, "standings"), help_text=_("Its table.")
    )
    statistics = Address(
        lambda item: season_path(item.season, "statistics"),
        help_text=_("What its teams did."),
    )
    leaders = Address(
        lambda item: season_path(item.season, "leaders"),
        help_text=_("Who was best at what."),
    )
    players = Address(
        lambda item: season_path(item.season, "players"),
        help_text=_("What its players did."),
    )
    player_leaders = Address(
        lambda item: season_path(item.season, "players", "leaders"),
        help_text=_("Which players were best at what."),
    )
    teams = Address(
        lambda item: cut_path(item.season, "teams"), help_text=_("Who takes part.")
    )
    fixtures = Address(
        lambda item: cut_path(item.season, "fixtures"), help_text=_("Its fixtures.")
    )
    games = Address(
        lambda item: cut_path(item.season, "games"), help_text=_("Its games.")
    )


class SeasonSerializer(serializers.Serializer[SeasonSummary]):
    """One competition of a league, and what it promised of its games."""

    url = Address(lambda item: season_path(item.season), help_text=URL)
    page = Address(
        lambda item: addresses.season_address(
            item.season.league.slug, item.season.slug
        ),
        help_text=PAGE,
    )
    slug = serializers.SlugField(source="season.slug", help_text=SLUG)
    number = serializers.IntegerField(
        source="season.number", help_text=_("Counted from 1 in the league.")
    )
    name = serializers.CharField(source="season.name", help_text=_("Its name."))
    state = serializers.ChoiceField(
        Season.State.choices, source="season.state", help_text=_("How far it is.")
    )
    time_zone = serializers.CharField(
        source="season.zone_name", help_text=_("The IANA zone in which its days begin.")
    )
    teams = serializers.IntegerField(help_text=_("How many teams take part."))
    fixtures = serializers.IntegerField(
        help_text=_("How many fixtures it has, cancelled ones left out.")
    )
    decided = serializers.IntegerField(
        help_text=_("How many of the fixtures have a result.")
    )
    champions = serializers.SerializerMethodField(
        help_text=_("The best, once it is closed; several where they are level.")
    )
    first_day = serializers.DateField(
        source="season.start_date",
        allow_null=True,
        help_text=_("The day from which its schedule was made."),
    )
    last_day = serializers.DateField(
        source="season.end_date",
        allow_null=True,
        help_text=_("The day that its schedule keeps within, where it has one."),
    )
    started_at = serializers.DateTimeField(
        source="season.started_at", allow_null=True, help_text=_("When it was started.")
    )
    closed_at = serializers.DateTimeField(
        source="season.closed_at", allow_null=True, help_text=_("When it was closed.")
    )
    ruleset_version = serializers.CharField(
        source="season.ruleset_version",
        help_text=_("The version of the rule book in force, empty before the start."),
    )
    commitment = serializers.CharField(
        source="season.commitment",
        help_text=_("The promise of its secret, published at the start; empty before."),
    )
    secret = serializers.SerializerMethodField(
        help_text=_("The secret in hexadecimal, once it is closed; null before.")
    )
    links = SeasonLinksSerializer(source="*", help_text=_("Where its parts are."))

    @extend_schema_field(TeamNameSerializer(many=True))
    def get_champions(self, item: SeasonSummary) -> Any:
        """Return the teams of the champions' entries."""
        teams = [entry.team for entry in item.champions]
        return TeamNameSerializer(teams, many=True).data

    def get_secret(self, item: SeasonSummary) -> str | None:
        """Return the secret of a season that is closed."""
        season = item.season
        if season.state != Season.State.CLOSED or season.secret is None:
            return None
        return bytes(season.secret).hex()


class ScheduleSerializer(serializers.Serializer[ScheduleSettings]):
    """What a season's schedule was made from."""

    cycles = serializers.IntegerField(help_text=_("How often each pair meets."))
    weekdays = serializers.SerializerMethodField(
        help_text=_("The days of the week on which it plays, such as `saturday`.")
    )
    kickoffs = serializers.ListField(
        child=serializers.TimeField(format="%H:%M"),
        help_text=_("When its rounds begin, in its time zone."),
    )
    blackouts = serializers.SerializerMethodField(
        help_text=_("Days on which it does not play.")
    )

    def get_weekdays(self, item: ScheduleSettings) -> list[str]:
        """Return the days of the week by name, Monday first."""
        return [WEEKDAY_NAMES[day].lower() for day in sorted(item.weekdays)]

    def get_blackouts(self, item: ScheduleSettings) -> list[date]:
        """Return the days in order."""
        return sorted(item.blackouts)


class CriterionSerializer(serializers.Serializer[Any]):
    """A criterion by which teams are ranked."""

    slug = serializers.CharField(help_text=_("What standings call it."))
    title = serializers.SerializerMethodField(help_text=_("Its name."))
    measures = serializers.SerializerMethodField(help_text=_("What it compares."))

    def get_title(self, item: Criterion) -> str:
        """Return the name in the reader's language."""
        return gettext(item.title)

    def get_measures(self, item: Criterion) -> str:
        """Return what it compares in the reader's language."""
        return gettext(item.measures)


class TableRulesSerializer(serializers.Serializer[Rules]):
    """How results become places."""

    criteria = serializers.SerializerMethodField(
        help_text=_("In the order in which they are applied.")
    )
    win_points = serializers.IntegerField(help_text=_("Points of the table for a win."))
    tie_points = serializers.IntegerField(help_text=_("For a tie."))
    loss_points = serializers.IntegerField(help_text=_("For a loss."))
    forfeit_loss_points = serializers.IntegerField(help_text=_("For a forfeit."))
    ties_count_half = serializers.BooleanField(
        help_text=_("Whether a tie is half a win in the share; else it is left out.")
    )
    forfeit_score = serializers.ListField(
        child=serializers.IntegerField(),
        allow_null=True,
        help_text=_(
            "What a forfeit is scored as, the winner first; null for no score."
        ),
    )
    after_split = serializers.ChoiceField(
        list(AfterSplit),
        help_text=_("Which criterion teams go on with that another one left level."),
    )
    withdrawal = serializers.ChoiceField(
        list(Withdrawal),
        help_text=_("Whether the results of a team that withdraws stand."),
    )

    @extend_schema_field(CriterionSerializer(many=True))
    def get_criteria(self, item: Rules) -> Any:
        """Return the criteria in force."""
        criteria = [CRITERIA[slug] for slug in item.criteria]
        return CriterionSerializer(criteria, many=True).data


class SeasonDetailSerializer(SeasonSerializer):
    """A season with all that it has settled."""

    divisions = serializers.SerializerMethodField(
        help_text=_("The names of its divisions in order; none where it has no such.")
    )
    options = serializers.SerializerMethodField(
        help_text=_("The options of the rule book that it is played by.")
    )
    schedule = ScheduleSerializer(
        source="season.schedule", help_text=_("What its schedule was made from.")
    )
    table = TableRulesSerializer(
        source="season.rules", help_text=_("How results become places.")
    )

    def get_divisions(self, item: SeasonSummary) -> list[str]:
        """Return the names that the view has found."""
        names: list[str] = self.context["divisions"]
        return names

    def get_options(self, item: SeasonSummary) -> dict[str, Any]:
        """Return the values that the view has found, by name."""
        values: dict[str, Any] = self.context["options"]
        return values


class TeamSerializer(serializers.Serializer[TeamSummary]):
    """A team of a league."""

    url = Address(
        lambda item: league_path(item.team.league.slug, "teams", item.team.slug),
        help_text=URL,
    )
    page = Address(
        lambda item: team_page(item), help_text=_("Its page in its latest season.")
    )
    slug = serializers.SlugField(source="team.slug", help_text=SLUG)
    name = serializers.CharField(source="team.name", help_text=_("Its name."))
    abbreviation = serializers.CharField(
        source="team.abbreviation", help_text=_("Two to four letters.")
    )
    first_color = serializers.CharField(
        source="team.first_color", help_text=_("As `#rrggbb`.")
    )
    second_color = serializers.CharField(
        source="team.second_color", help_text=_("As `#rrggbb`.")
    )
    seasons = serializers.SerializerMethodField(
        help_text=_("The slugs of the seasons that it is in, the latest first.")
    )
    roster = Address(
        lambda item: league_path(
            item.team.league.slug, "teams", item.team.slug, "roster"
        ),
        help_text=_("Who is on its roster, where its game has players."),
    )

    def get_seasons(self, item: TeamSummary) -> list[str]:
        """Return the slugs of the seasons."""
        return [season.slug for season in item.seasons]


class TeamDetailSerializer(TeamSerializer):
    """A team with who coaches it."""

    coaches = serializers.SerializerMethodField(
        help_text=_(
            "The names of those who coach it now; none where the computer does. Known"
            " in the current season only, null for a team that is not in it."
        )
    )
    profile_version = serializers.SerializerMethodField(
        help_text=_(
            "Which version of its instructions counts, 0 without any; null for a team"
            " that is not in the current season. What they say is published when the"
            " season is closed, in the records of its games."
        )
    )

    def get_coaches(self, item: TeamSummary) -> list[str] | None:
        """Return the names that the view has found."""
        names: list[str] | None = self.context["coaches"]
        return names

    def get_profile_version(self, item: TeamSummary) -> int | None:
        """Return the version that the view has found."""
        version: int | None = self.context["profile_version"]
        return version


class FixtureSerializer(serializers.Serializer[Fixture]):
    """An appointment of two teams, and how it was decided."""

    url = Address(
        lambda item: league_path(item.league.slug, "fixtures", item.number),
        help_text=URL,
    )
    page = Address(
        lambda item: addresses.game_address(item.league.slug, item.number),
        help_text=PAGE,
    )
    number = serializers.IntegerField(
        help_text=_("Its number in the league, which never changes.")
    )
    season = serializers.SlugField(
        source="season.slug", help_text=_("The slug of its season.")
    )
    stage = serializers.ChoiceField(
        Fixture.Stage.choices, help_text=_("The part of the season.")
    )
    round = serializers.IntegerField(help_text=_("Its round, counted from 1."))
    starts_at = serializers.DateTimeField(help_text=_("When it begins, in UTC."))
    day = serializers.DateField(
        help_text=_("The day on which it begins in the time zone of the season.")
    )
    home = TeamNameSerializer(source="home.team", help_text=_("Who plays at home."))
    away = TeamNameSerializer(source="away.team", help_text=_("Who plays away."))
    state = serializers.ChoiceField(
        Fixture.State.choices, help_text=_("Whether there is a result.")
    )
    home_points = serializers.IntegerField(
        allow_null=True, help_text=_("Null without a score: open, or a forfeit.")
    )
    away_points = serializers.IntegerField(
        allow_null=True, help_text=_("The same of the other team.")
    )
    forfeit = serializers.SerializerMethodField(
        help_text=_("Who did not play: `home`, `away` or `both`; null for neither.")
    )
    winner = serializers.SerializerMethodField(
        help_text=_("Who won, by score or forfeit; null while open and for a tie.")
    )
    result_kind = serializers.CharField(
        help_text=_("Which ending of the rule book it was; empty where unknown.")
    )
    source = serializers.SerializerMethodField(  # type: ignore[assignment] # a field
        help_text=_("How the result came about; null without one.")
    )
    decided_at = serializers.DateTimeField(
        allow_null=True, help_text=_("When the result was stored.")
    )
    changed_at = serializers.DateTimeField(help_text=_("When anything of it changed."))

    @extend_schema_field(
        serializers.ChoiceField(Fixture.Forfeit.choices, allow_null=True)
    )
    def get_forfeit(self, item: Fixture) -> str | None:
        """Return who forfeited."""
        return item.forfeit or None

    @extend_schema_field(serializers.ChoiceField(["home", "away"], allow_null=True))
    def get_winner(self, item: Fixture) -> str | None:
        """Return the side that won."""
        line = fixture_line(item)
        if line.home_won:
            return "home"
        return "away" if line.away_won else None

    @extend_schema_field(
        serializers.ChoiceField(Fixture.Source.choices, allow_null=True)
    )
    def get_source(self, item: Fixture) -> str | None:
        """Return how the result came about."""
        return item.source or None


def season_path(season: Season, *parts: str) -> str:
    """Return the path of a season, or of what is below it."""
    return league_path(season.league.slug, "seasons", season.slug, *parts)


def cut_path(season: Season, name: str) -> str:
    """Return the path of one of the league's lists, cut to a season."""
    return league_path(season.league.slug, name, season=season.slug)


def team_page(item: TeamSummary) -> str:
    """Return the path of the page of a team in its latest season.

    There is one: teams are listed for the seasons that they are in.
    """
    league = item.team.league.slug
    return addresses.team_address(league, item.seasons[0].slug, item.team.slug)
