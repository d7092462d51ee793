"""Forms that make a league and change it."""

import secrets
from functools import cache
from typing import Any, Final

from django import forms
from django.utils.translation import gettext_lazy as _

from leagues.errors import LeagueError
from leagues.forms.options import (
    OptionFields,
    grouped,
    option_fields,
    option_values,
)
from leagues.forms.refusals import ManageForm, VersionForm
from leagues.models import League
from leagues.models.league import TOKEN_LENGTH
from leagues.rulebooks import league_rulebook
from leagues.services.leagues import time_zone_names
from simulation.protocol import Ruleset

_TOKEN_BYTES: Final = 24


@cache
def time_zones() -> tuple[tuple[str, str], ...]:
    """Return the names of all time zones, as choices."""
    return tuple((name, name.replace("_", " ")) for name in sorted(time_zone_names()))


class _LeagueFields(forms.Form):
    """What may be chosen about a league at any time."""

    name = forms.CharField(
        label=_("Name"), help_text=_("Shown everywhere; it may be changed.")
    )
    visibility = forms.ChoiceField(
        label=_("Visible to"),
        choices=[
            (League.Visibility.PUBLIC.value, _("Everybody")),
            (
                League.Visibility.PRIVATE.value,
                _("Members only: for others the league does not exist"),
            ),
        ],
        widget=forms.RadioSelect,
    )
    time_zone = forms.ChoiceField(
        label=_("Time zone"),
        choices=time_zones,
        help_text=_(
            "Days begin and end in it, and kick-offs are given in it. A season keeps"
            " the one that it started in."
        ),
    )
    home_coach_enters_results = forms.BooleanField(
        label=_("The home coach may enter results"),
        required=False,
        help_text=_(
            "Of games that people played. Scorekeepers and commissioners always may."
        ),
    )

    rules: Ruleset

    def option_groups(self) -> list[OptionFields]:
        """Return the fields of the rule book's options, option by option."""
        return grouped(self, self.rules.options)

    def values(self) -> dict[str, Any]:
        """Return what a service of leagues takes."""
        names = ("name", "visibility", "time_zone", "home_coach_enters_results")
        values = {name: self.cleaned_data[name] for name in names}
        values["options"] = option_values(self.rules.options, self.cleaned_data)
        return values


class NewLeagueForm(_LeagueFields, ManageForm):
    """A league of a rule book, in one form."""

    slug = forms.CharField(
        label=_("Address"),
        required=False,
        help_text=_(
            "The last part of its web address, for good. Letters from a to z, digits"
            " and hyphens; made from the name where it is left empty."
        ),
        widget=forms.TextInput(attrs={"autocapitalize": "none", "spellcheck": "false"}),
    )

    token = forms.CharField(max_length=TOKEN_LENGTH, widget=forms.HiddenInput)
    # not a hidden one: what is wrong with it is said where the page names it
    ruleset = forms.CharField(label=_("Rule book"))

    field_order = ("name", "slug", "visibility", "time_zone")

    def __init__(self, rules: Ruleset, *args: Any, **fields: Any) -> None:
        super().__init__(*args, **fields)
        self.rules = rules
        self.fields.update(option_fields(rules.options, {}))
        self.initial.setdefault("visibility", League.Visibility.PUBLIC)
        self.initial.setdefault("time_zone", "UTC")
        self.initial.setdefault("token", secrets.token_urlsafe(_TOKEN_BYTES))

    def clean_ruleset(self) -> str:
        """Refuse what a league cannot play, before its options are looked at."""
        try:
            return league_rulebook(self.cleaned_data["ruleset"]).slug
        except LeagueError as error:
            raise forms.ValidationError(error.reason) from error

    def values(self) -> dict[str, Any]:
        """Return what `create_league` takes."""
        return {
            **super().values(),
            "slug": self.cleaned_data["slug"],
            "token": self.cleaned_data["token"],
            "ruleset": self.cleaned_data["ruleset"],
        }


class LeagueForm(_LeagueFields, VersionForm):
    """A league as it is, to be changed."""

    def __init__(self, league: League, *args: Any, **fields: Any) -> None:
        initial = {
            "name": league.name,
            "visibility": league.visibility,
            "time_zone": league.time_zone,
            "home_coach_enters_results": league.home_coach_enters_results,
            "version": league.version,
        }
        super().__init__(*args, initial=initial, **fields)
        self.rules = league.rules
        self.fields.update(option_fields(self.rules.options, league.options))

    def values(self) -> dict[str, Any]:
        """Return what `update_league` takes."""
        return {**super().values(), "version": self.read_version}
