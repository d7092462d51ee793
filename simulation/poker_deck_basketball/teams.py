"""Eight invented clubs for games that anybody may watch, told apart by their dials."""

from typing import Final

from simulation.teamsheet import ReadyTeam, TeamSheet
from simulation.words import Words, gettext_noop

_ = gettext_noop

EXHIBITION_TEAMS: Final = (
    ReadyTeam(
        "Cardew Lanterns",
        "CRD",
        "#22313f",
        "#f2c14e",
        Words(_("Play by the book: keep their cards for their own shots.")),
        TeamSheet(),
    ),
    ReadyTeam(
        "Spindle Row Magpies",
        "SPR",
        "#1f1f24",
        "#e9e6df",
        Words(_("Reach in at every pass that they can spare a card for.")),
        TeamSheet(profile={"steal_keep": 1}),
    ),
    ReadyTeam(
        "Hollin Bridge Herons",
        "HOB",
        "#2e6171",
        "#dfe9ec",
        Words(_("Go up to block every shot for two.")),
        TeamSheet(profile={"block_keep": 0}),
    ),
    ReadyTeam(
        "Tarrant Tanners",
        "TAR",
        "#7a4419",
        "#f6e3cf",
        Words(_("Call time whenever they hold neither figure nor ace.")),
        TeamSheet(profile={"timeout_pile": 3}),
    ),
    ReadyTeam(
        "Quarryford Owls",
        "QUO",
        "#4a4e69",
        "#f2e9e4",
        Words(_("Keep their aces until the pile has run out.")),
        TeamSheet(profile={"joker_pile": 0}),
    ),
    ReadyTeam(
        "Brackwater Eels",
        "BRA",
        "#386641",
        "#f2e8cf",
        Words(_("Never go after a miss of their own, and never call time.")),
        TeamSheet(profile={"rebound_from": 11, "timeout_pile": 22}),
    ),
    ReadyTeam(
        "Sollis Park Swifts",
        "SOL",
        "#b23a48",
        "#fbe9e7",
        Words(_("Steal and block all game long, and pay for it in cards.")),
        TeamSheet(coach="active"),
    ),
    ReadyTeam(
        "Dunmarrow Badgers",
        "DUN",
        "#5c5470",
        "#faf0e6",
        Words(_("Fight for every ball: steals, blocks and rebounds.")),
        TeamSheet(profile={"steal_keep": 2, "block_keep": 0, "rebound_from": 4}),
    ),
)
