"""Where the accounts differ from what allauth does by itself."""

from typing import TYPE_CHECKING, Any, ClassVar

from allauth.account.adapter import DefaultAccountAdapter
from allauth.core.exceptions import ImmediateHttpResponse
from django.contrib import messages
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction
from django.forms import BaseForm
from django.http import HttpRequest
from django.shortcuts import redirect
from django.utils.translation import gettext, gettext_lazy

from config.models import User

if TYPE_CHECKING:
    AdapterBase = Any
else:
    AdapterBase = DefaultAccountAdapter


class AccountAdapter(AdapterBase):
    """Allauth's adapter, with the limits of our columns and tables, and our words."""

    error_messages: ClassVar = {
        **DefaultAccountAdapter.error_messages,
        "email_password_mismatch": gettext_lazy(
            "No account has this email with this password."
        ),
        "too_many_login_attempts": gettext_lazy(
            "Too many failed attempts to sign in. Wait five minutes, then try again, "
            "or ask for a new password."
        ),
    }

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

    def save_user(
        self, request: HttpRequest, user: User, form: BaseForm, commit: bool = True
    ) -> User:
        """Store the account that a sign-up makes.

        :raises ImmediateHttpResponse: leading to the sign-in, if the address was taken
            since the form was checked, such as by a second click.
        """
        # The password is hashed in here, which takes longer than others should wait.
        made: User = super().save_user(request, user, form, commit=False)
        if commit:
            try:
                with transaction.atomic():
                    made.save()
            except IntegrityError:
                said = gettext("There is an account with this address now. Sign in.")
                messages.info(request, said)
                raise ImmediateHttpResponse(redirect("account_login")) from None
        return made
