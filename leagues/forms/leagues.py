"""Forms that make a league and change it."""

import secrets
from functools import cache
from typing import Any, Final

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from leagues.errors import LeagueError
from leagues.forms.numbers import WholeField
from leagues.forms.options import (
    PREFIX,
    OptionFields,
    PresetLink,
    grouped,
    option_fields,
    option_values,
    preset_fields,
    preset_links,
)
from leagues.forms.refusals import ManageForm, VersionForm
from leagues.models import League
from leagues.models.league import TOKEN_LENGTH
from leagues.rulebooks import league_rulebook
from leagues.services.leagues import time_zone_names
from simulation.errors import UnknownRuleset
from simulation.protocol import Ruleset
from simulation.rosters import points_range, usual_points

_TOKEN_BYTES: Final = 24


@cache
def time_zones() -> tuple[tuple[str, str], ...]:
    """Return the names of all time zones, as choices."""
    return tuple((name, name.replace("_", " ")) for name in sorted(time_zone_names()))


_POLICIES: Final = (
    (
        League.RosterPolicy.TOKENS.value,
        _("Only the players of the box: each position has its ratings"),
    ),
    (
        League.RosterPolicy.BUDGET.value,
        _("Any ratings, as long as a roster's rating points stay within a budget"),
    ),
    (
        League.RosterPolicy.FREE.value,
        _("Any ratings, and only commissioners change rosters"),
    ),
)


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

    rules: Ruleset | None

    def fill_in(
        self, sent: QueryDict, *, preset: str = "", with_options: bool = True
    ) -> None:
        """Show what was typed so far, unchecked, and what a way of playing sets.

        :param preset: the name of one of the rule book's, or nothing.
        :param with_options: whether the options that were sent are of this rule book.
        """
        for name, field in self.fields.items():
            if with_options or not name.startswith(f"{PREFIX}."):
                self.initial[name] = field.widget.value_from_datadict(sent, {}, name)
        presets = () if self.rules is None else self.rules.presets
        self.initial.update(preset_fields(presets, preset))

    def add_rosters(self, policy: str, budget: int | None) -> None:
        """Ask which rosters are allowed, where the rule book has players.

        :param budget: what is offered is the usual roster's where it is None.
        """
        spec = None if self.rules is None else self.rules.roster_spec
        if spec is None:
            return
        least, most = points_range(spec)
        usual = usual_points(spec)
        self.fields["roster_policy"] = forms.ChoiceField(
            label=_("Rosters"),
            choices=_POLICIES,
            initial=policy,
            widget=forms.RadioSelect,
            help_text=_("A change holds from the next change of each roster on."),
        )
        limits = {"least": least, "most": most, "usual": usual}
        self.fields["roster_budget"] = WholeField(
            label=_("Rating points a player"),
            required=False,
            initial=usual if budget is None else budget,
            min_value=least,
            max_value=most,
            help_text=gettext(
                "For the budget: what a roster has on average at most. A player costs"
                " %(least)d to %(most)d, those of the box %(usual)d on average."
            )
            % limits,
        )

    def preset_links(self) -> list[PresetLink]:
        """Return the rule book's ways of playing; each fills in its options."""
        return [] if self.rules is None else preset_links(self, self.rules.presets)

    def option_groups(self) -> list[OptionFields]:
        """Return the fields of the rule book's options, option by option."""
        return [] if self.rules is None else grouped(self, self.rules.options)

    def values(self) -> dict[str, Any]:
        """Return what a service of leagues takes."""
        names = ("name", "visibility", "time_zone", "home_coach_enters_results")
        values = {name: self.cleaned_data[name] for name in names}
        options = () if self.rules is None else self.rules.options
        values["options"] = option_values(options, self.cleaned_data)
        for name in ("roster_policy", "roster_budget"):
            if name in self.fields:
                values[name] = self.cleaned_data[name]
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
        self.add_rosters(League.RosterPolicy.TOKENS, None)
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
    """A league as it is, to be changed; to be read where its rule book is gone."""

    def __init__(self, league: League, *args: Any, **fields: Any) -> None:
        initial = {
            "name": league.name,
            "visibility": league.visibility,
            "time_zone": league.time_zone,
            "home_coach_enters_results": league.home_coach_enters_results,
            "version": league.version,
        }
        super().__init__(*args, initial=initial, **fields)
        try:
            self.rules = league.rules
        except UnknownRuleset:
            self.rules = None
            self.lock()
            return
        self.fields.update(option_fields(self.rules.options, league.options))
        self.add_rosters(league.roster_policy, league.roster_budget)

    def values(self) -> dict[str, Any]:
        """Return what `update_league` takes."""
        return {**super().values(), "version": self.read_version}
