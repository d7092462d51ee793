"""The forms that set a new password, with the site's own labels.

Apart from the other forms, as those of addresses.
"""

from typing import Any

from allauth.account.forms import ChangePasswordForm, ResetPasswordKeyForm
from django.forms import BaseForm
from django.utils.translation import gettext


class NewPasswordForm(ChangePasswordForm):
    """Sets another password, once the one that counts now is given."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _name(self, "oldpassword", gettext("Current password"))
        _name_new(self)


class ForgottenPasswordForm(ResetPasswordKeyForm):
    """Sets another password for whoever followed the link of a letter."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _name_new(self)


def _name_new(form: BaseForm) -> None:
    _name(form, "password1", gettext("New password"))
    _name(form, "password2", gettext("New password once more"))


def _name(form: BaseForm, field: str, label: str) -> None:
    form.fields[field].label = label
    form.fields[field].widget.attrs["placeholder"] = label
