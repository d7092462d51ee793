"""What a league may choose about Basketball Age."""

from typing import Any, Final

from simulation.basketball_age.tables import (
    PLUS_MINUTES,
    PROFILES,
    READ,
    REGULATION_MINUTES,
)
from simulation.options import (
    ChoiceOption,
    FlagOption,
    IntegerOption,
    Option,
    Preset,
)
from simulation.words import Words, gettext_noop

_ = gettext_noop


def _advanced(name: str, title: str, text: str) -> FlagOption:
    """Return an advanced rule, which a league may add to the game (BA-16)."""
    return FlagOption(f"adv_{name}", Words(title), Words(text), False)


ADVANCED: Final = (
    _advanced(
        "rim_blocks",
        _("Advanced: blocks at the rim"),
        _("A lay-up or dunk that somebody has tried to block has 85 per cent, not 95."),
    ),
    _advanced(
        "moving_with",
        _("Advanced: moving with anybody"),
        _(
            "A defender may try to move with an attacker who has more points left than "
            "he; he still stops when his own are spent."
        ),
    ),
    _advanced(
        "rebounds",
        _("Advanced: rebound template"),
        _(
            "The paint has spots for six in all; a missed ball comes down on one, and "
            "who stands there or beside it goes for it."
        ),
    ),
    _advanced(
        "two_against_one",
        _("Advanced: two against one"),
        _(
            "With two defenders in the handler’s zone steals succeed more often, but "
            "one that unbalances a defender unbalances two."
        ),
    ),
    _advanced(
        "passing",
        _("Advanced: passing"),
        _(
            "Longer passes are harder, and so are passes out of or into a zone where "
            "the defenders are more."
        ),
    ),
    _advanced(
        "pick_and_roll",
        _("Advanced: pick and roll"),
        _(
            "A screener may go on for two zones, receive and shoot; whether his screen "
            "holds is rolled when he is through."
        ),
    ),
    _advanced(
        "quick_throw_in",
        _("Advanced: quick throw-in"),
        _(
            "After a basket the ball may be thrown in at once: nobody is placed, and "
            "each player acts once before tokens count."
        ),
    ),
    _advanced(
        "blind_screen",
        _("Advanced: blind screens"),
        _(
            "A team-mate in the zone may screen a defender who goes along with his man "
            "for long, at no cost."
        ),
    ),
    _advanced(
        "press",
        _("Advanced: full court press"),
        _(
            "A card for the defence, for three possessions: more steals and harder "
            "passes, but fouls on passers and shooters."
        ),
    ),
    _advanced(
        "help",
        _("Advanced: help"),
        _(
            "A card for the defence, once a possession: what has unbalanced or beaten "
            "a defender is void, and another comes to his help."
        ),
    ),
    _advanced(
        "charts",
        _("Advanced charts"),
        _(
            "Finer results of blocks, steals and moving with: shots hindered a little "
            "or a lot, tries without a result, attackers who are slowed down."
        ),
    ),
)


def _mode(minutes: int, *, plus: bool, advanced: bool) -> dict[str, Any]:
    """Return what a way of playing sets."""
    rules = {rule.name: advanced for rule in ADVANCED}
    return {"quarter_minutes": minutes, "plus": plus, **rules}


# the limits keep any game below the 20,000 choices of a record
OPTIONS: Final[tuple[Option, ...]] = (
    IntegerOption(
        "quarter_minutes",
        Words(_("Minutes a quarter")),
        Words(_("Four quarters of so many minutes; an overtime is a quarter of one.")),
        REGULATION_MINUTES,
        minimum=5,
        maximum=20,
    ),
    FlagOption(
        "plus",
        Words(_("Plus mode")),
        Words(
            _(
                "A shorter game: quarters of 15 minutes at most, out on the third "
                "personal foul, free throws once a team has three fouls in a quarter."
            )
        ),
        False,
    ),
    ChoiceOption(
        "clock_profile",
        Words(_("Clock")),
        Words(
            _(
                "What handling takes of the clock: an activation 5 seconds, a "
                "placement 35, a rebound 10 (standard); 4, 25 and 8 (brisk); or what "
                "a real clock shows, which is read at the table."
            )
        ),
        "standard",
        choices=(*PROFILES, READ),
    ),
    FlagOption(
        "simultaneous_play",
        Words(_("Simultaneous play")),
        Words(
            _(
                "The defence answers a shot with its next activation before the shot "
                "is rolled; without it only defenders in the zone may block."
            )
        ),
        True,
    ),
    IntegerOption(
        "passes",
        Words(_("Passes an activation")),
        Words(_("How often the ball may be passed in one activation.")),
        1,
        minimum=1,
        maximum=4,
    ),
    IntegerOption(
        "max_overtimes",
        Words(_("Overtimes at most")),
        Words(_("After this many level overtimes the game is a tie; 0 plays none.")),
        # BA-3.4: as many as needed, but sides that never score must come to an end [R]
        10,
        minimum=0,
        maximum=10,
    ),
    *ADVANCED,
)

PRESETS: Final = (
    Preset(
        "basic",
        Words(_("Basic")),
        Words(_("The basic game: four quarters of 20 minutes.")),
        _mode(REGULATION_MINUTES, plus=False, advanced=False),
    ),
    Preset(
        "plus",
        Words(_("Plus")),
        Words(_("The short basic game: quarters of 15 minutes, out on three fouls.")),
        _mode(PLUS_MINUTES, plus=True, advanced=False),
    ),
    Preset(
        "advanced",
        Words(_("Advanced")),
        Words(_("The basic game with every advanced rule and the advanced charts.")),
        _mode(REGULATION_MINUTES, plus=False, advanced=True),
    ),
)
