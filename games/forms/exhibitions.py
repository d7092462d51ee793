"""What a visitor sends to have an exhibition played."""

import secrets
from typing import Any, Final, cast

from django import forms
from django.utils.translation import gettext_lazy as _

from games.models.run import TOKEN_LENGTH
from leagues.forms.refusals import ManageForm
from leagues.models.league import SLUG_LENGTH
from simulation.protocol import Ruleset

_TOKEN_BYTES: Final = 24


class ExhibitionForm(ManageForm):
    """Two ready teams of a rule book: sent twice, it is still one game.

    Whether there is such a rule book or team is for the service to say, so the fields
    take any text.
    """

    token = forms.CharField(max_length=TOKEN_LENGTH, widget=forms.HiddenInput)
    ruleset = forms.CharField(max_length=SLUG_LENGTH, widget=forms.HiddenInput)
    away = forms.CharField(label=_("Away"), max_length=SLUG_LENGTH, widget=forms.Select)
    home = forms.CharField(label=_("Home"), max_length=SLUG_LENGTH, widget=forms.Select)

    @classmethod
    def of(cls, rules: Ruleset) -> "ExhibitionForm":
        """Return the form as nobody has touched it yet, its teams chosen already."""
        home, away = rules.exhibition_teams[:2]
        form = cls(
            initial={
                **cls.fresh(rules),
                "home": home.abbreviation,
                "away": away.abbreviation,
            }
        )
        form.offer(rules)
        return form

    @staticmethod
    def fresh(rules: Ruleset) -> dict[str, Any]:
        """Return what nobody types: a token that nobody has, and the rule book."""
        return {
            "token": secrets.token_urlsafe(_TOKEN_BYTES),
            "ruleset": rules.slug,
        }

    def offer(self, rules: Ruleset) -> None:
        """List the teams of a rule book."""
        for name in ("away", "home"):
            widget = cast(forms.Select, self.fields[name].widget)
            widget.choices = [
                (team.abbreviation, team.name) for team in rules.exhibition_teams
            ]
