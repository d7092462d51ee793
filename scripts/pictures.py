"""Which pages the pictures of the documents show, and how small such a picture is.

A picture is added by a line in `PICTURES`, and shown in a document by its name.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from simulation.registry import rulesets

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "images"
LARGEST: Final = 300_000
LARGEST_IN_ALL: Final = 4_000_000
DESK: Final = 1280
PHONE: Final = 390

LEAGUE: Final = "/leagues/northern-boards"
SEASON: Final = f"{LEAGUE}/season-2"
MANAGE: Final = f"{LEAGUE}/manage"
#: A game of the latest season, and the team whose coach the demo has.
GAME: Final = f"{LEAGUE}/games/100"
TEAM: Final = f"{LEAGUE}/teams/brackenridge-foxes"
PLAYER: Final = f"{LEAGUE}/players/62/"
#: The rules of the first game with players, which that league plays.
RULES: Final = next(f"/rules/{book.slug}/" for book in rulesets() if book.has_players)

#: From the home page into an exhibition, which stands still without motion.
_TO_THE_SECOND_PERIOD: Final = (
    "#watch .btn-primary",
    "text=Next period",
    *("#watch-next",) * 9,
)


@dataclass(frozen=True, slots=True)
class Picture:
    """A page as one reader sees it.

    :param name: of the file, without its ending.
    :param path: where the page is.
    :param account: whose the page is, empty for a reader without one.
    :param press: what is pressed on it first, one after the other, as selectors.
    :param look: the selector of what the picture begins with, empty for the top.
    :param height: of the window, and of the picture at most: a shorter page gives a
        shorter one.
    """

    name: str
    path: str
    account: Literal["", "commissioner", "coach"] = ""
    press: tuple[str, ...] = ()
    look: str = ""
    width: int = DESK
    theme: Literal["light", "dark"] = "light"
    height: int = 1000

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.name}.png"


PICTURES: Final = (
    Picture("home", "/"),
    Picture("league", f"{LEAGUE}/"),
    Picture("league-dark", f"{LEAGUE}/", theme="dark"),
    Picture("league-phone", f"{LEAGUE}/", width=PHONE, height=844),
    Picture("standings", f"{SEASON}/standings/?why=brackenridge-foxes"),
    Picture("schedule", f"{SEASON}/schedule/"),
    Picture("scoreboard", f"{SEASON}/scoreboard/"),
    Picture("game", f"{GAME}/"),
    Picture("game-dark", f"{GAME}/", theme="dark"),
    Picture("game-phone", f"{GAME}/", width=PHONE, height=844),
    Picture("team", f"{TEAM}/"),
    Picture("statistics", f"{SEASON}/stats/?who=players", height=1200),
    Picture("shots", f"{GAME}/", look="#shots", height=760),
    Picture("player", PLAYER, height=1200),
    Picture("roster", f"{TEAM}/roster/", "coach", height=760),
    Picture("simulate", f"{MANAGE}/simulate/", "commissioner"),
    Picture("result", f"{GAME}/result/", "commissioner"),
    Picture("coach", f"{TEAM}/coach/", "coach"),
    Picture("desk", "/me/", "coach"),
    Picture("rules", RULES),
    Picture("exhibition", "/", press=_TO_THE_SECOND_PERIOD),
    Picture(
        "exhibition-phone",
        "/",
        press=_TO_THE_SECOND_PERIOD,
        width=PHONE,
        theme="dark",
        height=844,
    ),
    Picture("api", "/api/"),
)


def chosen(names: Sequence[str]) -> tuple[Picture, ...]:
    """Return the pictures of these names, all where none is named.

    :raises ValueError: naming those that there are, where one is unknown.
    """
    known = {picture.name: picture for picture in PICTURES}
    unknown = [name for name in names if name not in known]
    if unknown:
        raise ValueError(
            f"There is no picture {unknown[0]!r}; there are {', '.join(known)}."
        )
    return tuple(known[name] for name in names) or PICTURES


def too_large(files: Sequence[Path]) -> list[str]:
    """Return in sentences which files are larger than a page should load."""
    sizes = {file.name: file.stat().st_size for file in files}
    found = [
        f"{name} has {size:,} bytes, {LARGEST:,} are allowed."
        for name, size in sizes.items()
        if size > LARGEST
    ]
    if sum(sizes.values()) > LARGEST_IN_ALL:
        found.append(
            f"All have {sum(sizes.values()):,} bytes, {LARGEST_IN_ALL:,} are allowed."
        )
    return found
