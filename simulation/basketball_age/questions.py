"""Questions as they are put to people: whom they are about, and what dice will give."""

from collections.abc import Callable
from typing import Any, Final

from simulation.basketball_age.coaches.odds import percent
from simulation.basketball_age.contests import chart_of, modifier_of, spans
from simulation.basketball_age.counts import Need, counts_of, need_of
from simulation.basketball_age.court import (
    CIRCLE,
    NOWHERE,
    OUTSIDE,
    PAINT,
    RELATIVE,
    ZONES,
)
from simulation.basketball_age.frames import Blind, Defending, Pick, Screen, Shot
from simulation.basketball_age.notation import CHOICES, LIFT
from simulation.basketball_age.rules.endings import activation_of
from simulation.basketball_age.rules.passing import is_followed, numbered
from simulation.basketball_age.rules.rebounds import factor
from simulation.basketball_age.rules.shooting import target_of
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.tables import (
    FACE,
    MEMBERS,
    PLAYERS,
    REBOUND_FOUL,
    STRAY,
    TEAM,
)
from simulation.basketball_age.template import NAMES
from simulation.basketball_age.words import terminal as say
from simulation.basketball_age.words.phrases import zone_name
from simulation.protocol import AWAY, HOME, SIDE_SLOTS, Decision
from simulation.words import Name, Words, words


def question(game: BasketballState, decision: Decision) -> Words:
    """Return a pending decision as a question that names whom it is about."""
    ask = _QUESTIONS.get(decision.kind)
    return decision.prompt if ask is None else ask(game, decision)


def name(player: int) -> Name:
    """Return the name of a player."""
    return Name(PLAYERS[player])


def zone_words(game: BasketballState, zone: int) -> Words:
    """Return what a zone is called by the side in possession."""
    return zone_name(RELATIVE[game.offence][zone])


def where_words(game: BasketballState, player: int) -> Words:
    """Return where a player is: a zone by its letters, or out of bounds."""
    zone = game.where[player]
    return say.OUT_OF_BOUNDS if zone == OUTSIDE else words(say.AT, zone=ZONES[zone])


def signed(modifier: int) -> str:
    """Return a modifier as it stands behind the dice, nothing for none."""
    if not modifier:
        return ""
    return f" + {modifier}" if modifier > 0 else f" − {-modifier}"


def pass_need(game: BasketballState, receiver: int) -> Need:
    """Return whether a pass of the handler is rolled for, and what is added then.

    It is that of BA-6.3, of the advanced rules where they are played, and of BA-6.6.
    """
    zone = game.where[receiver]
    need = need_of(game, counts_of(game, receiver, zone), zone)
    return Need(need.is_due, need.modifier + is_followed(game))


def _substitution(template: str) -> Callable[[BasketballState, Decision], Words]:
    """Return what asks for changes, the first of them as an example.

    They are too many to be told one by one.
    """

    def ask(game: BasketballState, decision: Decision) -> Words:
        option = decision.options[0]
        read = CHOICES[option]
        return words(
            template, option=option, player=name(read.player), out=name(read.other)
        )

    return ask


def _jumper(game: BasketballState, decision: Decision) -> Words:
    zone = CHOICES[decision.options[0]].zone
    return words(say.JUMPER, zone=ZONES[zone])


def _tip(game: BasketballState, decision: Decision) -> Words:
    circle = game.occupants[CIRCLE[0]] | game.occupants[CIRCLE[1]]
    jumper = game.tables.tallest(circle & TEAM[decision.actor])
    return words(say.TIP, player=name(jumper))


def _activate(game: BasketballState, decision: Decision) -> Words:
    return words(say.ACTIVATE, player=name(game.ball))


def _step(game: BasketballState, decision: Decision) -> Words:
    frame = activation_of(game)
    return words(
        say.STEP,
        player=name(frame.player),
        where=where_words(game, frame.player),
        points=frame.points,
    )


def _reaction(game: BasketballState, decision: Decision) -> Words:
    player = activation_of(game).player
    step: Any = game.frames[-1]
    return words(
        say.REACTION,
        player=name(player),
        zone=ZONES[game.where[player]],
        target=ZONES[step.zone],
    )


def _defend(game: BasketballState, decision: Decision) -> Words:
    template = say.DEFEND_LIMITED if game.limit else say.DEFEND
    return words(
        template,
        player=name(game.ball),
        where=where_words(game, game.ball),
        points=game.limit,
    )


def _action(game: BasketballState, decision: Decision) -> Words:
    frame: Any = game.frames[-1]
    zone = ZONES[game.where[frame.player]]
    return words(say.ACTION, player=name(frame.player), zone=zone)


def _contest(template: str) -> Callable[[BasketballState, Decision], Words]:
    """Return what asks about a pending shot."""

    def ask(game: BasketballState, decision: Decision) -> Words:
        frame: Any = game.frames[-1]
        zone = game.where[frame.player]
        return words(
            template,
            player=name(frame.player),
            place=zone_words(game, zone),
            zone=ZONES[zone],
        )

    return ask


def _challenge(game: BasketballState, decision: Decision) -> Words:
    frame: Any = game.frames[-1]
    return words(say.CHALLENGE, player=name(frame.mover), shooter=name(frame.player))


def _rebound_step(game: BasketballState, decision: Decision) -> Words:
    frame: Any = game.frames[-1]
    return words(say.REBOUND_STEP, player=name(frame.shooter))


def _help_pass(game: BasketballState, decision: Decision) -> Words:
    frame: Any = game.frames[-1]
    defender = name(frame.defender)
    return words(say.HELP_PASS, player=name(frame.player), defender=defender)


def _blind_screen(game: BasketballState, decision: Decision) -> Words:
    frame: Any = game.frames[-1]
    player = activation_of(game).player
    return words(say.BLIND_SCREEN, defender=name(frame.defender), player=name(player))


def _second_man(game: BasketballState, decision: Decision) -> Words:
    frame: Any = game.frames[-1]
    return words(say.SECOND_MAN, player=name(frame.player))


def _press(game: BasketballState, decision: Decision) -> Words:
    """Ask for the press, or whether it ends where it still lasts (BA-16.9)."""
    return say.LIFT if LIFT in decision.options else decision.prompt


def _contestant(game: BasketballState, decision: Decision) -> Words:
    frame: Any = game.frames[-1]
    return words(say.CONTESTANT, spot=NAMES[frame.ball])


def _replace(game: BasketballState, decision: Decision) -> Words:
    out = CHOICES[decision.options[0]].other
    return words(say.REPLACE, player=name(out))


def _spot(game: BasketballState, decision: Decision) -> Words:
    return words(say.SPOT, player=name(game.ball))


def _place(game: BasketballState, decision: Decision) -> Words:
    team = MEMBERS[game.team(decision.actor)]
    player = next(each for each in team if game.where[each] == NOWHERE)
    return words(say.PLACE, player=name(player))


def _shot_roll(game: BasketballState, decision: Decision) -> Words:
    frame: Any = game.frames[-1]
    target = percent(target_of(game, frame))
    return words(say.SHOT, player=name(frame.player), target=target)


def _throw_roll(game: BasketballState, decision: Decision) -> Words:
    frame: Any = game.frames[-1]
    return words(
        say.THROW,
        number=frame.number,
        of=frame.of,
        player=name(frame.player),
        target=percent(game.throw_target(frame.player)),
    )


def _pass_roll(game: BasketballState, decision: Decision) -> Words:
    frame: Any = game.frames[-1]
    return words(
        say.PASS,
        player=name(frame.player),
        receiver=name(frame.receiver),
        modifier=signed(pass_need(game, frame.receiver).modifier),
        rating=game.tables.passing[frame.player],
    )


def _stray_roll(game: BasketballState, decision: Decision) -> Words:
    """Tell what each face of the die gives (BA-6.5)."""
    frame: Any = game.frames[-1]
    near = numbered(game, frame)
    faces = STRAY[min(len(near), len(STRAY) - 1)]
    out = _faces(faces, 0)
    thieves = ", ".join(
        f"{_faces(faces, place)} {PLAYERS[thief]}"
        for place, thief in enumerate(near, start=1)
        if place in faces
    )
    return words(say.STRAY, player=name(frame.player), out=out, thieves=thieves)


def _faces(faces: tuple[int, ...], place: int) -> str:
    """Return the faces of a die that give an outcome, such as ``3–4``."""
    shown = [face for face, given in enumerate(faces, start=1) if given == place]
    return f"{shown[0]}" if len(shown) == 1 else f"{shown[0]}–{shown[-1]}"


def _press_roll(game: BasketballState, decision: Decision) -> Words:
    """Tell whose each face of the die is (BA-16.9)."""
    frame: Any = game.frames[-1]
    near = numbered(game, frame)
    faces = ", ".join(
        f"{face} {PLAYERS[near[(face - 1) % len(near)]]}" for face in FACE.values()
    )
    return words(say.PRESS_FOUL, player=name(frame.player), faces=faces)


def _ball_roll(game: BasketballState, decision: Decision) -> Words:
    """Tell what a 6 gives, the first and the second time (BA-16.4)."""
    frame: Any = game.frames[-1]
    return Words(say.BALL if frame.stage == "land" else say.BALL_AGAIN)


def _grab_roll(game: BasketballState, decision: Decision) -> Words:
    """Tell what a die is added to: height, and a timeout's benefit (BA-16.4)."""
    frame: Any = game.frames[-1]
    is_attack = frame.stage == "grab"
    player = frame.attacker if is_attack else frame.defender
    edge = 0 if is_attack else game.defence_edge
    return words(
        say.GRAB if decision.kind == "grab_roll" else say.BETTER_GRAB,
        player=name(player),
        factor=game.tables.height[player] + edge,
    )


def _contest_roll(verb: str) -> Callable[[BasketballState, Decision], Words]:
    """Return what tells who tries what against whom, and what each total gives."""

    def ask(game: BasketballState, decision: Decision) -> Words:
        player, against, form = _opponents(game, verb)
        modifier = modifier_of(game, verb, player, against, form)
        return words(
            say.CONTESTS[verb],
            player=name(player),
            against=name(against),
            modifier=signed(modifier),
            results=spans(verb, chart_of(game, verb)),
        )

    return ask


def _opponents(game: BasketballState, verb: str) -> tuple[int, int, str]:
    """Return who tries, against whom, and the form of a pending shot."""
    frame: Any = game.frames[-1]
    if verb == "pick":
        under: Any = game.frames[1] if isinstance(frame, Pick) else frame
        return under.player, under.picked, ""
    if isinstance(frame, Shot):
        return frame.defender, frame.player, frame.form
    if isinstance(frame, Screen | Blind):
        return frame.player, frame.defender, ""
    if isinstance(frame, Defending):
        return frame.player, frame.against, ""
    return frame.defender, activation_of(game).player, ""


def _rebound_roll(game: BasketballState, decision: Decision) -> Words:
    offence = game.offence
    inside = game.occupants[PAINT[offence]]
    return words(
        say.REBOUND,
        factor=factor(game, inside & TEAM[offence]),
        team=Name(SIDE_SLOTS[offence]),
        other_factor=factor(game, inside & TEAM[1 - offence]) + game.defence_edge,
        other=Name(SIDE_SLOTS[1 - offence]),
        foul=REBOUND_FOUL,
    )


def _jump_roll(game: BasketballState, decision: Decision) -> Words:
    circle = game.occupants[CIRCLE[0]] | game.occupants[CIRCLE[1]]
    return words(
        say.JUMP,
        factor=factor(game, circle & TEAM[HOME]),
        team=Name(SIDE_SLOTS[HOME]),
        other_factor=factor(game, circle & TEAM[AWAY]),
        other=Name(SIDE_SLOTS[AWAY]),
    )


# by the kind of the decision; of the others the prompt says all
_QUESTIONS: Final[dict[str, Callable[[BasketballState, Decision], Words]]] = {
    "lineup": _substitution(say.LINEUP),
    "substitute": _substitution(say.SUBSTITUTE),
    "jumper": _jumper,
    "tip": _tip,
    "activate": _activate,
    "step": _step,
    "reaction": _reaction,
    "defend": _defend,
    "action": _action,
    "contest": _contest(say.CONTEST),
    "contest_move": _contest(say.CONTEST_MOVE),
    "challenge": _challenge,
    "rebound_step": _rebound_step,
    "help_pass": _help_pass,
    "blind_screen": _blind_screen,
    "second_man": _second_man,
    "press": _press,
    "contestant": _contestant,
    "replace": _replace,
    "spot": _spot,
    "place": _place,
    "shot_roll": _shot_roll,
    "throw_roll": _throw_roll,
    "pass_roll": _pass_roll,
    "stray_roll": _stray_roll,
    "block_roll": _contest_roll("block"),
    "steal_roll": _contest_roll("steal"),
    "move_with_roll": _contest_roll("move_with"),
    "lockdown_roll": _contest_roll("lockdown"),
    "screen_roll": _contest_roll("screen"),
    "blind_screen_roll": _contest_roll("screen"),
    "pick_roll": _contest_roll("pick"),
    "press_roll": _press_roll,
    "ball_roll": _ball_roll,
    "grab_roll": _grab_roll,
    "better_roll": _grab_roll,
    "foul_roll": _contest_roll("foul"),
    "rebound_roll": _rebound_roll,
    "jump_roll": _jump_roll,
}
