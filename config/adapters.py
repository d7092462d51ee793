"""Where the accounts differ from what allauth does by itself."""

from typing import TYPE_CHECKING, Any

from allauth.account.adapter import DefaultAccountAdapter
from django.core.exceptions import ValidationError
from django.utils.translation import gettext

from config.models import User

if TYPE_CHECKING:
    AdapterBase = Any
else:
    AdapterBase = DefaultAccountAdapter


class AccountAdapter(AdapterBase):
    """Allauth's adapter, with the limits of our columns."""

    def clean_email(self, email: str) -> str:
        """Return the address of an account to be.

        :raises ValidationError: if it is longer than accounts can hold; forms let
            longer ones through.
        """
        longest = User._meta.get_field("email").max_length
        if longest is not None and len(email) > longest:
            raise ValidationError(
                gettext("The address may have at most {longest} characters.").format(
                    longest=longest
                ),
                code="max_length",
            )
        return str(super().clean_email(email))
