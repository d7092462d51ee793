"""A meeting seen from one side, and the sums over such lines."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from leagues.standings.entries import Forfeit, Meeting


class Outcome(StrEnum):
    """How a decided meeting ended for one side."""

    WIN = "win"
    LOSS = "loss"
    TIE = "tie"


@dataclass(frozen=True, slots=True)
class Line:
    """One meeting from the side of `key`.

    `outcome` is None while the meeting is undecided. Points are None where there is
    no score: undecided, or a forfeit in a league without an official forfeit score.
    """

    meeting: int
    sequence: int
    key: int
    opponent: int
    is_home: bool
    outcome: Outcome | None
    points_for: int | None
    points_against: int | None
    is_forfeit: bool
    has_forfeited: bool


@dataclass(frozen=True, slots=True)
class Tally:
    """Sums over the decided lines of one entrant.

    `played` counts decided meetings, forfeits among them; `scored` those with a
    score, to which alone the points belong: with `scored` 0 there are no points to
    show, as opposed to 0 points. `forfeits` counts the meetings forfeited, which are
    losses too. An adjustment changes `wins` alone, so that `played` may differ from
    wins + losses + ties.
    """

    played: int = 0
    wins: int = 0
    losses: int = 0
    ties: int = 0
    scored: int = 0
    points_for: int = 0
    points_against: int = 0
    forfeits: int = 0

    @property
    def difference(self) -> int:
        """Points scored minus points allowed."""
        return self.points_for - self.points_against

    def share(self, *, ties_count_half: bool) -> Fraction | None:
        """The share of games won, or None where no game bears on it.

        Ties count as half a win, or are left out of the share altogether.
        """
        if ties_count_half:
            won, games = 2 * self.wins + self.ties, 2 * self.played
        else:
            won, games = self.wins, self.played - self.ties
        return Fraction(won, games) if games else None


@dataclass(frozen=True, slots=True)
class Streak:
    """The run of equal outcomes that the latest decided meeting belongs to."""

    outcome: Outcome
    length: int


def _outcomes(
    meeting: Meeting, home: int | None, away: int | None
) -> tuple[Outcome | None, Outcome | None]:
    if meeting.forfeit == Forfeit.BOTH:
        return Outcome.LOSS, Outcome.LOSS
    if meeting.forfeit is not None:
        if meeting.forfeit == Forfeit.HOME:
            return Outcome.LOSS, Outcome.WIN
        return Outcome.WIN, Outcome.LOSS
    if home is None or away is None:
        return None, None
    if home == away:
        return Outcome.TIE, Outcome.TIE
    return (Outcome.WIN, Outcome.LOSS) if home > away else (Outcome.LOSS, Outcome.WIN)


def _points(
    meeting: Meeting, forfeit_score: tuple[int, int] | None
) -> tuple[int | None, int | None]:
    if meeting.forfeit is None:
        return meeting.home_points, meeting.away_points
    if forfeit_score is None or meeting.forfeit == Forfeit.BOTH:
        return None, None
    winner, loser = forfeit_score
    return (loser, winner) if meeting.forfeit == Forfeit.HOME else (winner, loser)


def sides(meeting: Meeting, forfeit_score: tuple[int, int] | None) -> tuple[Line, Line]:
    """The meeting as its home line and its away line.

    `forfeit_score` is (winner's, forfeiter's) points or None. When both forfeit, both
    lose and neither has points, since an official score has a winner.
    """
    home_points, away_points = _points(meeting, forfeit_score)
    home_outcome, away_outcome = _outcomes(meeting, home_points, away_points)
    is_forfeit = meeting.forfeit is not None
    home = Line(
        meeting=meeting.number,
        sequence=meeting.sequence,
        key=meeting.home,
        opponent=meeting.away,
        is_home=True,
        outcome=home_outcome,
        points_for=home_points,
        points_against=away_points,
        is_forfeit=is_forfeit,
        has_forfeited=meeting.forfeit in (Forfeit.HOME, Forfeit.BOTH),
    )
    away = Line(
        meeting=meeting.number,
        sequence=meeting.sequence,
        key=meeting.away,
        opponent=meeting.home,
        is_home=False,
        outcome=away_outcome,
        points_for=away_points,
        points_against=home_points,
        is_forfeit=is_forfeit,
        has_forfeited=meeting.forfeit in (Forfeit.AWAY, Forfeit.BOTH),
    )
    return home, away


def in_order(lines: Iterable[Line]) -> tuple[Line, ...]:
    """The lines in the order of play."""
    return tuple(sorted(lines, key=lambda line: (line.sequence, line.meeting)))


def meetings_of(lines: Iterable[Line]) -> tuple[int, ...]:
    """The numbers of the meetings that these lines belong to, in the order of play."""
    found = {(line.sequence, line.meeting) for line in lines}
    return tuple(number for _, number in sorted(found))


def tally(lines: Sequence[Line]) -> Tally:
    """The sums over these lines; undecided ones count for nothing."""
    outcomes = [line.outcome for line in lines if line.outcome is not None]
    scores = [
        (line.points_for, line.points_against)
        for line in lines
        if line.points_for is not None and line.points_against is not None
    ]
    return Tally(
        played=len(outcomes),
        wins=outcomes.count(Outcome.WIN),
        losses=outcomes.count(Outcome.LOSS),
        ties=outcomes.count(Outcome.TIE),
        scored=len(scores),
        points_for=sum(score[0] for score in scores),
        points_against=sum(score[1] for score in scores),
        forfeits=sum(line.has_forfeited for line in lines),
    )


def streak(lines: Sequence[Line]) -> Streak | None:
    """The current streak of lines in the order of play; None before the first."""
    outcomes = [line.outcome for line in lines if line.outcome is not None]
    if not outcomes:
        return None
    length = 1
    while length < len(outcomes) and outcomes[-length - 1] == outcomes[-1]:
        length += 1
    return Streak(outcomes[-1], length)
