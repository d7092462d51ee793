"""Free throws and their line-up (BA-8.4, BA-11.6, BA-11.7)."""

from simulation.basketball_age import events as ev
from simulation.basketball_age.court import (
    ALL_ZONES,
    BASELINE_MASK,
    BESIDE_PAINT,
    BESIDE_PAINT_MASK,
    FREE_THROW,
    HALF_COURT,
    NOWHERE,
    PAINT,
    ZONES,
    zones_in,
)
from simulation.basketball_age.frames import Dead, Rebound, Throws
from simulation.basketball_age.notation import (
    CHOICES,
    PAIR,
    PLACE_PLAYER,
    SHOOTER,
)
from simulation.basketball_age.rolls import ROLLS
from simulation.basketball_age.rules.flow import end_period
from simulation.basketball_age.rules.shooting import goes_in
from simulation.basketball_age.state import FRESH, TURN, BasketballState
from simulation.basketball_age.tables import (
    HUNDREDTHS,
    MEMBERS,
    NOBODY,
    THROW_REST,
    number_of,
    side_of,
)


def begin_throws(game: BasketballState, dead: Dead) -> None:
    """Go on from a dead ball with its free throws.

    They need no line-up where no rebound can follow: technical ones, and those after
    time. [R]
    """
    throws = Throws(
        dead.shooter,
        of=dead.throws,
        technical=dead.technical,
        side=game.offence,
        used=dead.used,
    )
    game.frames[:] = (TURN, throws)
    if dead.shooter == NOBODY:
        throws.stage = "shooter"
        return
    has_line_up = not dead.technical and game.clock > 0
    if not has_line_up:
        throws.stage = "throw"
    _step_up(game, throws, clear=has_line_up)


def _step_up(game: BasketballState, frame: Throws, *, clear: bool) -> None:
    """Let the shooter go to the line.

    :param clear: whether the others are placed anew.
    """
    player = frame.player
    game.ball = player
    game.dribble = FRESH
    game.events.append(ev.ThrowShooter(side_of(player), number_of(player), frame.of))
    if clear:
        game.clear_court()
        game.put(player, FREE_THROW[game.offence])


def run_throws(game: BasketballState, frame: Throws) -> None:
    """Ask for the line-up player by player, then roll."""
    offence = game.offence
    stage = frame.stage
    if stage == "shooter":
        options = [SHOOTER[each] for each in MEMBERS[game.team(offence)]]
        scoring = game.tables.scoring
        best = max(MEMBERS[game.team(offence)], key=lambda each: scoring[each])
        game.ask(offence, "shooter", options, SHOOTER[best])
    elif stage == "lane":
        _ask_lane(game, frame, offence, "pair", _free_lane(game, offence))
    elif stage == "pair":
        if len(_unplaced(game, 1 - offence)) < 3:
            frame.stage = "defence"
        else:
            options = [PAIR[zone] for zone in BESIDE_PAINT[offence]]
            game.ask(1 - offence, "pair", options)
    elif stage == "defence":
        zone = _free_lane(game, 1 - offence)
        if zone == NOWHERE and frame.zone != NOWHERE:
            zone = _second_lane(game, frame)
        _ask_lane(game, frame, 1 - offence, "rest", zone)
    elif stage == "rest":
        _ask_rest(game, frame)
    else:
        game.pending = ROLLS["throw_roll"]


def _unplaced(game: BasketballState, side: int) -> list[int]:
    return [
        player for player in MEMBERS[game.team(side)] if game.where[player] == NOWHERE
    ]


def _free_lane(game: BasketballState, side: int) -> int:
    """Return the first zone beside the paint that a side is not in yet."""
    team = game.team(side)
    for zone in BESIDE_PAINT[game.offence]:
        if not game.occupants[zone] & team:
            return zone
    return NOWHERE


def _second_lane(game: BasketballState, frame: Throws) -> int:
    """Return the zone of the defence's two while there is one in it."""
    inside = game.occupants[frame.zone] & game.team(1 - game.offence)
    return frame.zone if inside.bit_count() == 1 else NOWHERE


def _ask_lane(
    game: BasketballState, frame: Throws, side: int, following: str, zone: int
) -> None:
    """Ask who stands in a zone beside the paint, or go on to the next stage."""
    left = _unplaced(game, side)
    if zone == NOWHERE or not left:
        frame.stage = following
        return
    height = game.tables.height
    tallest = max(left, key=lambda each: height[each])
    options = [PLACE_PLAYER[each][zone] for each in left]
    game.ask(side, "lane", options, PLACE_PLAYER[tallest][zone])


def _ask_rest(game: BasketballState, frame: Throws) -> None:
    """Ask for one of the rest, the sides in turn, or begin to throw."""
    side, offence = frame.side, game.offence
    left = _unplaced(game, side)
    if not left:
        if not _unplaced(game, 1 - side):
            frame.stage = "throw"
        frame.side = 1 - side
        return
    barred = BESIDE_PAINT_MASK[offence] | 1 << PAINT[offence] | 1 << FREE_THROW[offence]
    room = game.room[side] & ~barred
    zones = [zone for zone in zones_in(ALL_ZONES) if room >> zone & 1]
    options = [PLACE_PLAYER[each][zone] for each in left for zone in zones]
    usual = next(zone for zone in THROW_REST[offence] if room >> zone & 1)
    game.ask(side, "throw_place", options, PLACE_PLAYER[left[0]][usual])


def answer_shooter(game: BasketballState, frame: Throws, choice: str) -> None:
    """Take who shoots the free throws of an intentional technical (BA-11.8)."""
    frame.player = CHOICES[choice].player
    frame.stage = "throw"
    _step_up(game, frame, clear=False)


def answer_pair(game: BasketballState, frame: Throws, choice: str) -> None:
    """Take where the defence has two."""
    frame.zone = CHOICES[choice].zone
    frame.stage = "defence"
    game.events.append(ev.Pair(1 - game.offence, ZONES[frame.zone]))


def answer_place(game: BasketballState, frame: Throws, choice: str) -> None:
    """Place a player of the line-up."""
    read = CHOICES[choice]
    game.put(read.player, read.zone)
    side = side_of(read.player)
    game.events.append(ev.Placed(side, number_of(read.player), ZONES[read.zone]))
    if frame.stage == "rest":
        frame.side = 1 - side


def answer_throw(game: BasketballState, frame: Throws, choice: str) -> None:
    """See whether a free throw goes in, and what follows the last (BA-11.6)."""
    player = frame.player
    roll = HUNDREDTHS[choice]
    target = game.throw_target(player)
    is_made = goes_in(roll, target)
    is_last = frame.number == frame.of
    is_live = is_last and not is_made and not frame.technical and game.clock > 0
    game.events.append(
        ev.FreeThrow(
            game.offence,
            number_of(player),
            frame.number,
            frame.of,
            target,
            roll,
            is_made,
            is_live,
        )
    )
    if is_made:
        game.add_points(1)
    if not is_last:
        frame.number += 1
    else:
        _end_throws(game, frame, is_made)


def _end_throws(game: BasketballState, frame: Throws, is_made: bool) -> None:
    """Go on after the last throw.

    Throws shot after time end the period and stand for a last activation, whoever was
    active when the foul came (BA-3.2). After technical ones their side has an inbound,
    and so its last activation. [R]
    """
    offence = game.offence
    if not frame.technical and not game.clock:
        end_period(game)
    elif not frame.technical and not is_made:
        game.frames[:] = (TURN, Rebound(frame.player, side=1 - offence))
    else:
        game.frames[:] = (TURN, _still_dead(game, frame, is_made))


def _still_dead(game: BasketballState, frame: Throws, is_made: bool) -> Dead:
    """Return what is left of a dead ball after throws that no rebound follows.

    After a last one made come the substitutions of BA-13.4 and timeouts, which had to
    wait, but who was in a substitution before the throws is in no other. After a
    technical one missed the placement comes at once. [R]
    """
    offence = game.offence
    if frame.technical:
        dead = Dead(offence, spots=HALF_COURT)
        if not is_made:
            dead.stage = "resume"
    else:
        dead = Dead(1 - offence, "free_throw", BASELINE_MASK[offence])
    dead.may_sub = frame.of >= 2
    dead.used = frame.used
    return dead
