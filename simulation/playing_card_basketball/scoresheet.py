"""The score sheet of Playing Card Basketball: what is written, and what must agree.

Fouls, balls lost and possessions follow from other figures (PB-I2, PB-I3, PB-I5). What
is written down is bound by the points, by who had the ball first and last, and by how
a shot can end.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from simulation.boxscore import POINTS, BoxScore, StatColumn
from simulation.playing_card_basketball.state import CAPPED, WIN
from simulation.playing_card_basketball.statistics import STAT_COLUMNS
from simulation.playing_card_basketball.tables import MOST_PLAYS, tables_of
from simulation.protocol import AWAY, HOME, SIDE_SLOTS, SIDES
from simulation.scoresheet import (
    Fault,
    Line,
    Lines,
    Options,
    Place,
    ScoreSheet,
    more_made,
    places,
    team,
)
from simulation.words import gettext_noop, words

_ = gettext_noop

_COLUMNS: Final = {column.key: column for column in STAT_COLUMNS}
#: What follows from other columns: it is worked out, and nobody types it.
_FOLLOWING: Final = frozenset({"dec", "pf", "to", "poss"})
_REBOUNDS: Final = frozenset({"orb", "drb"})
_PAIRS: Final = (
    ("fg2m", "fg2a"),
    ("fg3m", "fg3a"),
    ("ftm", "fta"),
    ("and1", "fg2m"),
    ("stl", "sta"),
    ("blk", "con"),
)
_SHOT_KEYS: Final = ("fg2a", "fg2m", "fg3a", "fg3m", "fta", "and1")
_SCORED_KEYS: Final = ("fg2m", "fg3m", "ftm")

POINTS_GIVEN: Final = _("{team}: {points} points, but shots and throws give {due}.")
FREE_THROWS: Final = _(
    "{team}: free throws tried ({throws}) do not fit baskets with a foul ({fouls}): "
    "each of these gives one, and any other foul two."
)
NO_TIP: Final = _("Exactly one side wins the tip-off, and not {number}.")
POSSESSIONS: Final = _(
    "{team} won the tip-off, which gives as many possessions as {other} or one more, "
    "and not {own} against {others}."
)
LAST_BALL: Final = _(
    "{team} won, so the last possession was theirs: with {own} possessions against "
    "{others} it was not."
)
TOO_MANY: Final = _(
    "There are {most} possessions at most, and these figures give {number}."
)
NOT_OVER: Final = _(
    "At {home}–{away} nobody has won yet: it takes {target} points and a lead of "
    "{margin}."
)
NO_LAST_SHOT: Final = _(
    "{team} cannot have come to {points}–{others} with its last points: the game was "
    "over before."
)
BLOCKED: Final = _("{team} missed {missed} shots, but {other} blocked {blocks}.")
CONTESTS: Final = _(
    "{other}: shots contested ({contests}) must be {least} to {most}, by blocks and "
    "fouls of theirs and the threes of {team}."
)
REBOUNDS: Final = _(
    "Rebounds after shots of {team} ({rebounds}) must be as many as were left to "
    "chance and missed, {least} to {most}."
)
HELD: Final = _(
    "{team}: passes completed ({passes}) cannot be fewer than those held against a "
    "steal of {other} ({held})."
)
MORE_PASSES: Final = _(
    "{team}: passes completed ({passes}) cannot be more than {most} in {possessions} "
    "possessions."
)
REDRAWN: Final = _(
    "{team}: big play cards drawn again ({number}) cannot be more than the passes held "
    "against a steal of {other} ({held})."
)


class _Figures(NamedTuple):
    """What follows from both lines.

    :param trips: fouls on the shot that gave each side two free throws.
    :param possessions: of each side.
    :param plays: how often both sides drew cards, together.
    :param decided: the side that won a deciding tip-off, -1 where there was none.
    """

    trips: tuple[int, int]
    possessions: tuple[int, int]
    plays: int
    decided: int


def _figures(lines: Sequence[Line], options: Options) -> _Figures:
    home_trips, away_trips = (max(0, _trips(line)) for line in lines)
    trips = (home_trips, away_trips)
    shots = [
        line["fg2a"] + line["fg3a"] + trips[side] + lines[1 - side]["stl"]
        for side, line in enumerate(lines)
    ]
    home, away = (shots[side] - line["orb"] for side, line in enumerate(lines))
    plays = sum(shots) + sum(line["pass"] for line in lines)
    decided = -1
    if _is_at_cap(home + away, plays, options):
        points = [_scored(line) for line in lines]
        if points[HOME] == points[AWAY]:
            decided = HOME if lines[HOME][POINTS] > lines[AWAY][POINTS] else AWAY
    return _Figures(trips, (home, away), plays, decided)


def _trips(line: Line) -> int:
    """Return how many fouls gave two free throws (PB-I3).

    One that was not shot, since the game was over, makes the number odd.
    """
    return (line["fta"] - line["and1"] + 1) // 2


def _scored(line: Line) -> int:
    """Return the points of shots and free throws."""
    return 2 * line["fg2m"] + 3 * line["fg3m"] + line["ftm"]


def _is_at_cap(possessions: int, plays: int, options: Options) -> bool:
    """Whether a game ends with a possession, won or not (PB-R10.3)."""
    most: int = options["max_possessions"]
    return possessions >= most or plays >= MOST_PLAYS


class CardSheet(ScoreSheet):
    """Everything but what follows, by the options of the league."""

    def columns(self, options: Options) -> tuple[StatColumn, ...]:
        left_out = _FOLLOWING if options["rebounds"] else _FOLLOWING | _REBOUNDS
        return tuple(
            column
            for column in STAT_COLUMNS
            if column.is_stored and column.key not in left_out
        )

    def periods(self, options: Options) -> tuple[int, int]:
        return 1, 1

    def complete(
        self,
        lines: Lines,
        periods: Sequence[tuple[int, int]],
        options: Options,
    ) -> BoxScore:
        nothing = dict.fromkeys(_REBOUNDS, 0)
        typed = [{**nothing, **lines[slot]} for slot in SIDE_SLOTS]
        figures = _figures(typed, options)
        whole = {}
        for side, slot in enumerate(SIDE_SLOTS):
            line, other = typed[side], typed[1 - side]
            following = {
                "dec": int(figures.decided == side),
                "pf": other["and1"] + figures.trips[1 - side],
                "to": other["stl"],
                "poss": figures.possessions[side],
            }
            whole[slot] = {
                column.key: {**line, **following}[column.key]
                for column in STAT_COLUMNS
                if column.is_stored
            }
        return BoxScore(whole, list(periods))

    def ending(self, box: BoxScore, options: Options) -> str:
        lines = [box.team(side) for side in SIDES]
        if lines[HOME]["dec"] or lines[AWAY]["dec"]:
            return CAPPED
        return WIN if _winner(box, options) >= 0 else CAPPED

    def _check_rules(self, box: BoxScore, options: Options) -> Iterator[Fault]:
        lines = [box.team(side) for side in SIDES]
        made = [
            fault
            for side in SIDES
            for one, other in _PAIRS
            for fault in more_made(side, lines[side], _COLUMNS[one], _COLUMNS[other])
        ]
        yield from made
        for side in SIDES:
            yield from _check_points(side, lines[side])
            yield from _check_passes(side, lines, options)
            if not made:  # else what was missed is no number to go on from
                yield from _check_shots(side, lines, options)
        yield from _check_ball(box, options)
        yield from _check_end(box, options)


def _winner(box: BoxScore, options: Options) -> int:
    """Return the side that has the points and the lead to win, -1 for none."""
    points = box.score
    for side in SIDES:
        if tables_of(options).is_won(points[side], points[1 - side]):
            return side
    return -1


def _check_points(side: int, line: Line) -> Iterator[Fault]:
    """PB-I1: the points are those of the baskets and free throws."""
    due = _scored(line) + line["dec"]
    if line[POINTS] != due:
        yield Fault(
            places(side, POINTS, *_SCORED_KEYS),
            words(POINTS_GIVEN, team=team(side), points=line[POINTS], due=due),
        )


def _check_passes(
    side: int, lines: Sequence[Line], options: Options
) -> Iterator[Fault]:
    """PB-R4.4, PB-R2.2, PB-R10.1: passes that were held, drawn on, and allowed."""
    line, other = lines[side], lines[1 - side]
    names = {"team": team(side), "other": team(1 - side)}
    held = max(0, other["sta"] - other["stl"])
    steals = places(1 - side, "sta", "stl")
    if line["pass"] < held:
        yield Fault(
            (*places(side, "pass"), *steals),
            words(HELD, **names, passes=line["pass"], held=held),
        )
    if line["rdw"] > held:
        yield Fault(
            (*places(side, "rdw"), *steals),
            words(REDRAWN, **names, number=line["rdw"], held=held),
        )
    limit: int = options["max_passes"]
    if limit and line["pass"] > limit * line["poss"]:
        yield Fault(
            (*places(side, "pass", "fg2a", "fg3a"), *steals),
            words(
                MORE_PASSES,
                team=team(side),
                passes=line["pass"],
                most=max(0, limit * line["poss"]),
                possessions=line["poss"],
            ),
        )


class _Missed(NamedTuple):
    """How the shots of a side ended that did not go in.

    :param twos: two-point shots that did not; ``threes`` likewise.
    :param fouls: shots on which the other side fouled.
    """

    twos: int
    threes: int
    fouls: int


def _missed(line: Line) -> _Missed:
    return _Missed(
        line["fg2a"] - line["fg2m"],
        line["fg3a"] - line["fg3m"],
        line["and1"] + _trips(line),
    )


def _check_shots(side: int, lines: Sequence[Line], options: Options) -> Iterator[Fault]:
    """PB-R5, PB-I3, PB-I8: free throws, blocks, contests and rebounds of a side."""
    line, other = lines[side], lines[1 - side]
    names = {"team": team(side), "other": team(1 - side)}
    if line["fta"] < line["and1"] - 1:
        yield _throws_fault(side, line)
        return
    missed = _missed(line)
    blocks = other["blk"]
    if blocks > missed.twos + missed.threes:
        yield Fault(
            (*places(1 - side, "blk"), *places(side, *_SHOT_KEYS[:4])),
            words(BLOCKED, **names, missed=missed.twos + missed.threes, blocks=blocks),
        )
        return
    # of the blocks as few as possible were of threes, which can be contested in vain
    of_threes = max(0, blocks - missed.twos)
    least = blocks + missed.fouls
    most = least + line["fg3a"] - of_threes
    contests = other["con"]
    if not least <= contests <= most:
        yield Fault(
            (*places(1 - side, "con", "blk"), *places(side, *_SHOT_KEYS)),
            words(CONTESTS, **names, contests=contests, least=least, most=most),
        )
        return
    if options["rebounds"]:
        yield from _check_rebounds(side, lines, contests - least, of_threes)


def _throws_fault(side: int, line: Line) -> Fault:
    return Fault(
        places(side, "fta", "and1"),
        words(FREE_THROWS, team=team(side), fouls=line["and1"], throws=line["fta"]),
    )


def _check_rebounds(
    side: int, lines: Sequence[Line], in_vain: int, of_threes: int
) -> Iterator[Fault]:
    """PB-I8: as many rebounds as shots that were left to chance missed.

    :param in_vain: threes that were contested and not blocked.
    :param of_threes: how many threes were blocked at least.
    """
    line, other = lines[side], lines[1 - side]
    missed = _missed(line)
    all_missed = missed.twos + missed.threes - other["blk"]
    least = all_missed - min(in_vain, missed.threes - of_threes)
    most = all_missed - max(0, in_vain - line["fg3m"])
    rebounds = line["orb"] + other["drb"]
    if not least <= rebounds <= most:
        yield Fault(
            (*places(side, "orb"), *places(1 - side, "drb")),
            words(REBOUNDS, team=team(side), rebounds=rebounds, least=least, most=most),
        )


def _check_ball(box: BoxScore, options: Options) -> Iterator[Fault]:
    """PB-R1.2, PB-I4, PB-R10.3: who had the ball first, and how often."""
    lines = [box.team(side) for side in SIDES]
    tips = lines[HOME]["tip"] + lines[AWAY]["tip"]
    if tips != 1:
        cells = (*places(HOME, "tip"), *places(AWAY, "tip"))
        yield Fault(cells, words(NO_TIP, number=tips))
        return
    first = HOME if lines[HOME]["tip"] else AWAY
    own, others = lines[first]["poss"], lines[1 - first]["poss"]
    keys: tuple[str, ...] = ("fg2a", "fg3a", "fta", "and1", "stl")
    if options["rebounds"]:
        keys = (*keys, "orb")
    cells = (*places(first, *keys), *places(1 - first, *keys))
    counted = {"own": own, "others": others}
    if own - others not in (0, 1):
        yield Fault(
            (*places(first, "tip"), *cells),
            words(POSSESSIONS, team=team(first), other=team(1 - first), **counted),
        )
    elif own + others > options["max_possessions"]:
        yield Fault(
            cells,
            words(TOO_MANY, most=options["max_possessions"], number=own + others),
        )
    else:
        winner = _winner(box, options)
        has_last = first if own > others else 1 - first
        if winner not in (-1, has_last) and not lines[winner]["dec"]:
            yield Fault(
                (*places(first, "tip"), *cells),
                words(
                    LAST_BALL,
                    team=team(winner),
                    own=lines[winner]["poss"],
                    others=lines[1 - winner]["poss"],
                ),
            )


def _check_end(box: BoxScore, options: Options) -> Iterator[Fault]:
    """PB-R9.1, PB-R10.3: the game ended when it was won, and not before or after."""
    lines = [box.team(side) for side in SIDES]
    home, away = box.score
    winner = _winner(box, options)
    is_decided = lines[HOME]["dec"] + lines[AWAY]["dec"] > 0
    odd = [
        side
        for side in SIDES
        if (lines[side]["fta"] - lines[side]["and1"]) % 2
        and (side != winner or is_decided)
    ]
    for side in odd:
        yield _throws_fault(side, lines[side])
    if is_decided:
        last = HOME if lines[HOME]["dec"] else AWAY
        if not _goes_on(box.score[last] - 1, box.score[1 - last], options):
            yield _over_before(last, box)
        return
    figures = _figures(lines, options)
    if winner < 0:
        if home == away or not _is_at_cap(
            sum(figures.possessions), figures.plays, options
        ):
            yield Fault(
                tuple(Place(side, POINTS) for side in SIDES),
                words(
                    NOT_OVER,
                    home=home,
                    away=away,
                    target=options["target_score"],
                    margin=options["win_by"],
                ),
            )
    elif not any(_last_points(lines[winner], box, winner, options)):
        yield _over_before(winner, box)


def _over_before(side: int, box: BoxScore) -> Fault:
    points, others = box.score[side], box.score[1 - side]
    return Fault(
        places(side, POINTS, *_SCORED_KEYS, "fta", "and1"),
        words(NO_LAST_SHOT, team=team(side), points=points, others=others),
    )


def _goes_on(points: int, others: int, options: Options) -> bool:
    """Whether a game may stand so while it is played: nobody has won it (PB-R9.1).

    Where one point is enough, it cannot be level at the points to win either.
    """
    tables = tables_of(options)
    is_close = tables.win_by > 1 and abs(points - others) < tables.win_by
    return max(points, others) < tables.target or is_close


def _last_points(
    line: Line, box: BoxScore, winner: int, options: Options
) -> Iterator[bool]:
    """Yield whether each kind of shot of the winner can have ended the game.

    A free throw is left out where a basket with a foul, or the first of two, did.
    """
    points, others = box.score[winner], box.score[1 - winner]
    is_one_left = (line["fta"] - line["and1"]) % 2 == 1
    if is_one_left:
        shots = {2: line["and1"], 1: min(line["ftm"], _trips(line))}
    else:
        shots = {2: line["fg2m"] - line["and1"], 3: line["fg3m"], 1: line["ftm"]}
    for worth, made in shots.items():
        yield made > 0 and _goes_on(points - worth, others, options)


SHEET: Final = CardSheet()
