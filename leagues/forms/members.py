"""Forms about who belongs to a league."""

from django import forms
from django.utils.translation import gettext_lazy as _

from leagues.forms.refusals import ManageForm, VersionForm
from leagues.models import Membership

ROLES = [
    (role.value, role.label.capitalize()) for role in reversed(list(Membership.Role))
]


class NewMemberForm(ManageForm):
    """Somebody who has an account here is to belong to the league."""

    email = forms.EmailField(
        label=_("Email address"),
        help_text=_("The one that the person signs in with."),
        error_messages={
            "invalid": _("This is no e-mail address. Write one like ann@example.org.")
        },
        widget=forms.EmailInput(attrs={"autocomplete": "off"}),
    )
    role = forms.ChoiceField(
        label=_("Role"),
        choices=ROLES,
        help_text=_(
            "Viewers read, coaches run teams, scorekeepers enter results,"
            " commissioners do everything."
        ),
    )


class RoleForm(VersionForm):
    """What a member is there for from now on."""

    role = forms.ChoiceField(
        label=_("Role"),
        choices=ROLES,
        widget=forms.Select(attrs={"class": "form-select form-select-sm"}),
    )


class RemovalForm(VersionForm):
    """Something on the page is to be removed, as it was when the page was made."""
