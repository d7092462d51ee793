"""Names for the types of those who act and read.

The account model belongs to the project's frame, which this app does not import: at run
time it is whatever `AUTH_USER_MODEL` names, and type checkers learn which.
"""

from typing import TYPE_CHECKING, TypeAlias

from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import AnonymousUser

if TYPE_CHECKING:
    from django.contrib.auth.models import _User

    Account: TypeAlias = _User
    Reader: TypeAlias = _User | AnonymousUser
else:
    Account: TypeAlias = AbstractBaseUser
    Reader: TypeAlias = AbstractBaseUser | AnonymousUser
