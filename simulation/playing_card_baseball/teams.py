"""Eight invented clubs for games that anybody may watch, told apart by their dials."""

from typing import Final

from simulation.teamsheet import ReadyTeam, TeamSheet
from simulation.words import Words, gettext_noop

_ = gettext_noop

EXHIBITION_TEAMS: Final = (
    ReadyTeam(
        "Pebble Creek Herons",
        "PEB",
        "#1f4e5f",
        "#f2e8cf",
        Words(_("Play by the book: changeups with a made hand, runners who stay.")),
        TeamSheet(),
    ),
    ReadyTeam(
        "Tallowby Lamplighters",
        "TAL",
        "#b5651d",
        "#fff4d6",
        Words(_("Throw heat with any pair at all.")),
        TeamSheet(profile={"fastball_pair": 14}),
    ),
    ReadyTeam(
        "Brackenridge Owls",
        "BRA",
        "#4b3b2a",
        "#e9d8a6",
        Words(_("Freeze the hands as soon as they hold a pair.")),
        TeamSheet(profile={"fastball_pair": 1}),
    ),
    ReadyTeam(
        "Gale Harbour Clippers",
        "GAL",
        "#0b3d91",
        "#ffffff",
        Words(_("Swing for the fences with the smallest pair.")),
        TeamSheet(profile={"homer_pair": 2}),
    ),
    ReadyTeam(
        "Mossgate Gardeners",
        "MOS",
        "#2d6a4f",
        "#d8f3dc",
        Words(_("Patient: no home-run swing without two pair.")),
        TeamSheet(profile={"homer_pair": 15}),
    ),
    ReadyTeam(
        "Dunmere Foxes",
        "DUN",
        "#c1121f",
        "#fdf0d5",
        Words(_("Run whenever a base is free, and pay for it.")),
        TeamSheet(profile={"steal_outs": 0}),
    ),
    ReadyTeam(
        "Ashcombe Chimneys",
        "ASH",
        "#3a3a3c",
        "#ff9f1c",
        Words(_("Empty the bench for the first poor hand of the day.")),
        TeamSheet(profile={"early_substitutes": 8}),
    ),
    ReadyTeam(
        "Quarrel Hill Magpies",
        "QUA",
        "#5a189a",
        "#e0e0ff",
        Words(_("All or nothing: heat, big swings, and runners who go with two out.")),
        TeamSheet(profile={"fastball_pair": 10, "homer_pair": 6, "steal_outs": 2}),
    ),
)
