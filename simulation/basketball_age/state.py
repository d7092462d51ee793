"""The position: plain numbers and frames, and the questions that rules ask of it."""

from collections.abc import Sequence
from typing import Final

from simulation.basketball_age.court import (
    ALL_ZONES,
    COUNT,
    FRONT,
    LIMIT,
    NOWHERE,
    OUTSIDE,
    PAINT,
    RANGE,
    TWO_POINT_MASK,
)
from simulation.basketball_age.events import Unbalanced
from simulation.basketball_age.frames import Frame, Turn
from simulation.basketball_age.prompts import PROMPTS, prompt_about
from simulation.basketball_age.tables import (
    AT_THE_RIM,
    COACHED,
    FOLLOWED,
    FORFEIT,
    FREE_THROW,
    IN_PAINT,
    MOST_PLAYERS,
    NOBODY,
    PER_RANGE,
    PERIODS,
    PLAYERS,
    TEAM,
    TOKENS,
    UNCONTESTED,
    Chart,
    Tables,
    side_of,
)
from simulation.basketball_age.template import MOST_INSIDE, NO_SEAT
from simulation.protocol import (
    AWAY,
    HOME,
    SIDES,
    Decision,
    Game,
    Result,
)

OFFENCE: Final = 0
DEFENCE: Final = 1
# what a handler may still do (BA-5.1): he has not dribbled, does, or has and holds
FRESH: Final = 0
DRIBBLING: Final = 1
PICKED_UP: Final = 2
# nobody changes it, so one turn serves all games
TURN: Final = Turn()


class BasketballState(Game):
    """All that a position is.

    Rows by player have twenty places, pairs a place for each side.

    :ivar scores: points by period, a list for each side; ``points`` their sums.
    :ivar clock: seconds left in the period.
    :ivar offence: the side in possession; ``acting``: whether the next activation is
        the ``OFFENCE``'s or the ``DEFENCE``'s.
    :ivar across: whether the ball is across half-court (BA-11.2).
    :ivar inbounds_next: who throws in when the next period starts (BA-3.3).
    :ivar on_court: a mask; ``where``: each player's zone, ``OUTSIDE`` or ``NOWHERE``.
    :ivar occupants: the players in each zone, and outside, as masks.
    :ivar room: for each side the zones that are not at its limit, as a mask.
    :ivar ball: the handler, or ``NOBODY``; ``dribble``: what he may still do.
    :ivar spot: the zone beside an inbounder who stands outside, else ``NOWHERE``.
    :ivar inbound_due: whether he has yet to pass.
    :ivar unbalanced: a mask; ``flipped``: those since their side's last own activation
        began, whom its end does not balance (BA-5.5).
    :ivar attack_boost: possessions that a timeout's benefit still holds, likewise
        ``defence_boost`` (BA-13.3).
    :ivar press: defensive possessions that a side's press still lasts, the one at hand
        included (BA-16.9); ``press_declared``: whether it was declared in this one.
    :ivar help_used: whether the defence has played its help in this possession
        (BA-16.10); ``helped``: who is not activated next, since it was for him.
    :ivar shadow: who moved with the attacker ``shadowed`` in the last offensive
        activation, or ``NOBODY`` (BA-16.8).
    :ivar chances: who may still be activated behind a quick throw-in, as a mask, 0 once
        play is as usual (BA-16.3).
    :ivar seats: each player's spot of the rebound template, ``NO_SEAT`` outside the
        paints; ``seated``: who has one, as a mask (BA-16.4).
    :ivar limit: the points of the next defensive activation, 0 for no limit (BA-6.7).
    :ivar used_up: whether there is none (BA-10.5).
    :ivar screened: whose it is, by a screen, or ``NOBODY`` (BA-9.5).
    :ivar paint_once: attackers who ended the last activation in the paint;
        ``paint_twice``: the last two (BA-11.1).
    :ivar forfeit: who forfeited, else -1.
    :ivar frames: work in progress, the next on top (last); none when all is over.
    """

    __slots__ = (
        "across",
        "acting",
        "attack_boost",
        "ball",
        "chances",
        "clock",
        "defence_boost",
        "dribble",
        "flipped",
        "forfeit",
        "fouls",
        "frames",
        "help_used",
        "helped",
        "inbound_due",
        "inbounds_next",
        "limit",
        "occupants",
        "offence",
        "on_court",
        "paint_once",
        "paint_twice",
        "period",
        "points",
        "press",
        "press_declared",
        "room",
        "scores",
        "screened",
        "seated",
        "seats",
        "shadow",
        "shadowed",
        "spot",
        "tables",
        "team_fouls",
        "timeouts",
        "tokens",
        "unbalanced",
        "used_up",
        "where",
    )

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self.tables = tables
        self.period = 1
        self.clock = tables.period_seconds
        self.scores: tuple[list[int], list[int]] = ([0], [0])
        self.points = [0, 0]
        self.offence = HOME
        self.acting = OFFENCE
        self.tokens = TOKENS
        self.across = False
        self.inbounds_next = AWAY
        self.on_court = 0
        self.where = [NOWHERE] * len(PLAYERS)
        self.occupants = [0] * (COUNT + 1)
        self.room = [ALL_ZONES, ALL_ZONES]
        self.ball = NOBODY
        self.dribble = FRESH
        self.spot = NOWHERE
        self.inbound_due = False
        self.unbalanced = 0
        self.flipped = 0
        self.fouls = [0] * len(PLAYERS)
        self.team_fouls = [0, 0]
        self.timeouts = [True, True]
        self.attack_boost = [0, 0]
        self.defence_boost = [0, 0]
        self.press = [0, 0]
        self.press_declared = False
        self.help_used = False
        self.helped = NOBODY
        self.shadow = NOBODY
        self.shadowed = NOBODY
        self.chances = 0
        self.seats = [NO_SEAT] * len(PLAYERS)
        self.seated = 0
        self.limit = 0
        self.used_up = False
        self.screened = NOBODY
        self.paint_once = 0
        self.paint_twice = 0
        self.forfeit = -1
        self.frames: list[Frame] = []

    @property
    def score(self) -> tuple[int, int]:
        if self.forfeit >= 0 and not self.frames:
            return self._awarded()
        return self.points[HOME], self.points[AWAY]

    @property
    def result(self) -> Result | None:
        return None if self.frames else Result(self.ending(), *self.score)

    def ending(self) -> str:
        """Return the kind of result that the present score makes (BA-3.4)."""
        if self.forfeit >= 0:
            return "forfeit"
        if self.points[HOME] == self.points[AWAY]:
            return "tie"
        return "regulation" if self.period <= PERIODS else "overtime"

    def _awarded(self) -> tuple[int, int]:
        """Return the score of a forfeit (BA-11.4)."""
        home, away = self.points
        ahead = home - away if self.forfeit == AWAY else away - home
        if ahead > 0:
            return home, away
        winner, loser = FORFEIT
        return (winner, loser) if self.forfeit == AWAY else (loser, winner)

    def copy_into(self, other: "BasketballState") -> None:
        """Give another state this position, sharing nothing that changes."""
        other.period = self.period
        other.clock = self.clock
        other.scores = (self.scores[HOME][:], self.scores[AWAY][:])
        other.points = self.points[:]
        other.offence = self.offence
        other.acting = self.acting
        other.tokens = self.tokens
        other.across = self.across
        other.inbounds_next = self.inbounds_next
        other.on_court = self.on_court
        other.where = self.where[:]
        other.occupants = self.occupants[:]
        other.room = self.room[:]
        other.ball = self.ball
        other.dribble = self.dribble
        other.spot = self.spot
        other.inbound_due = self.inbound_due
        other.unbalanced = self.unbalanced
        other.flipped = self.flipped
        other.fouls = self.fouls[:]
        other.team_fouls = self.team_fouls[:]
        other.timeouts = self.timeouts[:]
        other.attack_boost = self.attack_boost[:]
        other.defence_boost = self.defence_boost[:]
        other.press = self.press[:]
        other.press_declared = self.press_declared
        other.help_used = self.help_used
        other.helped = self.helped
        other.shadow = self.shadow
        other.shadowed = self.shadowed
        other.chances = self.chances
        other.seats = self.seats[:]
        other.seated = self.seated
        other.limit = self.limit
        other.used_up = self.used_up
        other.screened = self.screened
        other.paint_once = self.paint_once
        other.paint_twice = self.paint_twice
        other.forfeit = self.forfeit
        other.frames = [frame.copy() for frame in self.frames]
        other.pending = self.pending

    def ask(
        self, side: int, kind: str, options: Sequence[str], default: str = ""
    ) -> None:
        """Make a decision of a side pending.

        :param default: the first option, if left out.
        """
        self.pending = Decision(
            side,
            kind,
            tuple(options),
            default or options[0],
            PROMPTS[kind],
            (),
            side,
        )

    def ask_about(self, player: int, kind: str, options: Sequence[str]) -> None:
        """Make a decision of a player's side pending, about him."""
        side = side_of(player)
        prompt = prompt_about(kind, player)
        self.pending = Decision(
            side, kind, tuple(options), options[0], prompt, (), side
        )

    def add_points(self, points: int) -> None:
        """Give the offence points."""
        self.points[self.offence] += points
        self.scores[self.offence][-1] += points

    def put(self, player: int, zone: int) -> None:
        """Put a player who is nowhere into a zone, or outside."""
        self.where[player] = zone
        occupants = self.occupants
        occupants[zone] |= 1 << player
        if zone == OUTSIDE:
            return
        side = player // MOST_PLAYERS
        if self.has_spots(zone):
            # BA-16.4: six in all, whoever they are
            if occupants[zone].bit_count() >= MOST_INSIDE:
                for each in SIDES:
                    self.room[each] &= ~(1 << zone)
        elif (occupants[zone] & TEAM[side]).bit_count() >= LIMIT[zone]:
            self.room[side] &= ~(1 << zone)

    def lift(self, player: int) -> None:
        """Take a player off his place."""
        zone = self.where[player]
        if zone == NOWHERE:
            return
        self.where[player] = NOWHERE
        occupants = self.occupants
        occupants[zone] &= ~(1 << player)
        if zone == OUTSIDE:
            self.spot = NOWHERE
        elif self.has_spots(zone):
            self.seats[player] = NO_SEAT
            self.seated &= ~(1 << player)
            for each in SIDES:
                self.room[each] |= 1 << zone
        else:
            side = player // MOST_PLAYERS
            if (occupants[zone] & TEAM[side]).bit_count() < LIMIT[zone]:
                self.room[side] |= 1 << zone

    def clear_court(self) -> None:
        """Take everybody off his place; all are balanced again (BA-5.5)."""
        self.where = [NOWHERE] * len(PLAYERS)
        self.occupants = [0] * (COUNT + 1)
        self.room = [ALL_ZONES, ALL_ZONES]
        self.spot = NOWHERE
        self.unbalanced = 0
        self.flipped = 0
        self.chances = 0
        self.seats = [NO_SEAT] * len(PLAYERS)
        self.seated = 0
        self.restart_paint()

    def team(self, side: int) -> int:
        """Return the players of a side on court, as a mask."""
        return self.on_court & TEAM[side]

    def attackers_in(self, zone: int) -> int:
        """Return the offensive players in a zone, as a mask."""
        return self.occupants[zone] & TEAM[self.offence]

    def defenders_in(self, zone: int) -> int:
        """Return the balanced defenders in a zone, as a mask."""
        return self.occupants[zone] & TEAM[1 - self.offence] & ~self.unbalanced

    def has_spots(self, zone: int) -> bool:
        """Whether a zone is a paint with the spots of the template (BA-16.4)."""
        return self.tables.template and zone in PAINT

    def is_crowded(self, side: int, zone: int) -> bool:
        """Whether a side has more players in a zone than may stay there (BA-5.2).

        Nobody passes through a paint without a spot (BA-16.4).
        """
        if self.has_spots(zone):
            return False
        return (self.occupants[zone] & TEAM[side]).bit_count() > LIMIT[zone]

    def is_in_front(self, player: int) -> bool:
        """Whether a player is in the half that the offence attacks.

        An inbounder is in the half of his spot (BA-11.3).
        """
        zone = self.where[player]
        if zone == OUTSIDE:
            zone = self.spot
        return FRONT[self.offence] >> zone & 1 == 1

    def hold(self) -> None:
        """Let the handler hold the ball: a dribble is over (BA-5.1)."""
        if self.dribble == DRIBBLING:
            self.dribble = PICKED_UP

    def flip(self, player: int) -> None:
        """Unbalance a player (BA-5.5)."""
        self.unbalanced |= 1 << player
        self.flipped |= 1 << player
        side, number = divmod(player, MOST_PLAYERS)
        self.events.append(Unbalanced(side, number + 1))

    def begin_activation(self, side: int) -> None:
        """Note that a side's own activation begins."""
        self.flipped &= ~TEAM[side]

    def end_activation(self, side: int) -> None:
        """Balance those of a side who were unbalanced before it began (BA-5.5)."""
        self.unbalanced &= self.flipped | TEAM[1 - side]

    def restart_paint(self) -> None:
        """Count the three seconds anew (BA-11.1)."""
        self.paint_once = self.paint_twice = 0

    def worth(self, zone: int) -> int:
        """Return the points of a shot from a zone (BA-8.3)."""
        return 2 if TWO_POINT_MASK[self.offence] >> zone & 1 else 3

    def shot_target(
        self, player: int, zone: int, form: str, is_contested: bool, is_followed: bool
    ) -> int:
        """Return what a shot without a foul must not exceed, in per cent (BA-8.3).

        :param is_contested: whether a block was tried.
        :param is_followed: whether a defender is moving with the shooter.
        """
        offence = self.offence
        target = FOLLOWED if is_followed else 0
        if self.attack_boost[offence]:
            target += COACHED
        if form != "shoot":
            return target + AT_THE_RIM
        target += self.tables.scoring[player] + PER_RANGE * RANGE[offence][zone]
        if zone == PAINT[offence]:
            target += IN_PAINT
        return target if is_contested else target + UNCONTESTED

    def throw_target(self, player: int) -> int:
        """Return what a free throw must not exceed, in per cent (BA-8.4)."""
        return self.tables.scoring[player] + FREE_THROW

    def steal_modifier(self, defender: int) -> int:
        """Return what is added to a steal (BA-9.2, BA-13.3, BA-16.5)."""
        skill = self.tables.play_skill
        difference = skill[self.ball] - skill[defender]
        if self.dribble != DRIBBLING:
            difference = 1 if difference >= 0 else 0
        if self.tables.two_against_one and self.is_doubled:
            # BA-16.5
            difference -= 1
        if self.is_pressed:
            # BA-16.9: a timeout's benefit does not add to it
            return difference - 1
        return difference - self.defence_edge

    @property
    def is_doubled(self) -> bool:
        """Whether two or more balanced defenders are in the handler's zone."""
        return self.defenders_in(self.where[self.ball]).bit_count() > 1

    def skill_modifier(self, attacker: int, defender: int) -> int:
        """Return what is added to a lockdown or move-with (BA-9.6, BA-10.2)."""
        skill = self.tables.play_skill
        return skill[attacker] - skill[defender] - self.defence_edge

    @property
    def screen_modifier(self) -> int:
        """What a timeout takes off the offence's screens and picks (BA-13.3)."""
        return -1 if self.attack_boost[self.offence] else 0

    def block_modifier(self, shooter: int, defender: int, form: str) -> int:
        """Return what is added to a block (BA-9.1, BA-8.7)."""
        height = self.tables.height
        reach = height[shooter] - height[defender]
        if not self.is_pressed:
            reach -= self.defence_edge
        return reach + 1 if form == "dunk" else reach

    def may_act(self, players: int) -> int:
        """Return who of some players has a chance left, all in usual play (BA-16.3)."""
        return players & self.chances if self.chances else players

    def ready_defenders(self, helped: int) -> int:
        """Return who of the defence may be activated, as a mask (BA-16.3, BA-16.10).

        :param helped: for whom the help was played, ``NOBODY`` without it.
        """
        able = self.may_act(self.team(1 - self.offence)) & ~self.unbalanced
        return able if helped == NOBODY else able & ~(1 << helped)

    def use_chance(self, player: int) -> None:
        """Let a player have had his chance behind a quick throw-in."""
        self.chances &= ~(1 << player)

    def let_chance_go(self, side: int) -> None:
        """Spend a chance of a side that does nothing (BA-16.3).

        It is that of one who is unbalanced, else of the last on the sheet. [R]
        """
        left = self.chances & TEAM[side]
        idle = left & self.unbalanced
        if left:
            self.use_chance((idle or left).bit_length() - 1)

    @property
    def is_pressed(self) -> bool:
        """Whether the defence plays a full court press (BA-16.9)."""
        return self.press[1 - self.offence] > 0

    @property
    def block_chart(self) -> Chart:
        """The chart of a block at present (BA-9.1, BA-16.9, BA-16.11)."""
        return self.tables.pressed_chart if self.is_pressed else self.tables.block_chart

    @property
    def defence_edge(self) -> int:
        """What a timeout takes off the defence's rolls (BA-13.3)."""
        return 1 if self.defence_boost[1 - self.offence] else 0
