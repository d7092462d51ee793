"""Forms about teams and their coaches."""

from collections.abc import Iterable
from typing import Any, cast

from django import forms
from django.utils.translation import gettext_lazy as _

from leagues.forms.refusals import ManageForm, VersionForm
from leagues.models import Membership, Team

_COLOUR = {"type": "color", "class": "form-control-color"}


class _TeamFields(forms.Form):
    """How a team is called and recognised."""

    name = forms.CharField(label=_("Name"))
    abbreviation = forms.CharField(
        label=_("Abbreviation"),
        help_text=_("2 to 4 letters or digits, for narrow tables and the badge."),
        widget=forms.TextInput(attrs={"autocomplete": "off"}),
    )
    first_color = forms.CharField(
        label=_("First colour"),
        help_text=_("The disc of the badge."),
        widget=forms.TextInput(attrs=_COLOUR),
    )
    second_color = forms.CharField(
        label=_("Second colour"),
        help_text=_("Ring and letters of the badge."),
        widget=forms.TextInput(attrs=_COLOUR),
    )


class NewTeamForm(_TeamFields, ManageForm):
    """A team that is to be."""

    slug = forms.CharField(
        label=_("Address"),
        required=False,
        help_text=_("For good. Made from the name where it is left empty."),
        widget=forms.TextInput(attrs={"autocapitalize": "none", "spellcheck": "false"}),
    )

    field_order = ("name", "slug")

    def __init__(self, colours: tuple[str, str], *args: Any, **fields: Any) -> None:
        """Take the colours that are proposed."""
        first, second = colours
        initial = {"first_color": first, "second_color": second}
        super().__init__(*args, initial=initial, **fields)
        field = cast(forms.CharField, self.fields["abbreviation"])
        field.required = False
        field.help_text = _("2 to 4 letters or digits. Made from the name where empty.")


class TeamForm(_TeamFields, VersionForm):
    """A team as it is, to be changed."""

    def __init__(self, team: Team, *args: Any, **fields: Any) -> None:
        names = ("name", "abbreviation", "first_color", "second_color", "version")
        initial = {name: getattr(team, name) for name in names}
        super().__init__(*args, initial=initial, **fields)


class CoachForm(ManageForm):
    """Which member coaches a team from today on."""

    user = forms.TypedChoiceField(label=_("Member"), coerce=int)

    def __init__(
        self, members: Iterable[Membership], *args: Any, **fields: Any
    ) -> None:
        super().__init__(*args, **fields)
        choices = [(item.user_id, item.user.name) for item in members]
        cast(forms.ChoiceField, self.fields["user"]).choices = choices


class CoachingForm(ManageForm):
    """Which coaching is to be ended."""

    coaching = forms.IntegerField(
        widget=forms.HiddenInput, min_value=1, max_value=2**31 - 1
    )
