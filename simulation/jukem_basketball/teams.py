"""Eight invented clubs for games that anybody may watch, told apart by their dials."""

from typing import Final

from simulation.teamsheet import ReadyTeam, TeamSheet
from simulation.words import Words, gettext_noop

_ = gettext_noop

EXHIBITION_TEAMS: Final = (
    ReadyTeam(
        "Ferrywick Otters",
        "FER",
        "#0f4c5c",
        "#f4d35e",
        Words(_("Play by the book: shoot what they have, stop what they can.")),
        TeamSheet(),
    ),
    ReadyTeam(
        "Copperline Welders",
        "COP",
        "#9c4221",
        "#f7e3c8",
        Words(_("Give up two points rather than part with their last stopper.")),
        TeamSheet(profile={"save_stoppers": 1}),
    ),
    ReadyTeam(
        "Quillon Fencers",
        "QUI",
        "#3d2c6b",
        "#d8cdf0",
        Words(_("Keep AND 1 for shots that have at least an even chance.")),
        TeamSheet(profile={"hold_and1": 50}),
    ),
    ReadyTeam(
        "Larkmoor Drummers",
        "LRK",
        "#a61e4d",
        "#ffe3ec",
        Words(_("Call time as soon as no shot has an even chance.")),
        TeamSheet(profile={"early_timeout": 50}),
    ),
    ReadyTeam(
        "Thistledown Beekeepers",
        "THI",
        "#e0a100",
        "#1f1a12",
        Words(_("Hoard their last two stoppers for threes, whatever twos it costs.")),
        TeamSheet(profile={"save_stoppers": 2}),
    ),
    ReadyTeam(
        "Windrow Harriers",
        "WIN",
        "#2f6b2f",
        "#e6f2d9",
        Words(_("Bring AND 1 along on all but long shots.")),
        TeamSheet(profile={"hold_and1": 20}),
    ),
    ReadyTeam(
        "Saltgate Corsairs",
        "SGT",
        "#1c2a3a",
        "#e4572e",
        Words(_("Call time rather than force a shot that has next to no chance.")),
        TeamSheet(profile={"early_timeout": 10}),
    ),
    ReadyTeam(
        "Highfen Bitterns",
        "HIF",
        "#6b5d3a",
        "#f2ecd2",
        Words(_("Thrifty with stoppers and with AND 1, and quick to call time.")),
        TeamSheet(
            profile={"save_stoppers": 1, "hold_and1": 50, "early_timeout": 50},
        ),
    ),
)
