"""What may be wrong with a roster, all of it at once."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from leagues.errors import BadRows, BadValue, WrongState, fields_named, sentence
from leagues.models import League, Player, RosterSpot, Season, Team
from leagues.models.player import PLAYER_NAME_LENGTH, shirt_number
from leagues.services.names import clean_line
from simulation.errors import BadTeamSheet, UnknownRuleset
from simulation.rosters import check_budget, token_faults
from simulation.teamsheet import PlayerSheet, RosterSpec, read_player


@dataclass(frozen=True, slots=True)
class RosterRow:
    """A player of a roster as it is to be.

    :param player: his id; None for somebody new to the league.
    :param ratings: all that the rule book has, by name.
    """

    player: int | None
    name: str
    number: str
    position: str
    ratings: Mapping[str, int]


def roster_spec(league: League) -> RosterSpec:
    """Return what rosters of the league must be.

    :raises WrongState: where the rule book has no players, or is here no longer.
    """
    try:
        spec = league.rules.roster_spec
    except UnknownRuleset:
        raise WrongState(
            "This site no longer has the league's rule book, so no roster can be set."
        ) from None
    if spec is None:
        raise WrongState("The league's rule book has no players.")
    return spec


def check_roster(
    team: Team, rows: Sequence[RosterRow], known: Mapping[int, Player]
) -> None:
    """Check a roster that a team is to have; `team.league` is read.

    :param known: whom the rows may name, by id.
    :raises BadRows: with everything that is wrong, in fields such as `rows.3.number`,
        rows counted from 1; `rows` is the roster as a whole.
    """
    spec = roster_spec(team.league)
    faults = [
        *_faults_of_size(team, spec, len(rows)),
        *_faults_of_people(team.league, rows, known),
        *_faults_of_numbers(rows),
    ]
    sheets = []
    for number, row in enumerate(rows, start=1):
        written = {"position": row.position, "ratings": row.ratings}
        try:
            with fields_named():
                sheets.append(read_player(written, spec, f"rows.{number}"))
        except BadValue as fault:
            faults.append(fault)
    if len(sheets) == len(rows):
        faults += _faults_of_policy(team.league, spec, sheets)
    if faults:
        raise BadRows(faults)


def _faults_of_size(team: Team, spec: RosterSpec, count: int) -> Iterator[BadValue]:
    least, most = spec.size
    if count > most:
        yield BadValue(
            "rows", f"These are {count} players. A roster has at most {most}."
        )
    if count < least:
        season = Season.objects.filter(
            entries__team=team,
            entries__withdrawn_at=None,
            state=Season.State.RUNNING,
        ).first()
        if season is not None:
            yield BadValue(
                "rows",
                f"These are {count} players. While “{season.name}” is under way"
                f" {team.name} needs at least {least}.",
            )


def _faults_of_people(
    league: League, rows: Sequence[RosterRow], known: Mapping[int, Player]
) -> Iterator[BadValue]:
    named: set[int] = set()
    for number, row in enumerate(rows, start=1):
        field = f"rows.{number}.name"
        try:
            clean_line(row.name, field=field, longest=PLAYER_NAME_LENGTH)
        except BadValue as fault:
            yield fault
        if row.player is None:
            continue
        if row.player in named:
            yield BadValue(field, "He is on the roster twice. Take one of the two off.")
        elif row.player not in known:
            yield BadValue(field, _why_not(league, row.player))
        named.add(row.player)


def _why_not(league: League, player: int) -> str:
    """Return why somebody can be on no roster of this team."""
    spot = (
        RosterSpot.objects.filter(player=player, player__league=league, to_at=None)
        .select_related("player", "team")
        .first()
    )
    if spot is None:
        return "The league has no such player. Open the page again."
    return f"{spot.player.name} plays for {spot.team.name}, which must release him."


def _faults_of_numbers(rows: Sequence[RosterRow]) -> Iterator[BadValue]:
    worn = Counter(row.number for row in rows)
    for place, row in enumerate(rows, start=1):
        field = f"rows.{place}.number"
        try:
            with fields_named(field):
                shirt_number(row.number)
        except BadValue as fault:
            yield fault
            continue
        if worn[row.number] > 1:
            yield BadValue(field, f"Two have the number {row.number}. Change one.")


def _faults_of_policy(
    league: League, spec: RosterSpec, sheets: Sequence[PlayerSheet]
) -> Iterator[BadValue]:
    if league.roster_policy == League.RosterPolicy.TOKENS:
        for fault in token_faults(spec, sheets):
            yield BadValue(f"rows.{fault.field}", sentence(fault.reason))
    elif league.roster_budget is not None:
        try:
            check_budget(spec, sheets, league.roster_budget)
        except BadTeamSheet as error:
            yield BadValue("rows", sentence(error.reason))
