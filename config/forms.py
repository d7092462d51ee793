"""Forms of the accounts beyond those that come with allauth."""

from django import forms
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from config.models import NAME_LENGTH, User, validate_name


class NameForm(forms.Form):
    """The name by which a person is shown: a part of the sign-up form."""

    field_order = ("email", "name", "password1")

    name = forms.CharField(
        label=_("Name"),
        max_length=NAME_LENGTH,
        validators=[validate_name],
        help_text=_("Shown to others, for example as coach of a team."),
        widget=forms.TextInput(attrs={"autocomplete": "nickname"}),
    )

    def signup(self, request: HttpRequest, user: User) -> None:
        """Give the new account its name; called once its other fields are set."""
        user.name = self.cleaned_data["name"]
        user.save(update_fields=["name"])
