"""Fields for whole numbers in plain digits."""

import re
from typing import Any, Final

from django import forms
from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _

_WHOLE: Final = re.compile(r"[+-]?[0-9]+")


class WholeField(forms.IntegerField):
    """A whole number; what only some countries' readers read is none."""

    def to_python(self, value: Any) -> int | None:
        """Return the number, None where there is none.

        :raises ValidationError: unless it is written in plain digits.
        """
        if value not in self.empty_values and not _WHOLE.fullmatch(str(value).strip()):
            raise ValidationError(self.error_messages["invalid"], code="invalid")
        return super().to_python(value)


class LimitedField(WholeField):
    """A whole number within limits, which its refusal names."""

    def __init__(self, minimum: int, maximum: int, **options: Any) -> None:
        limits = {"least": minimum, "most": maximum}
        wrong = _("Choose a whole number from %(least)d to %(most)d.") % limits
        super().__init__(
            min_value=minimum,
            max_value=maximum,
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
            **options,
        )
