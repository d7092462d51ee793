"""What may be typed behind ``python -m simulation``."""

import argparse
import re
from collections.abc import Callable
from typing import Any, Final, NoReturn

from simulation.chance import SEED_BITS
from simulation.commands.benching import bench
from simulation.commands.checking import check
from simulation.commands.console import BadUse, Console
from simulation.commands.listing import list_rulesets
from simulation.commands.playing import play
from simulation.commands.replaying import replay_record, verify_records
from simulation.commands.simulating import simulate_games

SLUG_HELP: Final = "a rule book, named as `rulesets` lists it"
MAX_GAMES: Final = 1_000_000
MAX_SEED: Final = 2**SEED_BITS - 1
_WHOLE: Final = re.compile(r"[0-9]{1,19}")


class Parser(argparse.ArgumentParser):
    """Refuses a call with one line instead of the whole usage."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{**settings, "allow_abbrev": False})

    def error(self, message: str) -> NoReturn:
        name = self.prog.partition(" -m simulation")[2].strip()
        raise BadUse(f"{name}: {message}" if name else message)


class Once(argparse.Action):
    """Stores a value; another is refused and not taken in place of the first."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        if getattr(namespace, self.dest) is not None:
            raise argparse.ArgumentError(self, "is given twice")
        setattr(namespace, self.dest, values)


def whole(least: int, most: int) -> Callable[[str], int]:
    """Return a reader of whole numbers from ``least`` to ``most``."""

    def read(text: str) -> int:
        number = int(text) if _WHOLE.fullmatch(text) else -1
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(
                f"must be a whole number from {least:,} to {most:,}"
            )
        return number

    return read


def seconds(text: str) -> float:
    """Read a time in seconds."""
    matched = re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,3})?", text)
    if matched is None or float(text) == 0:
        raise argparse.ArgumentTypeError("must be a number of seconds such as 0.5")
    return float(text)


def refuse_nothing(arguments: argparse.Namespace, console: Console) -> int:
    """Say what is missing where no command was typed."""
    raise BadUse("which command? --help lists them")


def build_parser() -> Parser:
    """Return the parser; what it reads has the command to call as ``command``."""
    parser = Parser(
        prog="python -m simulation",
        description="Rules engines for tabletop sports games, at a terminal.",
    )
    parser.set_defaults(command=refuse_nothing)
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=Parser)
    rulesets = commands.add_parser("rulesets", help="list the rule books")
    _add_json(rulesets)
    rulesets.set_defaults(command=list_rulesets)
    _add_simulate(commands)
    _add_records(commands)
    checking = commands.add_parser("check", help="run rule cases")
    checking.add_argument("files", metavar="CASE.json", nargs="+")
    checking.add_argument(
        "--coverage",
        action="store_true",
        help="fail where a clause of a rule book is cited by no case",
    )
    checking.set_defaults(command=check)
    _add_play(commands)
    benching = commands.add_parser("bench", help="measure games and decisions a second")
    benching.add_argument("slugs", metavar="SLUG", nargs="*", help=SLUG_HELP)
    benching.add_argument(
        "--seconds",
        type=seconds,
        default=0.5,
        help="CPU time of each of five repetitions (0.5)",
    )
    _add_json(benching)
    benching.set_defaults(command=bench)
    return parser


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON value")


def _add_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option of the rule book; may be given for several",
    )
    parser.add_argument(
        "--preset",
        action=Once,
        metavar="NAME",
        help="a way of playing of the rule book, for the options not given",
    )


def _add_simulate(commands: Any) -> None:
    parser = commands.add_parser("simulate", help="play games between coaches")
    parser.add_argument("slug", metavar="SLUG", help=SLUG_HELP)
    parser.add_argument(
        "--games", metavar="N", type=whole(1, MAX_GAMES), default=1, help="how many (1)"
    )
    parser.add_argument(
        "--seed",
        metavar="S",
        type=whole(0, MAX_SEED),
        default=0,
        help="what the seed of each game derives from (0)",
    )
    for side in ("home", "away"):
        parser.add_argument(
            f"--{side}", metavar="COACH", default="standard", help="(standard)"
        )
    _add_option(parser)
    parser.add_argument(
        "--swap",
        action="store_true",
        help="let the coaches change sides after every game",
    )
    parser.add_argument(
        "--record", metavar="FILE", help="write the first game's record"
    )
    _add_json(parser)
    parser.set_defaults(command=simulate_games)


def _add_records(commands: Any) -> None:
    replaying = commands.add_parser("replay", help="show a recorded game")
    replaying.add_argument("record", metavar="RECORD")
    _add_json(replaying)
    replaying.set_defaults(command=replay_record)
    verifying = commands.add_parser("verify", help="replay records and compare")
    verifying.add_argument("records", metavar="RECORD", nargs="+")
    verifying.add_argument(
        "--resimulate",
        action="store_true",
        help="also play simulated games again from their seeds",
    )
    verifying.set_defaults(command=verify_records)


def _add_play(commands: Any) -> None:
    parser = commands.add_parser("play", help="play a game here, or keep its book")
    parser.add_argument("slug", metavar="SLUG", help=SLUG_HELP)
    parser.add_argument("--home", metavar="human|COACH", help="(human)")
    parser.add_argument("--away", metavar="human|COACH", help="(standard)")
    _add_option(parser)
    parser.add_argument(
        "--delegate",
        metavar="GROUP,…",
        default="",
        help="groups of decisions that the computer takes for people",
    )
    parser.add_argument(
        "--table",
        action="store_true",
        help="type what was rolled or drawn at a real table",
    )
    parser.add_argument(
        "--seed", metavar="S", type=whole(0, MAX_SEED), help="of dice and coaches"
    )
    parser.add_argument("--save", metavar="FILE", help="keep the record here")
    parser.add_argument("--resume", metavar="FILE", help="go on from a record")
    parser.set_defaults(command=play)
