"""Teams that come with Shootout."""

from typing import Final

from simulation.teamsheet import PlayerSheet, ReadyTeam, TeamSheet
from simulation.words import Words, gettext_noop

_ = gettext_noop


def team(*touches: int, coach: str = "standard", **profile: int) -> TeamSheet:
    """Return a sheet of guards with this touch."""
    players = tuple(PlayerSheet("guard", {"touch": touch}) for touch in touches)
    return TeamSheet(coach, profile, players)


EXHIBITION_TEAMS: Final = (
    ReadyTeam(
        "Lower Quay Gulls",
        "LQG",
        "#1d4e89",
        "#f4f1de",
        Words(_("Shoot near until they are well behind.")),
        team(4, 3, 3, far_from=4),
    ),
    ReadyTeam(
        "Upper Quay Terns",
        "UQT",
        "#b23a48",
        "#fcecc9",
        Words(_("Shoot far whatever the score.")),
        team(5, 3, 2, far_from=0),
    ),
    ReadyTeam(
        "Breakwater Crabs",
        "BWC",
        "#3a5a40",
        "#dad7cd",
        Words(_("Two sure hands, and nobody to rest them.")),
        team(5, 5),
    ),
)
