"""The form of a further e-mail address.

Apart from the other forms, which allauth loads before its own forms are there.
"""

from allauth.account.adapter import get_adapter
from allauth.account.forms import AddEmailForm
from allauth.account.utils import filter_users_by_email


class AddressForm(AddEmailForm):
    """A further address of an account, which no other account may have.

    The sign-up refuses such an address as well; once it were primary, two accounts
    would have the same name to sign in with.
    """

    def clean_email(self) -> str:
        """Return the address.

        :raises ValidationError: if it belongs to another account, confirmed or not.
        """
        address = str(super().clean_email())
        if any(user.pk != self.user.pk for user in filter_users_by_email(address)):
            raise get_adapter().validation_error("email_taken")
        return address
