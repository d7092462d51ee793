"""Eight invented clubs for games that anybody may watch, told apart by their dials."""

from typing import Final

from simulation.teamsheet import ReadyTeam, TeamSheet
from simulation.words import Words, gettext_noop

_ = gettext_noop

EXHIBITION_TEAMS: Final = (
    ReadyTeam(
        "Marlstone Plovers",
        "MAR",
        "#1d4e6b",
        "#f2e2b6",
        Words(
            _("Play by the book: pass low cards on, steal and block with high ones.")
        ),
        TeamSheet(),
    ),
    ReadyTeam(
        "Brackenhill Foxes",
        "BRA",
        "#b5471b",
        "#fbe9d7",
        Words(_("Shoot early, with cards that others would pass up.")),
        TeamSheet(profile={"shoot_from": 8}),
    ),
    ReadyTeam(
        "Slowater Herons",
        "SLO",
        "#4a5d73",
        "#e3edf5",
        Words(_("Shoot a king or an ace at once, and pass on most of what is lower.")),
        TeamSheet(profile={"shoot_from": 13}),
    ),
    ReadyTeam(
        "Lanternfield Comets",
        "LAN",
        "#5a2a7a",
        "#ffd166",
        Words(_("Let fly from three with any queen, king or ace.")),
        TeamSheet(profile={"three_from": 12}),
    ),
    ReadyTeam(
        "Pickerel Bridge Pikes",
        "PIC",
        "#0b6e4f",
        "#d9f2e6",
        Words(_("Go for nearly every pass, whatever they hold.")),
        TeamSheet(profile={"steal_from": 3}),
    ),
    ReadyTeam(
        "Ashdown Turtles",
        "ASH",
        "#6b705c",
        "#f6f3e4",
        Words(_("Stay back: never go for a steal below a queen.")),
        TeamSheet(profile={"steal_from": 12}),
    ),
    ReadyTeam(
        "Ironquay Anvils",
        "IRQ",
        "#2b2d42",
        "#ef8354",
        Words(_("Put a hand in every face: contest from a seven up, fouls and all.")),
        TeamSheet(profile={"contest_from": 7}),
    ),
    ReadyTeam(
        "Willowmere Swans",
        "WIL",
        "#9d174d",
        "#fde8f0",
        Words(_("Keep their hands down: nearly every shot is left to chance.")),
        TeamSheet(profile={"contest_from": 14, "steal_from": 8}),
    ),
)
