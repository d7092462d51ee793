"""Eight invented clubs for games that anybody may watch, told apart by their players.

None is better than another: what a club has more of in one rating it lacks in others.
"""

from typing import Final

from simulation.basketball_age.tables import ROSTER
from simulation.teamsheet import PlayerSheet, ReadyTeam, TeamSheet
from simulation.words import Words, gettext_noop

_ = gettext_noop


def _sheet(roster: str) -> TeamSheet:
    """Return the sheet of a roster, the starters first.

    :param roster: a line for each player: his position, then his ratings in the order
        of the roster's.
    """
    players = []
    for line in roster.strip().splitlines():
        position, *ratings = line.split()
        values = dict(zip(ROSTER.ratings, map(int, ratings), strict=True))
        players.append(PlayerSheet(position, values))
    return TeamSheet(players=tuple(players))


# position, play skill, passing, scoring, movement, height
EXHIBITION_TEAMS: Final = (
    ReadyTeam(
        "Tollbridge Masons",
        "TOL",
        "#1f4e79",
        "#f3ead7",
        Words(_("Two for every position and nothing out of the ordinary.")),
        _sheet(
            """
            PG 5 9 65 5 1
            SG 4 8 66 4 2
            SF 3 8 69 3 3
            PF 2 7 60 2 4
            C 1 7 54 2 5
            PG 5 9 65 5 1
            SG 4 8 66 4 2
            SF 3 8 69 3 3
            PF 2 7 60 2 4
            C 1 7 54 2 5
            """
        ),
    ),
    ReadyTeam(
        "Overmere Cranes",
        "OVE",
        "#5a6570",
        "#f2c14e",
        Words(_("Tall at every position: they own the paint once they get there.")),
        _sheet(
            """
            PG 4 8 48 4 2
            SG 3 7 50 3 3
            SF 2 7 53 3 5
            PF 2 7 47 2 5
            C 1 6 44 2 6
            SG 3 7 48 3 3
            PF 1 7 46 2 5
            C 1 6 43 1 6
            SF 2 7 50 3 4
            """
        ),
    ),
    ReadyTeam(
        "Sparrowhill Sprinters",
        "SPA",
        "#c2185b",
        "#fbe9f0",
        Words(_("Small and quick: hard to stay with, easy to shoot over.")),
        _sheet(
            """
            PG 5 9 65 6 1
            SG 5 8 66 6 2
            SF 4 8 68 5 2
            PF 3 8 62 4 4
            C 2 7 58 4 5
            PG 5 9 63 6 1
            SG 4 8 64 5 2
            SF 3 8 66 5 2
            C 2 7 56 3 4
            """
        ),
    ),
    ReadyTeam(
        "Brindle Bay Archers",
        "BRI",
        "#2e7d5b",
        "#fdf3d0",
        Words(_("Shooters from end to end, who let the others do the stealing.")),
        _sheet(
            """
            PG 5 8 76 4 1
            SG 4 7 79 4 2
            SF 2 7 81 3 3
            PF 2 7 72 2 4
            C 1 7 67 2 5
            SG 3 7 77 3 2
            SF 2 7 77 3 3
            PF 1 7 71 2 4
            """
        ),
    ),
    ReadyTeam(
        "Kettlewick Locksmiths",
        "KET",
        "#3b2e2a",
        "#e08e45",
        Words(_("Quick hands at every position, and less of an eye for the rim.")),
        _sheet(
            """
            PG 6 8 58 5 1
            SG 5 8 59 4 2
            SF 5 7 61 3 3
            PF 3 7 52 2 4
            C 2 7 49 2 5
            PG 5 8 56 5 1
            SF 4 7 60 3 3
            PF 3 7 51 2 4
            C 2 7 48 2 5
            """
        ),
    ),
    ReadyTeam(
        "Dunmarrow Couriers",
        "DUN",
        "#6a3fa0",
        "#ffd166",
        Words(_("Every pass arrives: five passers who wait for the open man.")),
        _sheet(
            """
            PG 5 11 64 5 1
            SG 4 10 64 4 2
            SF 3 10 67 3 3
            PF 2 9 58 2 4
            C 1 9 52 2 5
            PG 4 11 63 5 1
            SF 3 10 66 3 3
            PF 2 9 57 2 4
            C 1 9 51 2 5
            SG 3 10 63 4 2
            """
        ),
    ),
    ReadyTeam(
        "Ironleigh Stokers",
        "IRO",
        "#8c1c13",
        "#f4e1c1",
        Words(_("One man who can do it all, and four who fetch the ball for him.")),
        _sheet(
            """
            SF 5 9 69 4 3
            PG 4 8 45 4 1
            SG 3 7 46 4 2
            PF 1 7 43 2 4
            C 1 6 39 2 5
            PG 3 8 45 4 1
            SF 2 7 46 3 3
            C 1 6 38 2 5
            """
        ),
    ),
    ReadyTeam(
        "Underfell Miners",
        "UND",
        "#264653",
        "#e9c46a",
        Words(_("All alike: anybody handles the ball, anybody rebounds.")),
        _sheet(
            """
            SF 4 8 63 4 3
            SF 4 8 63 4 3
            SG 4 8 63 4 3
            PF 4 8 63 4 3
            SF 4 8 63 4 3
            SG 3 8 62 3 3
            PF 3 8 62 3 3
            SF 3 8 62 3 3
            SG 3 7 62 3 3
            PF 3 7 62 3 3
            """
        ),
    ),
)
