"""The score sheet of Basketball Age: what is written down, what must agree (BA-14).

People write down a line for each player who was in the game; a team's line is the sum
of these, and the turnovers that nobody is to blame for. What only somebody can tell who
saw the game go by, such as possessions, a written sheet does not have.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from simulation.basketball_age.statistics import STAT_COLUMNS, THREE, period_name
from simulation.basketball_age.tables import (
    FIVE,
    FOUL_LIMITS,
    MOST_PLAYERS,
    PERIODS,
    PROFILES,
    period_lengths,
)
from simulation.boxscore import POINTS, STARTS, BoxScore, StatColumn, amount_text
from simulation.protocol import SIDE_SLOTS, SIDES
from simulation.scoresheet import (
    Fault,
    Lines,
    Place,
    ScoreSheet,
    more_made,
    team,
    wrong_end,
)
from simulation.words import Argument, Name, gettext_noop, words

_ = gettext_noop

Line = Mapping[str, int]
Options = Mapping[str, Any]

_COLUMNS: Final = {column.key: column for column in STAT_COLUMNS}
SECONDS: Final = "sec"
#: What follows from other columns: it is worked out, and nobody types it. A team has no
#: rebounds of its own: the rules give each to a player (BA-12.4).
_FOLLOWING: Final = frozenset({POINTS, "reb", "fo", "bench_pts", "team_reb"})
_PAIRS: Final = (
    ("fgm", "fga"),
    ("fg3m", "fg3a"),
    ("ftm", "fta"),
    ("fg3m", "fgm"),
    ("fg3a", "fga"),
)
#: What nobody does without being in play: free throws may come at a dead ball.
_IN_PLAY: Final = ("fga", "oreb", "dreb", "ast", "tov", "stl", "blk", "pf")

TWOS_MADE: Final = _(
    "{player}: without 3-pointers {made} field goals were made, but only {tried} tried."
)
TOO_LONG: Final = _("{player} played {played}, and the game lasted {length}.")
NO_TIME: Final = _("{player} has figures, so he was in the game: write his minutes.")
ALL_MINUTES: Final = _(
    "{team}: the minutes add up to {sum}, but five players on court have {due} "
    "together."
)
FEW_MINUTES: Final = _(
    "{team}: the minutes add up to {sum}. With {out} fouled out, {left} were left to "
    "be on court all the time, so it is {least} to {due}."
)
STARTERS: Final = _("{team}: {number} players are marked as starters. Five start.")
TOO_MANY_PLAYERS: Final = _(
    "{team}: {number} players have a line. {most} are on a team sheet at most."
)
TOO_MANY_FOULS: Final = _(
    "{player} has {fouls} fouls. With {limit} he is out of the game."
)
ASSISTED: Final = _(
    "{player} cannot have more assists ({assists}) than his team-mates made field "
    "goals ({made})."
)
ALL_ASSISTED: Final = _(
    "{team}: assists ({assists}) cannot be more than field goals made ({made})."
)
STOLEN: Final = _(
    "{team}: steals ({steals}) cannot be more than turnovers of {other} by a player "
    "({turnovers})."
)
BLOCKED: Final = _(
    "{team}: blocks ({blocks}) cannot be more than field goals that {other} missed "
    "({missed})."
)
REBOUNDED: Final = _(
    "{team} missed {missed} shots that were not blocked, free throws among them, but "
    "there are {rebounds} rebounds of them: {offensive} by {team} and {defensive} by "
    "{other}."
)


class BasketballSheet(ScoreSheet):
    """A line for each player who was in the game, and the turnovers of the team."""

    uncounted = frozenset(
        {"pm", "poss", "paint_pts", "off_tov_pts", "second_chance_pts"}
    )

    def columns(self, options: Options) -> tuple[StatColumn, ...]:
        return (_COLUMNS["team_tov"],)

    def player_columns(self, options: Options) -> tuple[StatColumn, ...]:
        return tuple(
            column
            for column in STAT_COLUMNS
            if column.is_stored
            and column.is_of_players
            and column.key not in _FOLLOWING | self.uncounted
        )

    def periods(self, options: Options) -> tuple[int, int]:
        return PERIODS, PERIODS + options["max_overtimes"]

    def complete(
        self, lines: Lines, periods: Sequence[tuple[int, int]], options: Options
    ) -> BoxScore:
        limit = FOUL_LIMITS[options["plus"]]
        players = {
            slot: _player_line(line, limit)
            for slot, line in lines.items()
            if slot not in SIDE_SLOTS
        }
        points = [
            sum(line[POINTS] for slot, line in players.items() if slot[0] == letter)
            for letter in SIDE_SLOTS
        ]
        teams = {
            letter: _team_line(
                lines[letter],
                [line for slot, line in players.items() if slot[0] == letter],
                points[side] - points[1 - side],
            )
            for side, letter in enumerate(SIDE_SLOTS)
        }
        return BoxScore({**teams, **players}, list(periods))

    def ending(self, box: BoxScore, options: Options) -> str:
        home, away = box.score
        if home == away:
            return "tie"
        return "regulation" if len(box.periods) <= PERIODS else "overtime"

    def _check_rules(self, box: BoxScore, options: Options) -> Iterator[Fault]:
        length = _length(len(box.periods), options)
        limit = FOUL_LIMITS[options["plus"]]
        # what people read off a clock may be the same twice (BA-3.1)
        has_clock = options["clock_profile"] in PROFILES
        for side in SIDES:
            players = _players(side, box)
            for number, line in players.items():
                yield from _check_shots(side, number, line)
                yield from _check_presence(side, number, line, length, has_clock)
                yield from _check_fouls(side, number, line, limit)
            yield from _check_numbers(side, players)
            yield from _check_minutes(side, players, length, limit)
            yield from _check_assists(side, players)
            yield from _check_defence(side, box)
            yield from _check_rebounds(side, box)
        names = [period_name(at + 1) for at in range(len(box.periods))]
        yield from wrong_end(box.periods, *self.periods(options), names)


def _player_line(line: Line, limit: int) -> dict[str, int]:
    """Return a player's whole line, in the order of the columns."""
    threes = line["fg3m"]
    whole = {
        **line,
        POINTS: 2 * (line["fgm"] - threes) + THREE * threes + line["ftm"],
        "reb": line["oreb"] + line["dreb"],
        "fo": int(line["pf"] >= limit),
    }
    return {
        column.key: whole[column.key]
        for column in STAT_COLUMNS
        if column.is_stored and column.key in whole
    }


def _team_line(line: Line, players: Sequence[Line], margin: int) -> dict[str, int]:
    """Return a team's whole line: the sums, and what it has of its own."""
    own = {
        "pm": margin,
        "bench_pts": sum(each[POINTS] for each in players if not each[STARTS]),
        "team_reb": 0,
        "team_tov": line["team_tov"],
    }
    uncounted = SHEET.uncounted - set(own)
    whole = {
        column.key: sum(each.get(column.key, 0) for each in players)
        for column in STAT_COLUMNS
        if column.is_stored and column.is_of_teams and column.key not in uncounted
    }
    whole["tov"] += line["team_tov"]
    return {**whole, **own}


def _length(periods: int, options: Options) -> int:
    """Return how many seconds a game of so many periods lasts."""
    quarter, overtime = period_lengths(options)
    return PERIODS * quarter + max(0, periods - PERIODS) * overtime


def _players(side: int, box: BoxScore) -> dict[int, Line]:
    """Return the lines of a side's players, whole, by place on the sheet."""
    keys = [column.key for column in STAT_COLUMNS if column.is_stored]
    letter = SIDE_SLOTS[side]
    return {
        int(slot[1:]): dict.fromkeys(keys, 0) | line
        for slot, line in sorted(box.lines.items())
        if slot[0] == letter and slot != letter
    }


def _name(side: int, number: int) -> Name:
    return Name(f"{SIDE_SLOTS[side]}{number}")


def _time(seconds: int) -> str:
    return amount_text(_COLUMNS[SECONDS], seconds)


def _all(side: int, key: str, players: Mapping[int, Line]) -> tuple[Place, ...]:
    """Return a column's cells of some players, those with something in it first."""
    ordered = sorted(players, key=lambda number: (not players[number][key], number))
    return tuple(Place(side, key, player=number) for number in ordered)


def _check_shots(side: int, number: int, line: Line) -> Iterator[Fault]:
    """BA-14.5: nobody makes more than he tries, and a 3-pointer is a field goal."""
    pairs = [
        fault
        for one, other in _PAIRS
        for fault in more_made(side, line, _COLUMNS[one], _COLUMNS[other], number)
    ]
    yield from pairs
    made, tried = line["fgm"] - line["fg3m"], line["fga"] - line["fg3a"]
    if not pairs and made > tried:
        yield Fault(
            tuple(
                Place(side, key, player=number)
                for key in ("fgm", "fga", "fg3m", "fg3a")
            ),
            words(TWOS_MADE, player=_name(side, number), made=made, tried=tried),
        )


def _check_presence(
    side: int, number: int, line: Line, length: int, has_clock: bool
) -> Iterator[Fault]:
    """Nobody plays longer than the game, or does anything in no time."""
    player = _name(side, number)
    here = Place(side, SECONDS, player=number)
    if line[SECONDS] > length:
        said = words(
            TOO_LONG, player=player, played=_time(line[SECONDS]), length=_time(length)
        )
        yield Fault((here,), said)
    if has_clock and not line[SECONDS] and any(line[key] for key in _IN_PLAY):
        yield Fault((here,), words(NO_TIME, player=player))


def _check_fouls(side: int, number: int, line: Line, limit: int) -> Iterator[Fault]:
    """BA-11.4: nobody plays on after his last foul."""
    fouls = line["pf"]
    if fouls > limit:
        player = _name(side, number)
        yield Fault(
            (Place(side, "pf", player=number),),
            words(TOO_MANY_FOULS, player=player, fouls=fouls, limit=limit),
        )


def _check_numbers(side: int, players: Mapping[int, Line]) -> Iterator[Fault]:
    """Five start, and a sheet has ten at most."""
    starters = sum(line[STARTS] for line in players.values())
    if starters != FIVE:
        said = words(STARTERS, team=team(side), number=starters)
        yield Fault(_all(side, STARTS, players), said)
    if len(players) > MOST_PLAYERS:
        said = words(
            TOO_MANY_PLAYERS, team=team(side), number=len(players), most=MOST_PLAYERS
        )
        yield Fault(_all(side, SECONDS, players), said)


def _check_minutes(
    side: int, players: Mapping[int, Line], length: int, limit: int
) -> Iterator[Fault]:
    """BA-14.5: five are on court, or all who are left of those that fouled out.

    Who is left can always be on court, so a short team has the minutes of these at
    least. Who was not in the game may not have been there: nobody counts on him.
    """
    total, due = sum(line[SECONDS] for line in players.values()), FIVE * length
    out = sum(line["pf"] >= limit for line in players.values())
    left = len(players) - out
    least = min(FIVE, left) * length
    told: dict[str, Argument] = {
        "team": team(side),
        "sum": _time(total),
        "due": _time(due),
    }
    if least <= total <= due:
        return
    if least == due or not out:
        said = words(ALL_MINUTES, **told)
    else:
        said = words(FEW_MINUTES, **told, out=out, left=left, least=_time(least))
    yield Fault(_all(side, SECONDS, players), said)


def _check_assists(side: int, players: Mapping[int, Line]) -> Iterator[Fault]:
    """BA-14.3: an assist is of a field goal that another made."""
    made = sum(line["fgm"] for line in players.values())
    assists = sum(line["ast"] for line in players.values())
    for number, line in players.items():
        others = made - line["fgm"]
        if line["ast"] > others:
            yield Fault(
                (Place(side, "ast", player=number),),
                words(
                    ASSISTED,
                    player=_name(side, number),
                    assists=line["ast"],
                    made=others,
                ),
            )
    if assists > made:
        said = words(ALL_ASSISTED, team=team(side), assists=assists, made=made)
        yield Fault(_all(side, "ast", players), said)


def _check_defence(side: int, box: BoxScore) -> Iterator[Fault]:
    """BA-14.3 to BA-14.5: a steal is their turnover, a block their missed attempt."""
    line, other = box.team(side), box.team(1 - side)
    names = {"team": team(side), "other": team(1 - side)}
    ours, theirs = _players(side, box), _players(1 - side, box)
    turnovers = other["tov"] - other["team_tov"]
    if line["stl"] > turnovers:
        yield Fault(
            (*_all(side, "stl", ours), *_all(1 - side, "tov", theirs)),
            words(STOLEN, **names, steals=line["stl"], turnovers=turnovers),
        )
    missed = other["fga"] - other["fgm"]
    if line["blk"] > max(0, missed):
        yield Fault(
            (*_all(side, "blk", ours), *_all(1 - side, "fga", theirs)),
            words(BLOCKED, **names, blocks=line["blk"], missed=missed),
        )


def _check_rebounds(side: int, box: BoxScore) -> Iterator[Fault]:
    """BA-14.5: each rebound is of a shot that missed, and a blocked one is not live."""
    line, other = box.team(side), box.team(1 - side)
    missed = line["fga"] - line["fgm"] - other["blk"] + line["fta"] - line["ftm"]
    offensive, defensive = line["oreb"], other["dreb"]
    if offensive + defensive > max(0, missed):
        ours, theirs = _players(side, box), _players(1 - side, box)
        yield Fault(
            (*_all(side, "oreb", ours), *_all(1 - side, "dreb", theirs)),
            words(
                REBOUNDED,
                team=team(side),
                other=team(1 - side),
                missed=max(0, missed),
                rebounds=offensive + defensive,
                offensive=offensive,
                defensive=defensive,
            ),
        )


SHEET: Final = BasketballSheet()
