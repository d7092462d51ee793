"""The court in text, for terminals: who stands where, and what everybody is worth.

Lines have at most 78 letters. A zone is named in its upper edge, which is drawn in
double strokes where a shot is worth two points; home's players stand above away's.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from simulation.basketball_age.court import (
    COUNT,
    FILES,
    NOWHERE,
    OUTSIDE,
    PAINT,
    RANKS,
    TWO_POINT_MASK,
    ZONES,
)
from simulation.basketball_age.state import DRIBBLING, BasketballState
from simulation.basketball_age.statistics import period_name
from simulation.basketball_age.tables import (
    MEMBERS,
    NOBODY,
    PLAYERS,
    TEAM,
)
from simulation.basketball_age.template import NAMES
from simulation.basketball_age.words import terminal as say
from simulation.basketball_age.words.phrases import clock_shown
from simulation.protocol import AWAY, HOME, SIDE_SLOTS, SIDES
from simulation.words import Name, Words, listed, verbatim, words

CELL: Final = 8
# the columns behind a name
_NUMBERS: Final = 32
_TWO_POINTS: Final = TWO_POINT_MASK[HOME] | TWO_POINT_MASK[AWAY]
_EDGES: Final = tuple(
    f"-{ZONES[zone]}".ljust(CELL, "=" if _TWO_POINTS >> zone & 1 else "-")
    for zone in range(COUNT)
)


def text_board(game: BasketballState) -> tuple[Words, ...]:
    """Return score and clock, the court, and the ratings of those who are on it."""
    return (
        _status(game),
        *(verbatim(line) for line in _court(game)),
        _teams(game),
        *_ball(game),
        *_spots(game),
        *_presses(game),
        *_ratings(game),
    )


def _status(game: BasketballState) -> Words:
    home, away = game.score
    return words(
        say.STATUS,
        period=period_name(game.period),
        clock=clock_shown(game.clock),
        home=Name("H"),
        home_points=home,
        away=Name("A"),
        away_points=away,
        offence=Name(SIDE_SLOTS[game.offence]),
        file="h" if game.offence == HOME else "a",
        tokens=game.tokens,
    )


def _teams(game: BasketballState) -> Words:
    home_fouls, away_fouls = game.team_fouls
    home_timeouts, away_timeouts = map(int, game.timeouts)
    return words(
        say.TEAMS,
        home_fouls=home_fouls,
        away_fouls=away_fouls,
        home_timeouts=home_timeouts,
        away_timeouts=away_timeouts,
    )


def _court(game: BasketballState) -> Iterator[str]:
    """Yield the lines of the court, rank 5 on top."""
    for rank in reversed(range(len(RANKS))):
        row = [file * len(RANKS) + rank for file in range(len(FILES))]
        yield f"+{'+'.join(_EDGES[zone] for zone in row)}+"
        cells = [_cell(game, zone) for zone in row]
        for line in range(max(1, *map(len, cells))):
            texts = (cell[line] if line < len(cell) else "" for cell in cells)
            yield f"|{'|'.join(text.ljust(CELL) for text in texts)}|"
    yield f"+{'+'.join(['-' * CELL] * len(FILES))}+"


def _cell(game: BasketballState, zone: int) -> list[str]:
    """Return the lines of a zone: home's players, then away's."""
    lines: list[str] = []
    for side in SIDES:
        line = ""
        for player in MEMBERS[game.occupants[zone] & TEAM[side]]:
            token = _token(game, player)
            if line and len(line) + 1 + len(token) > CELL:
                lines.append(line)
                line = ""
            line = f"{line} {token}" if line else token
        if line:
            lines.append(line)
    return lines


def _token(game: BasketballState, player: int) -> str:
    ball = "*" if player == game.ball else ""
    return PLAYERS[player] + ball + ("!" if game.unbalanced >> player & 1 else "")


def _ball(game: BasketballState) -> Iterator[Words]:
    """Yield who has the ball and how, and who else is out of bounds."""
    ball = game.ball
    if ball != NOBODY and game.where[ball] == OUTSIDE:
        yield words(say.THROWS_IN, player=_name(ball), zone=ZONES[game.spot])
    elif ball != NOBODY and game.where[ball] != NOWHERE:
        template = say.DRIBBLES if game.dribble == DRIBBLING else say.HOLDS
        yield words(template, player=_name(ball))
    others = game.occupants[OUTSIDE]
    if ball != NOBODY:
        others &= ~(1 << ball)
    for side in SIDES:
        for player in MEMBERS[others & TEAM[side]]:
            yield words(say.OUTSIDE, player=_name(player))


def _spots(game: BasketballState) -> Iterator[Words]:
    """Yield who has which spot of the rebound template, by paint (BA-16.4)."""
    for paint in PAINT:
        inside = game.occupants[paint] & game.seated
        taken = [
            words(
                say.SPOT_TAKEN, player=PLAYERS[player], spot=NAMES[game.seats[player]]
            )
            for side in SIDES
            for player in MEMBERS[inside & TEAM[side]]
        ]
        if taken:
            yield words(say.SPOTS_TAKEN, taken=listed(taken, ", "))


def _presses(game: BasketballState) -> Iterator[Words]:
    """Yield who presses, and for how long (BA-16.9)."""
    for side in SIDES:
        if game.press[side]:
            presser = Name(SIDE_SLOTS[side])
            yield words(say.PRESSES, side=presser, count=game.press[side])


def _ratings(game: BasketballState) -> Iterator[Words]:
    """Yield the players of both sides beside one another, with ratings and fouls."""
    yield words(say.HEADING, home=Name("H"), away=Name("A"))
    home, away = (MEMBERS[game.team(side)] for side in SIDES)
    for place in range(max(len(home), len(away))):
        (one, ratings), (other, other_ratings) = (
            _line(game, team, place) for team in (home, away)
        )
        yield words(
            say.RATINGS,
            home=one,
            home_ratings=ratings,
            away=other,
            away_ratings=other_ratings,
        )


def _line(
    game: BasketballState, team: Sequence[int], place: int
) -> tuple[Name | str, str]:
    """Return a player and his numbers, blanks where a side has no more."""
    if place >= len(team):
        return "", " " * _NUMBERS
    player, tables = team[place], game.tables
    ratings = (
        tables.play_skill[player],
        tables.passing[player],
        tables.scoring[player],
        tables.movement[player],
        tables.height[player],
    )
    zone = game.where[player]
    at = "out" if zone == OUTSIDE else "-" if zone == NOWHERE else ZONES[zone]
    numbers = "".join(f"{rating:5}" for rating in ratings)
    return _name(player), f"{numbers}{game.fouls[player]:3}{at:>4}".ljust(_NUMBERS)


def _name(player: int) -> Name:
    return Name(PLAYERS[player])
