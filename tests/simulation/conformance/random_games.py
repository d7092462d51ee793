"""Random games of any ruleset, and positions picked out of them.

A game is a function of its number: sheets, options, coaches and chance all derive
from it. Half of the games are played by the rule book's own options, half by others.

Every game is played and looked at while it is played: each of its decisions must be
well formed, and at some, chosen by seed, the position is written, read and copied.
Checks that go through games again cost by the decision, so of games that are longer
than usual they take fewer, see :func:`worth`.
"""

import itertools
import json
import os
import random
from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from simulation.boxscore import BoxScore, tally
from simulation.chance import SeededChance, Stream, derive_seed, pick
from simulation.errors import BadOption
from simulation.options import (
    ChoiceOption,
    CountsOption,
    FlagOption,
    IntegerOption,
    Option,
    TableOption,
)
from simulation.protocol import CHANCE, SIDES, Coach, Decision, Event, Game, Ruleset
from simulation.record import GameRecord
from simulation.runner import Playing, coach_seed
from simulation.teamsheet import PlayerSheet, TeamSheet

GAMES: Final = int(os.environ.get("HARDWOOD_RANDOM_GAMES", "100"))
MOST_OPTIONS: Final = 200
# of so many games positions are picked, at the most; and at least so many positions
PICKED_GAMES: Final = 150
LEAST_PICKED: Final = 100
MOST_SPREAD: Final = 300
# a game of so many decisions costs what a check may cost; from a position so many
# choices are followed, but from one in so many all that there were
USUAL_LENGTH: Final = 500
FOLLOWED: Final = 400
FOLLOWED_TO_THE_END: Final = 10
# so many usual games are gone through again, at the most
REPEATED: Final = 200
# one decision in so many has its position written, read and copied, in every game
LOOKED_AT: Final = 500


@dataclass(frozen=True, slots=True)
class RandomGame:
    """A game that was played to its end.

    :ivar kinds: (actor, kind) of each decision, in order.
    :ivar told: how many events came before each decision.
    :ivar box: what its events come to.
    :ivar faults: what was wrong with its decisions, in words.
    """

    ruleset: Ruleset
    record: GameRecord
    events: tuple[Event, ...]
    told: Sequence[int]
    box: BoxScore
    kinds: tuple[tuple[int, str], ...]
    faults: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """A position in which somebody must decide.

    :ivar game: with the events that led to it; tests leave it as it is.
    :ivar place: how many choices were made before.
    :ivar asked: how many of them by home and by away.
    :ivar rolled: how many of them by chance.
    :ivar followed: how many of those that came then are to be made again.
    """

    played: RandomGame
    game: Game
    place: int
    asked: tuple[int, int]
    rolled: int
    followed: int

    @property
    def decision(self) -> Decision:
        """The pending decision."""
        assert self.game.pending is not None
        return self.game.pending

    @property
    def rest(self) -> tuple[str, ...]:
        """The choices that followed: in a short game all, else the next few.

        Where the seed says so all of a long game, too.
        """
        return self.played.record.choices[self.place : self.place + self.followed]

    @property
    def is_to_the_end(self) -> bool:
        """Whether the rest goes on to the end of the game."""
        return self.place + self.followed == len(self.played.kinds)

    def play_on(self, game: Game) -> None:
        """Answer a game by defaults, to the end or as often as the rest is long."""
        answers = itertools.count() if self.is_to_the_end else range(self.followed)
        for _answer in answers:
            if game.pending is None:
                return
            game.apply(game.pending.default)

    def is_reached(self, game: Game, events: Sequence[Event]) -> bool:
        """Whether a game is where the rest leads to.

        :param events: all its events, from the start.
        """
        played, at = self.played, self.place + self.followed
        if self.is_to_the_end:
            return (
                tuple(events) == played.events and game.result == played.record.result
            )
        pending = game.pending
        return (
            pending is not None
            and (pending.actor, pending.kind) == played.kinds[at]
            and played.record.choices[at] in pending.options
            and tuple(events) == played.events[: played.told[at]]
        )

    def coach(self, name: str, side: int) -> Coach:
        """Return a fresh coach of a side, as far on as the game is."""
        record = self.played.record
        sheet = (record.home, record.away)[side]
        coach = self.played.ruleset.coach(
            name, sheet, coach_seed(seed_of(record), side)
        )
        coach.asked = self.asked[side]
        return coach


def seed_of(record: GameRecord) -> int:
    """Return the seed of a simulated game."""
    assert record.seed is not None
    return record.seed


def coaches_of(ruleset: Ruleset, record: GameRecord) -> list[Coach]:
    """Return fresh coaches for both sides of a simulated game."""
    sheets = (record.home, record.away)
    return [
        ruleset.coach(sheets[side].coach, sheets[side], coach_seed(seed, side))
        for side in SIDES
        for seed in (seed_of(record),)
    ]


def begin_again(played: RandomGame) -> Playing:
    """Return a game at its start, with everything that this one started from."""
    record = played.record
    return Playing(
        played.ruleset, record.home, record.away, record.options, record.seed
    )


def misrolled(playing: Playing, start: int = 0) -> list[int]:
    """Return the places of dice and cards that are not those of the game's seed.

    :param start: the first choice to be looked at.
    """
    record = playing.record()
    game = playing.ruleset.start(record.home, record.away, record.options)
    stream = Stream(seed_of(record))
    rolled = 0
    wrong = []
    for place, choice in enumerate(record.choices):
        decision = game.pending
        assert decision is not None
        if decision.actor == CHANCE:
            number = stream.at(rolled)
            rolled += 1
            due = pick(decision.options, decision.weights, number)
            if place >= start and choice != due:
                wrong.append(place)
        game.apply(choice)
    return wrong


def random_sheet(
    ruleset: Ruleset, source: random.Random, coaches: Sequence[str] = ()
) -> TeamSheet:
    """Return a team sheet with any coach, dials and players that are allowed.

    :param coaches: those to choose from, all of the ruleset's by default.
    """
    spec = ruleset.roster_spec
    dials = source.sample(ruleset.dials, source.randint(0, len(ruleset.dials)))
    players = () if spec is None else range(source.randint(*spec.size))
    return TeamSheet(
        coach=source.choice(coaches or ruleset.coaches),
        profile={
            dial.name: source.randint(dial.minimum, dial.maximum) for dial in dials
        },
        players=tuple(
            PlayerSheet(
                source.choice(spec.positions),
                {
                    name: source.randint(lowest, highest)
                    for name, (lowest, highest, _defaults) in spec.ratings.items()
                },
            )
            for _player in players
            if spec is not None
        ),
    )


def random_options(ruleset: Ruleset, source: random.Random) -> dict[str, Any]:
    """Return options of which about a third differ from their defaults."""
    while True:
        values = {
            option.name: _random_value(option, source)
            for option in ruleset.options
            if source.random() < 1 / 3
        }
        try:
            return ruleset.check_options(values)
        except BadOption:
            continue


def _random_value(option: Option, source: random.Random) -> Any:
    match option:
        case IntegerOption():
            return source.randint(option.minimum, option.maximum)
        case FlagOption():
            return source.random() < 1 / 2
        case ChoiceOption():
            return source.choice(option.choices)
        case CountsOption():
            names = source.sample(list(option.default), source.randint(1, 3))
            return {name: source.randint(0, option.maximum) for name in names}
        case TableOption():
            row = source.choice(list(option.default))
            return {row: [each for each in option.columns if source.random() < 1 / 2]}
    raise TypeError(f"no random value for {type(option).__name__}")


def extreme_options(ruleset: Ruleset) -> list[dict[str, Any]]:
    """Return checked options, each with one option at an end of what it allows.

    Then the same again with every number as great as it may be.
    """
    greatest = {
        option.name: option.maximum
        for option in ruleset.options
        if isinstance(option, IntegerOption)
    }
    listed = []
    for option in ruleset.options:
        for value in _extreme_values(option):
            for values in ({option.name: value}, {**greatest, option.name: value}):
                try:
                    listed.append(ruleset.check_options(values))
                except BadOption:
                    continue
    return listed


def _extreme_values(option: Option) -> Iterator[Any]:
    match option:
        case IntegerOption():
            yield from (option.minimum, option.maximum)
        case FlagOption():
            yield from (False, True)
        case ChoiceOption():
            yield from option.choices
        case CountsOption():
            for name in option.default:
                ones = dict.fromkeys(option.default, 1)
                yield {**ones, name: option.maximum}
                yield {**option.default, name: 0}
        case TableOption():
            yield {row: [] for row in option.default}
            yield {row: list(option.columns) for row in option.default}


def decision_faults(decision: Decision) -> Iterator[str]:
    """Yield what is wrong with a decision by itself."""
    options, weights = decision.options, decision.weights
    if not 2 <= len(options) <= MOST_OPTIONS:
        yield f"{decision.kind} has {len(options)} options"
    if len(set(options)) != len(options):
        yield f"{decision.kind} lists an option twice: {options}"
    if decision.default not in options:
        yield f"{decision.kind} has a default that it does not list"
    if decision.actor == CHANCE:
        if len(weights) != len(options) or any(
            type(weight) is not int or weight < 1 for weight in weights
        ):
            yield f"{decision.kind} has weights {weights} for {options}"
    elif weights or decision.audience != decision.actor:
        yield f"{decision.kind} of a side has weights or another audience"


def position_faults(game: Game, record: GameRecord, ruleset: Ruleset) -> Iterator[str]:
    """Yield what a position loses by being written and read, or copied."""
    written = game.position()
    text = json.dumps(written, allow_nan=False)
    sheets = record.home, record.away
    again = ruleset.read_position(json.loads(text), *sheets, record.options)
    copied = game.copy()
    for name, other in (("read", again), ("copied", copied)):
        if other.position() != written or other.pending != game.pending:
            yield f"a position is another when it is {name}: {text}"


# equal events and kinds are kept once: thousands of long games have few different ones
_ONCE: dict[Any, Any] = {}


def play_game(ruleset: Ruleset, number: int) -> RandomGame:
    """Play the random game of a number, asking everybody in turn.

    Each decision is looked at, the position at about one in ``LOOKED_AT``.
    """
    seed = derive_seed("conformance", number)
    source = random.Random(seed)
    home, away = (random_sheet(ruleset, source) for _side in SIDES)
    options = random_options(ruleset, source) if number % 2 else {}
    playing = Playing(ruleset, home, away, options, seed)
    header = playing.record()
    coaches = coaches_of(ruleset, header)
    look = source.randrange(LOOKED_AT)
    chance = SeededChance(seed)
    kinds: list[tuple[int, str]] = []
    told = array("L")
    faults: list[str] = []
    game = playing.game
    while (decision := game.pending) is not None:
        faults += decision_faults(decision)
        if len(kinds) == look:
            faults += position_faults(game, header, ruleset)
            look += source.randrange(1, 2 * LOOKED_AT)
        kind = (decision.actor, decision.kind)
        kinds.append(_ONCE.setdefault(kind, kind))
        told.append(len(game.events))
        if decision.actor == CHANCE:
            choice = chance.answer(decision, playing.rolled, game.outcomes)
        else:
            coach = coaches[decision.actor]
            coach.asked = playing.asked[decision.actor]
            choice = coach.choose(game.view(decision.actor), decision)
        playing.answer(choice)
    # games have classes of their own for facts of the same kind and fields
    events = tuple(
        _ONCE.setdefault((type(event), event), event) for event in game.events
    )
    return RandomGame(
        ruleset,
        playing.record(),
        events,
        told,
        tally(ruleset, events),
        tuple(kinds),
        tuple(faults),
    )


@cache
def play_games(ruleset: Ruleset) -> tuple[RandomGame, ...]:
    """Play the random games of a ruleset, once for all tests."""
    return tuple(play_game(ruleset, number) for number in range(GAMES))


def worth(
    games: Sequence[RandomGame], count: int, least: int = 2
) -> tuple[RandomGame, ...]:
    """Return some of the games, chosen by seed: as many as a check may go through.

    They are ``count`` where games are short, and ``REPEATED`` at most. Of games that
    are longer than usual they are fewer, so that ``count`` usual ones would have as
    many decisions; but ``least`` at least.
    """
    count = min(count, REPEATED)
    shuffled = random.Random(count).sample(games, len(games))
    left = count * USUAL_LENGTH
    chosen = []
    for played in shuffled[:count]:
        if left <= 0 and len(chosen) >= least:
            break
        chosen.append(played)
        left -= len(played.kinds)
    return tuple(chosen)


def replayed(played: RandomGame) -> Iterator[Moment]:
    """Play a game again and yield it at every decision, before the next choice.

    It is always the same game, which goes on when the next moment is asked for.
    """
    length = len(played.kinds)
    followed = random.Random(length)
    record = played.record
    game = played.ruleset.start(record.home, record.away, record.options)
    asked = [0, 0]
    for place, (choice, (actor, _kind)) in enumerate(
        zip(record.choices, played.kinds, strict=True)
    ):
        rest = length - place
        if followed.randrange(FOLLOWED_TO_THE_END):
            rest = min(rest, FOLLOWED)
        yield Moment(
            played, game, place, (asked[0], asked[1]), place - sum(asked), rest
        )
        game.apply(choice)
        if actor != CHANCE:
            asked[actor] += 1


def spread(played: RandomGame) -> Iterator[Moment]:
    """Yield moments all over a game, for checks that take longer the later it is."""
    step = 1 + len(played.kinds) // MOST_SPREAD
    return itertools.islice(replayed(played), None, None, step)


def moment_at(played: RandomGame, place: int) -> Moment:
    """Return the position before a choice, reached by playing (a copy may forget)."""
    return next(moment for moment in replayed(played) if moment.place == place)


def snapshot(game: Game) -> tuple[Any, ...]:
    """Return all of a game that a refused choice, or a look, may not touch."""
    return (
        game.position(),
        list(game.events),
        game.pending,
        game.outcomes,
        game.score,
        game.result,
    )


@cache
def moments_of(ruleset: Ruleset) -> tuple[Moment, ...]:
    """Pick positions of random games, in pairs: one anywhere, one of a rare kind."""
    met: Counter[str] = Counter()
    source = random.Random(0)
    found: list[Moment] = []
    games = worth(play_games(ruleset), min(GAMES, PICKED_GAMES))
    pairs = -(-LEAST_PICKED // (2 * len(games)))
    for played in itertools.chain.from_iterable([games] * pairs):
        length = len(played.kinds)
        rare = min(
            {kind for _actor, kind in played.kinds}, key=lambda kind: (met[kind], kind)
        )
        met[rare] += 1
        of_kind = [place for place in range(length) if played.kinds[place][1] == rare]
        found.append(moment_at(played, source.randrange(length)))
        found.append(moment_at(played, source.choice(of_kind)))
    return tuple(found)


@cache
def events_of(ruleset: Ruleset) -> tuple[Event, ...]:
    """Return the events of all random games, equal ones once."""
    games = play_games(ruleset)
    return tuple(dict.fromkeys(event for played in games for event in played.events))
