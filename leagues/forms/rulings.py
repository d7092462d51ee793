"""Forms for rulings that change a table."""

from collections.abc import Iterable
from typing import Any, cast

from django import forms
from django.utils.translation import gettext_lazy as _

from leagues.forms.numbers import WholeField
from leagues.forms.refusals import VersionForm
from leagues.models import Entry


class AdjustmentForm(VersionForm):
    """Points or wins for a team, for a reason; the version is that of the season."""

    entry = forms.TypedChoiceField(label=_("Team"), coerce=int)
    points = WholeField(
        label=_("Points of the table"),
        initial=0,
        help_text=_("Such as -2 to take two away."),
    )
    wins = WholeField(label=_("Wins"), initial=0)
    reason = forms.CharField(
        label=_("Reason"), help_text=_("Shown under the table, for everybody.")
    )

    def __init__(self, entries: Iterable[Entry], *args: Any, **fields: Any) -> None:
        super().__init__(*args, **fields)
        choices = [(entry.pk, entry.team.name) for entry in entries]
        cast(forms.ChoiceField, self.fields["entry"]).choices = choices


class RevocationForm(VersionForm):
    """Which ruling is taken back; the version is that of the season."""

    adjustment = forms.IntegerField(
        widget=forms.HiddenInput, min_value=1, max_value=2**31 - 1
    )


class LotsForm(VersionForm):
    """Among which level teams lots are drawn; the version is that of the season."""

    entries = forms.TypedMultipleChoiceField(
        coerce=int, widget=forms.MultipleHiddenInput
    )

    def __init__(self, entries: Iterable[Entry], *args: Any, **fields: Any) -> None:
        super().__init__(*args, **fields)
        choices = [(entry.pk, entry.team.name) for entry in entries]
        cast(forms.ChoiceField, self.fields["entries"]).choices = choices


class WithdrawalForm(VersionForm):
    """Why a team leaves the season; the version is that of the season."""

    reason = forms.CharField(
        label=_("Reason"), help_text=_("Shown under the table, for everybody.")
    )
