"""What a commissioner sends to have a season played, ended and checked."""

import secrets
from collections.abc import Sequence
from datetime import date
from typing import Any, Final, cast

from django import forms
from django.utils.formats import date_format
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy
from django.utils.translation import ngettext

from games.models import SimulationRun
from games.models.run import TOKEN_LENGTH
from games.selectors import OpenDay
from leagues.forms.refusals import ManageForm, VersionForm
from leagues.models import Season

_TOKEN_BYTES: Final = 24
Reach = SimulationRun.Reach


class SeasonForm(VersionForm):
    """A single button, pressed on a page that was made of this version of a season."""

    @classmethod
    def of(cls, season: Season) -> "SeasonForm":
        """Return the form of a page that shows the season as it is now."""
        return cls(initial={"version": season.version})


class TokenForm(VersionForm):
    """A request for a run: sent twice, it is still one run."""

    token = forms.CharField(max_length=TOKEN_LENGTH, widget=forms.HiddenInput)

    @classmethod
    def fresh(cls, season: Season) -> dict[str, Any]:
        """Return what the page fills in for the reader: a token that nobody has."""
        return {"version": season.version, "token": secrets.token_urlsafe(_TOKEN_BYTES)}


class RunForm(TokenForm):
    """How far to simulate; the last day counts for a reach to a date alone."""

    reach = forms.ChoiceField(
        label=_lazy("Simulate"), choices=Reach.choices, widget=forms.RadioSelect
    )
    until = forms.DateField(
        label=_lazy("Last day"),
        required=False,
        widget=forms.DateInput(format="%Y-%m-%d", attrs={"type": "date"}),
        help_text=_lazy("Only for “to a date”: included, in the league's time zone."),
        error_messages={"invalid": _lazy("Write a date such as 2027-03-14.")},
    )

    def offer(self, days: Sequence[OpenDay]) -> None:
        """Say behind each choice which games it takes in; `days` are all open ones."""
        reach = cast(forms.ChoiceField, self.fields["reach"])
        reach.choices = _reaches(days)

    def clean_until(self) -> date | None:
        """Return the last day, which is passed over where it is not asked for."""
        until: date | None = self.cleaned_data["until"]
        if self.data.get("reach") != Reach.DATE:
            return None
        if until is None:
            raise forms.ValidationError(_("Choose the last day to be simulated."))
        return until

    def clean(self) -> dict[str, Any]:
        """Forget what was typed as a day where none is asked for."""
        if "until" in self.errors and self.data.get("reach") != Reach.DATE:
            del self.errors["until"]
            self.cleaned_data["until"] = None
        return super().clean()


class StopForm(ManageForm):
    """Which run is to be stopped."""

    run = forms.IntegerField(widget=forms.HiddenInput, min_value=1, max_value=2**31 - 1)


def _reaches(days: Sequence[OpenDay]) -> list[tuple[str, str]]:
    """Return how far a run may go, each with how many games that is."""
    first, total = days[0], sum(day.fixtures for day in days)
    day = _("%(day)s, the next day: %(games)s") % {
        "day": date_format(first.day, "D j M Y"),
        "games": _games(first.fixtures),
    }
    season = _("All that is left: %(games)s") % {"games": _games(total)}
    return [
        (Reach.DAY.value, day),
        (Reach.DATE.value, _("To a date")),
        (Reach.SEASON.value, season),
    ]


def _games(count: int) -> str:
    return ngettext("%(count)d game", "%(count)d games", count) % {"count": count}
