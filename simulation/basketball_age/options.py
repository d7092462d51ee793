"""What a league may choose about Basketball Age."""

from typing import Final

from simulation.basketball_age.tables import PROFILES, READ, REGULATION_MINUTES
from simulation.options import ChoiceOption, FlagOption, IntegerOption, Option
from simulation.words import Words, gettext_noop

_ = gettext_noop

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
)
