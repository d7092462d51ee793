"""What a league has settled, in words: options, standings, dates, and the promise."""

from dataclasses import dataclass
from datetime import date
from typing import Any

from django.utils.dates import WEEKDAYS
from django.utils.formats import date_format
from django.utils.translation import gettext

from leagues.access import LeaguePage
from leagues.models import League, Membership, Season
from leagues.selectors import SeasonSummary, members_of, season_summaries
from leagues.standings import CRITERIA, AfterSplit, Rules, Withdrawal
from leagues.templatetags.leagues_format import listed
from simulation.options import Option


@dataclass(frozen=True, slots=True)
class OptionInForce:
    """An option of the rule book with the value that is played by."""

    option: Option
    value: Any

    @property
    def is_default(self) -> bool:
        """Whether it is what the rule book itself plays by."""
        return bool(self.value == self.option.default)


@dataclass(frozen=True, slots=True)
class Settled:
    """One thing that a season has settled, under its heading."""

    heading: str
    text: str


@dataclass(frozen=True, slots=True)
class SeasonCharter:
    """What one season has settled; `criteria` are those of the table, in order."""

    criteria: tuple[Settled, ...]
    table: tuple[str, ...]
    dates: tuple[Settled, ...]


@dataclass(frozen=True, slots=True)
class Promise:
    """The secret that a season's games take their seeds from, and what binds to it.

    `secret` is in hexadecimal, and None before the season is closed.
    """

    season: Season
    secret: str | None


@dataclass(frozen=True, slots=True)
class AboutView:
    """All that a league's page of rules, members and seasons shows.

    `options` are those of the season once it has started, and until then those that
    the league has now; none where this site has the rule book no longer. `rosters` is
    empty where the rule book has no players.
    """

    options: tuple[OptionInForce, ...]
    version: str
    rosters: str
    charter: SeasonCharter | None
    promises: tuple[Promise, ...]
    members: tuple[Membership, ...]
    archive: tuple[SeasonSummary, ...]


def about_view(page: LeaguePage) -> AboutView:
    """Return what there is to say of a league and the season shown; four queries."""
    season = page.season
    return AboutView(
        options=options_in_force(page),
        version=_version(page),
        rosters=rosters_allowed(page),
        charter=None if season is None else season_charter(season),
        promises=tuple(_promise(item) for item in page.seasons if item.commitment),
        members=tuple(members_of(page.league)),
        archive=tuple(season_summaries(page.seasons)),
    )


def season_charter(season: Season) -> SeasonCharter:
    """Return what a season has settled; it asks the database nothing."""
    rules = season.rules
    return SeasonCharter(
        criteria=tuple(
            Settled(gettext(CRITERIA[slug].title), gettext(CRITERIA[slug].measures))
            for slug in rules.criteria
        ),
        table=_table_rules(rules),
        dates=_dates(season),
    )


def _promise(season: Season) -> Promise:
    if season.state != Season.State.CLOSED or season.secret is None:
        return Promise(season, None)
    return Promise(season, bytes(season.secret).hex())


def options_in_force(page: LeaguePage) -> tuple[OptionInForce, ...]:
    """Return the options that the season shown is played by, or would be now.

    None where this site has the rule book no longer.
    """
    if page.ruleset is None:
        return ()
    season = page.season
    values = (
        page.league.options
        if season is None or season.started_at is None
        else season.options
    )
    return tuple(
        OptionInForce(option, values.get(option.name, option.default))
        for option in page.ruleset.options
    )


def rosters_allowed(page: LeaguePage) -> str:
    """Return in a sentence which rosters the league allows now."""
    if page.ruleset is None or page.ruleset.roster_spec is None:
        return ""
    league = page.league
    if league.roster_policy == League.RosterPolicy.TOKENS:
        return gettext(
            "The players of the box alone: each position has its ratings, and there are"
            " no more of a position than the box has."
        )
    if league.roster_policy == League.RosterPolicy.FREE:
        return gettext("Any ratings; only commissioners change a roster.")
    return gettext(
        "Any ratings, with at most %(budget)d rating points a player on average."
    ) % {"budget": league.roster_budget or 0}


def _version(page: LeaguePage) -> str:
    if page.season is not None and page.season.ruleset_version:
        return page.season.ruleset_version
    return "" if page.ruleset is None else page.ruleset.version


def _table_rules(rules: Rules) -> tuple[str, ...]:
    lines = []
    if "points" in rules.criteria:
        lines.append(
            gettext(
                "Points of the table: %(win)d for a win, %(tie)d for a tie, %(loss)d"
                " for a loss, %(forfeit)d for a game forfeited."
            )
            % {
                "win": rules.win_points,
                "tie": rules.tie_points,
                "loss": rules.loss_points,
                "forfeit": rules.forfeit_loss_points,
            }
        )
    lines.append(
        gettext("A tie counts as half a win in the share of games won.")
        if rules.ties_count_half
        else gettext("A tie is left out of the share of games won.")
    )
    lines.append(
        gettext("A forfeit counts as won or lost, without points.")
        if rules.forfeit_score is None
        else gettext("A forfeit counts as won or lost by %(score)s.")
        % {"score": "–".join(str(points) for points in rules.forfeit_score)}
    )
    lines.append(
        gettext("Teams that a criterion leaves level go on with the next one.")
        if rules.after_split == AfterSplit.NEXT
        else gettext(
            "After a split, teams that are still level begin again with head-to-head."
        )
    )
    lines.append(
        gettext("The results of a team that withdraws stand.")
        if rules.withdrawal == Withdrawal.STAND
        else gettext("The results of a team that withdraws count for nobody.")
    )
    return tuple(lines)


def _dates(season: Season) -> tuple[Settled, ...]:
    plan = season.schedule
    often = {1: gettext("once"), 2: gettext("twice")}
    times = gettext("%(count)d times") % {"count": plan.cycles}
    settled = [Settled(gettext("Each pair meets"), often.get(plan.cycles, times))]
    if plan.start_date is not None:
        settled.append(Settled(gettext("First day"), _day(plan.start_date)))
    if plan.end_date is not None:
        settled.append(Settled(gettext("Last day"), _day(plan.end_date)))
    weekdays = [str(WEEKDAYS[day]) for day in sorted(plan.weekdays)]
    kickoffs = [f"{moment:%H:%M}" for moment in plan.kickoffs]
    settled.append(Settled(gettext("Weekdays"), listed(weekdays)))
    settled.append(Settled(gettext("Kick-offs"), listed(kickoffs)))
    if plan.blackouts:
        days = [_day(day) for day in sorted(plan.blackouts)]
        settled.append(Settled(gettext("No games on"), listed(days)))
    return tuple(settled)


def _day(day: date) -> str:
    return date_format(day, "j F Y")
