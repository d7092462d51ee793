"""By what a reader of the play-by-play may choose: each kind of event that is told."""

from typing import Final

from simulation.protocol import PlayKind
from simulation.words import Words, gettext_noop

_ = gettext_noop

PLAY_KINDS: Final = (
    PlayKind("shots", Words(_("Shots and blocks")), frozenset({"block", "shot"})),
    PlayKind(
        "free_throws",
        Words(_("Free throws")),
        frozenset({"free_throw", "throw_shooter"}),
    ),
    PlayKind(
        "rebounds",
        Words(_("Rebounds and jump balls")),
        frozenset(
            {
                *("ball_spot", "grab_roll", "jump_ball"),
                *("rebound", "rebound_roll", "tip"),
            }
        ),
    ),
    PlayKind(
        "passes",
        Words(_("Passes")),
        frozenset({"pass", "pass_roll", "quick_throw_in", "stray"}),
    ),
    PlayKind(
        "turnovers",
        Words(_("Steals and turnovers")),
        frozenset({"possession", "steal", "turnover", "violation"}),
    ),
    PlayKind(
        "fouls",
        Words(_("Fouls")),
        frozenset({"foul", "intentional_foul", "lockdown", "press_foul"}),
    ),
    PlayKind(
        "movement",
        Words(_("Moves and screens")),
        frozenset(
            {
                *("activation", "blind_screen", "defence", "help"),
                *("move", "move_with", "pick", "pick_set", "screen"),
            }
        ),
    ),
    PlayKind(
        "bench",
        Words(_("Line-ups and timeouts")),
        frozenset(
            {
                *("benefit", "lineup_change", "press"),
                *("starters", "substitution", "timeout"),
            }
        ),
    ),
    PlayKind(
        "periods",
        Words(_("Beginnings and ends")),
        frozenset({"game_end", "period_end", "period_start"}),
    ),
)
