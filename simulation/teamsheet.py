"""What an engine is given of a team: players with ratings, and the coach's profile."""

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from simulation.errors import BadTeamSheet
from simulation.formations import Formations, check_formations
from simulation.words import Words

if TYPE_CHECKING:
    from simulation.protocol import Ruleset

_SHA256 = re.compile(r"[0-9a-f]{64}")
_FIELDS = ("coach", "profile", "profile_sha256", "formations", "players")


@dataclass(frozen=True, slots=True)
class Dial:
    """A number in a coach profile that changes what the built-in coaches do.

    :param name: its key in the profile.
    :param default: the value with which the coach plays as specified.
    :param unit: what the number counts, for people.
    """

    name: str
    title: Words
    help: Words
    minimum: int
    maximum: int
    default: int
    unit: Words


@dataclass(frozen=True, slots=True)
class RosterSpec:
    """What a roster must be where a ruleset has players.

    :param size: least and most players.
    :param positions: the positions there are.
    :param ratings: name → (lowest, highest, default by position in their order).
    :param usual: the positions of an average team, the starters first; left out, the
        fewest players that there may be, positions in turn.
    :param costs: name of a rating → rating points by value, the lowest value first;
        what all of a player's ratings cost is what he counts under a budget.
    """

    size: tuple[int, int]
    positions: tuple[str, ...]
    ratings: Mapping[str, tuple[int, int, tuple[int, ...]]]
    usual: tuple[str, ...] = ()
    costs: Mapping[str, tuple[int, ...]] = field(
        default_factory=lambda: MappingProxyType({})
    )


@dataclass(frozen=True, slots=True)
class PlayerSheet:
    """A player as the engine knows him: by his place on the sheet, never by name.

    :param position: one of the spec's positions.
    :param ratings: rating name → value.
    """

    position: str
    ratings: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class TeamSheet:
    """A team at tip-off.

    :param coach: the built-in coach that answers where nobody else does.
    :param profile: dial → value; a dial left out has its default.
    :param players: in sheet order, the starters first; empty without players.
    :param seal: in a published copy, the hash that stands for the secret profile and
        formations.
    :param formations: situation → names of spots by role; one left out is played by
        its first ready set.
    """

    coach: str = "standard"
    profile: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    players: tuple[PlayerSheet, ...] = ()
    seal: str = ""
    formations: Mapping[str, tuple[str, ...]] = field(
        default_factory=lambda: MappingProxyType({})
    )

    def sealed(self, salt: str) -> "TeamSheet":
        """Return the sheet with a salted SHA-256 in place of profile and formations."""
        told: dict[str, Any] = dict(self.profile)
        if self.formations:
            told = {"profile": told, "formations": dict(self.formations)}
        secret = json.dumps(told, sort_keys=True)
        digest = hashlib.sha256(f"{salt}\n{secret}".encode()).hexdigest()
        nothing: MappingProxyType[str, Any] = MappingProxyType({})
        return replace(self, profile=nothing, formations=nothing, seal=digest)

    def to_json(self) -> dict[str, Any]:
        """Return the sheet as plain JSON values."""
        written: dict[str, Any] = {"coach": self.coach}
        if self.seal:
            written["profile_sha256"] = self.seal
        else:
            written["profile"] = dict(self.profile)
        if self.formations:
            written["formations"] = {
                name: list(places) for name, places in self.formations.items()
            }
        if self.players:
            written["players"] = [
                {"position": player.position, "ratings": dict(player.ratings)}
                for player in self.players
            ]
        return written


@dataclass(frozen=True, slots=True)
class ReadyTeam:
    """An invented team that comes with a ruleset, to be played at once.

    :param name: what people call it; it names nobody real.
    :param abbreviation: two to four letters.
    :param first_color: ``#rrggbb`` in lower case; ``second_color`` likewise.
    :param character: how it plays, in one line that its sheet bears out.
    """

    name: str
    abbreviation: str
    first_color: str
    second_color: str
    character: Words
    sheet: TeamSheet


def dial_values(dials: Sequence[Dial], sheet: TeamSheet) -> dict[str, int]:
    """Return every dial with the sheet's value or its default."""
    return {dial.name: sheet.profile.get(dial.name, dial.default) for dial in dials}


def read_team_sheet(
    written: object,
    *,
    coaches: Sequence[str],
    dials: Sequence[Dial],
    roster: RosterSpec | None,
    formations: Formations | None = None,
    field_name: str = "sheet",
) -> TeamSheet:
    """Return the sheet that ``TeamSheet.to_json`` wrote, checked against a ruleset.

    :param field_name: what errors call the sheet, such as ``home``.
    :raises BadTeamSheet: naming the field and the reason.
    """
    if not isinstance(written, Mapping):
        raise BadTeamSheet(field_name, "must be an object")
    for name in written:
        if name not in _FIELDS:
            raise BadTeamSheet(f"{field_name}.{name}", "a team sheet has no such field")
    coach = written.get("coach", "standard")
    if coach not in coaches:
        raise BadTeamSheet(
            f"{field_name}.coach", f"must be one of {', '.join(coaches)}"
        )
    seal = written.get("profile_sha256", "")
    if not isinstance(seal, str) or (seal and not _SHA256.fullmatch(seal)):
        raise BadTeamSheet(f"{field_name}.profile_sha256", "must be a SHA-256")
    profile = written.get("profile", {})
    if seal and profile:
        raise BadTeamSheet(f"{field_name}.profile", "is either sealed or given")
    check_profile(profile, dials, f"{field_name}.profile")
    saved = written.get("formations", {})
    if seal and saved:
        raise BadTeamSheet(f"{field_name}.formations", "are either sealed or given")
    check_formations(saved, formations, f"{field_name}.formations")
    players = written.get("players", [])
    return TeamSheet(
        coach=str(coach),
        profile=dict(profile),
        players=_read_players(players, roster, f"{field_name}.players"),
        seal=seal,
        formations={name: tuple(places) for name, places in saved.items()},
    )


def check_profile(
    profile: object, dials: Sequence[Dial], field_name: str = "profile"
) -> None:
    """Check a coach profile.

    :raises BadTeamSheet: if a dial is unknown or turned too far.
    """
    if not isinstance(profile, Mapping):
        raise BadTeamSheet(field_name, "must be an object of numbers by dial")
    known = {dial.name: dial for dial in dials}
    for name, value in profile.items():
        dial = known.get(name)
        if dial is None:
            raise BadTeamSheet(
                f"{field_name}.{name}", f"no such dial; there are {', '.join(known)}"
            )
        if not _is_within(value, dial.minimum, dial.maximum):
            raise BadTeamSheet(
                f"{field_name}.{name}",
                f"must be a whole number from {dial.minimum} to {dial.maximum}",
            )


def check_playerless(ruleset: "Ruleset", *sheets: TeamSheet) -> None:
    """Check the team sheets of a game whose teams have no players.

    :raises BadTeamSheet: naming the field and the reason.
    """
    for sheet in sheets:
        check_profile(sheet.profile, ruleset.dials)
        check_formations(sheet.formations, ruleset.formations)
        if sheet.players:
            raise BadTeamSheet("players", f"{ruleset.title} has no players")


def _read_players(
    written: object, roster: RosterSpec | None, field_name: str
) -> tuple[PlayerSheet, ...]:
    if not isinstance(written, list):
        raise BadTeamSheet(field_name, "must be a list")
    if roster is None:
        if written:
            raise BadTeamSheet(field_name, "this game has no players on its sheets")
        return ()
    least, most = roster.size
    if not least <= len(written) <= most:
        raise BadTeamSheet(
            field_name, f"must be {least} to {most} players, not {len(written)}"
        )
    return tuple(
        read_player(player, roster, f"{field_name}.{index}")
        for index, player in enumerate(written, start=1)
    )


def read_player(written: object, roster: RosterSpec, field_name: str) -> PlayerSheet:
    """Return a player who is written as in a team sheet, checked against a spec.

    :param field_name: what errors call him.
    :raises BadTeamSheet: naming the field and the reason.
    """
    if not isinstance(written, Mapping) or set(written) != {"position", "ratings"}:
        raise BadTeamSheet(field_name, "must be an object of position and ratings")
    if written["position"] not in roster.positions:
        raise BadTeamSheet(
            f"{field_name}.position",
            f"must be one of {', '.join(roster.positions)}",
        )
    ratings = written["ratings"]
    if not isinstance(ratings, Mapping) or set(ratings) != set(roster.ratings):
        raise BadTeamSheet(
            f"{field_name}.ratings", f"must be {', '.join(roster.ratings)}"
        )
    for name, (lowest, highest, _defaults) in roster.ratings.items():
        if not _is_within(ratings[name], lowest, highest):
            raise BadTeamSheet(
                f"{field_name}.ratings.{name}",
                f"must be a whole number from {lowest} to {highest}",
            )
    return PlayerSheet(written["position"], dict(ratings))


def _is_within(value: object, lowest: int, highest: int) -> bool:
    return (
        isinstance(value, int)
        and not isinstance(value, bool)
        and lowest <= value <= highest
    )
