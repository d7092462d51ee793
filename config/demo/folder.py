"""The demo's own folder and surroundings.

It lies in ``demo`` below the folder of the site, so that accounts whose password stands
in the README never enter a site that somebody means, and beginning anew removes
nothing else. A mark in it says that the demo has made it.
"""

import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from config.stack import StackError, take_lock

NAME: Final = "demo"
MARK: Final = "made-by-the-demo"
SETTINGS: Final = "config.settings"
LOCK: Final = "up.lock"
DATABASE: Final = "hardwood.sqlite3"
#: Variables that would lead the demo elsewhere; so would those of the site itself.
FOREIGN: Final = frozenset({"DATABASE_URL", "DB_POOL_MAX", "EMAIL_URL", "REDIS_URL"})
OWN_PREFIX: Final = "HARDWOOD_"


def own_environment(env: Mapping[str, str], var: Path) -> dict[str, str]:
    """Return the environment in which the demo runs, whatever the shell has set.

    :param var: the folder of the site, or the demo's own in it.
    """
    kept = {
        name: value
        for name, value in env.items()
        if name not in FOREIGN and not name.startswith(OWN_PREFIX)
    }
    folder = var if var.name == NAME else var / NAME
    return {**kept, "HARDWOOD_VAR": str(folder), "DJANGO_SETTINGS_MODULE": SETTINGS}


def is_own(env: Mapping[str, str], var: Path) -> bool:
    """Tell whether the settings in force are those of `own_environment`."""
    wanted = own_environment(env, var)
    return {**env, "HARDWOOD_VAR": str(var)} == wanted


def claim(var: Path, *, anew: bool) -> None:
    """Make the folder the demo's, empty where it is to begin anew.

    :raises StackError: if it is in use, or holds a site that the demo did not make.
    """
    with take_lock(var):
        if not (var / MARK).exists() and (var / DATABASE).exists():
            raise StackError(
                f"{var} holds a site that the demo did not make. Move it, or set "
                "HARDWOOD_VAR to another folder."
            )
        if anew:
            _clear(var)
        (var / MARK).touch()


def _clear(var: Path) -> None:
    """Remove everything but the lock, which is held, and the mark.

    The mark goes never: cut short, the next start still knows whose the rest is.
    """
    for entry in os.scandir(var):
        if entry.name in (LOCK, MARK):
            continue
        if entry.is_dir(follow_symlinks=False):
            shutil.rmtree(entry.path)
        else:
            os.unlink(entry.path)
