"""The expert coach: plays for points alone, whoever shoots and from wherever."""

from typing import ClassVar

from simulation.basketball_age.coaches.mind import BY_POINTS, Manner
from simulation.basketball_age.coaches.standard import StandardCoach


class ExpertCoach(StandardCoach):
    """Plays as the standard coach does, but takes the shot that promises most.

    Where the standard coach keeps to the calls of a team that shoots its mix, this one
    holds all shots of all players against one another, by their exact chances.
    """

    manner: ClassVar[Manner] = BY_POINTS
