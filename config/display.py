"""How people are named on pages and in letters."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from config.models import User


def user_display(user: "User") -> str:
    """Return the name a user chose to be shown by, never the e-mail address."""
    return user.name
