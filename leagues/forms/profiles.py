"""The form in which a coach tells the computer how to play without him.

What there is to be told stands in the rule book: a field for each dial, called as the
refusal of its value calls it, `dials.<name>`.
"""

import re
from typing import Any, Final

from django import forms
from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from leagues.forms.options import in_words
from leagues.forms.refusals import VersionForm
from leagues.models import CoachProfile
from leagues.models.team import DEFAULT_COACH
from simulation.protocol import Ruleset
from simulation.teamsheet import Dial

PREFIX: Final = "dials."

_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,9}")


class DialField(forms.IntegerField):
    """A whole number within the limits of a dial."""

    def __init__(self, dial: Dial) -> None:
        limits = {"least": dial.minimum, "most": dial.maximum}
        wrong = _("Choose a whole number from %(least)d to %(most)d.") % limits
        super().__init__(
            label=in_words(dial.title),
            help_text=in_words(dial.help),
            min_value=dial.minimum,
            max_value=dial.maximum,
            error_messages=dict.fromkeys(
                ("required", "invalid", "min_value", "max_value"), wrong
            ),
            widget=forms.NumberInput(
                attrs={
                    "class": "form-control",
                    "inputmode": "numeric",
                    "autocomplete": "off",
                }
            ),
        )

    def to_python(self, value: Any) -> int | None:
        """Return the number; what only some countries' readers read is none."""
        if value not in self.empty_values and not _WHOLE.fullmatch(str(value).strip()):
            raise ValidationError(self.error_messages["invalid"], code="invalid")
        return super().to_python(value)


class ProfileForm(VersionForm):
    """A team's profile as it is, to be set anew by the dials of a rule book."""

    def __init__(
        self, rules: Ruleset, profile: CoachProfile | None, *args: Any, **fields: Any
    ) -> None:
        stored = {} if profile is None else profile.dials
        initial: dict[str, Any] = {
            "version": 0 if profile is None else profile.version,
            "coach": DEFAULT_COACH if profile is None else profile.coach,
        }
        for dial in rules.dials:
            initial[PREFIX + dial.name] = stored.get(dial.name, dial.default)
        super().__init__(*args, initial=initial, **fields)
        self.rules = rules
        for dial in rules.dials:
            self.fields[PREFIX + dial.name] = DialField(dial)
        if len(rules.coaches) > 1:
            self.fields["coach"] = forms.ChoiceField(
                label=gettext_lazy("Who plays"),
                choices=[
                    (name, name.replace("_", " ")) for name in reversed(rules.coaches)
                ],
                widget=forms.RadioSelect,
                error_messages={
                    "invalid_choice": gettext_lazy("Choose one of the coaches below.")
                },
            )

    def clean(self) -> dict[str, Any]:
        """Refuse a dial that the rule book does not have, rather than forget it."""
        unknown = [
            name.removeprefix(PREFIX)
            for name in self.data
            if name.startswith(PREFIX) and name not in self.fields
        ]
        cleaned = super().clean()
        if unknown:
            said = _(
                "The rule book has no instruction “%(name)s”. Open the page again."
            )
            self.add_error(None, said % {"name": unknown[0][:40]})
        return cleaned

    def values(self) -> dict[str, Any]:
        """Return what was sent as the service takes it, defaults left out."""
        dials = {
            dial.name: self.cleaned_data[PREFIX + dial.name]
            for dial in self.rules.dials
        }
        return {
            "version": self.read_version,
            "coach": self.cleaned_data.get("coach", self.rules.coaches[0]),
            "dials": {
                dial.name: dials[dial.name]
                for dial in self.rules.dials
                if dials[dial.name] != dial.default
            },
        }
