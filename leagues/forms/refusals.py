"""What every form of a league begins with: versions, and refusals by services."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Final, TypeVar, cast

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from leagues.errors import (
    Gone,
    LeagueError,
    NotAllowed,
    StaleVersion,
    WrongState,
    one_of,
)

Result = TypeVar("Result")

MOST_VERSION: Final = 2**31 - 1
UNREADABLE: Final = 422
CONFLICT: Final = 409
FORBIDDEN: Final = 403

_INCOMPLETE: Final = _("The form is incomplete. Open the page again.")
_MISSING: Final = _("This is missing. Fill it in.")
_NOT_LISTED: Final = _("This is none of the choices. Choose one of the list.")
_LIMITS: Final = {
    "min_value": _("Choose at least %(limit_value)s."),
    "max_value": _("Choose at most %(limit_value)s."),
    "max_length": _(
        "That is %(show_value)d characters long. Use at most %(limit_value)d."
    ),
}
#: Longer lists are not told in an error; they stand on the page.
_MOST_NAMED: Final = 6
_REQUIRED: Final = forms.Field.default_error_messages["required"]
_NO_CHOICE: Final = forms.ChoiceField.default_error_messages["invalid_choice"]
_Choices = Iterable[tuple[object, object]]


def status_of(error: LeagueError) -> int:
    """Return the HTTP status that a refusal is answered with."""
    if isinstance(error, NotAllowed):
        return FORBIDDEN
    if isinstance(error, WrongState | StaleVersion | Gone):
        return CONFLICT
    return UNREADABLE


class ManageForm(forms.Form):
    """A form whose service may refuse what was typed.

    `renamed` maps a field of the service to the one of the form that stands for it,
    where the two differ. `is_stale` tells whether the page was out of date, `refusal`
    is what the service said, if it refused.
    """

    renamed: ClassVar[Mapping[str, str]] = {}

    def __init__(self, *args: Any, **fields: Any) -> None:
        super().__init__(*args, **fields)
        self.refusal: LeagueError | None = None

    def full_clean(self) -> None:
        """Check the fields, and say in our own words what is wrong with which."""
        for field in self.fields.values():
            _reword(field)
        super().full_clean()

    def clean(self) -> dict[str, Any]:
        """Say once that what nobody typed is missing, such as the version."""
        cleaned = super().clean() or self.cleaned_data
        hidden = [field.name for field in self.hidden_fields() if field.errors]
        for name in hidden:
            del self.errors[name]
        if hidden:
            self.add_error(None, str(_INCOMPLETE))
        return cleaned

    def attempt(self, action: Callable[[], Result]) -> Result | None:
        """Return what the service returns; None, and an error here, if it refuses."""
        try:
            return action()
        except LeagueError as error:
            self.refuse(error)
            return None

    def refuse(self, error: LeagueError) -> None:
        """Put a refusal beside the field that it is about."""
        self.refusal = error
        self.add_error(self._field_of(error), error.reason)

    def _field_of(self, error: LeagueError) -> str | None:
        """Return the field that stands for the one that was refused.

        Of a field of several parts, such as `criteria`, it is the first part.
        """
        if error.field is None:
            return None
        name = self.renamed.get(error.field, error.field)
        if name in self.fields and not self.fields[name].widget.is_hidden:
            return name
        parts = (field for field in self.fields if field.startswith(f"{name}."))
        return next(parts, None)

    def renew(self, values: Mapping[str, Any]) -> None:
        """Keep what was typed, and take anew what nobody types, such as the version.

        For a page that shows everything else as it is now.
        """
        data = cast(QueryDict, self.data).copy()
        for field in self.hidden_fields():
            data[field.name] = values[field.name]
        self.data = data

    def lock(self) -> None:
        """Show the form to be read only: now is not the time to change it."""
        for field in self.fields.values():
            field.disabled = True

    @property
    def first_wrong(self) -> str:
        """The id of the first field in which something is wrong, empty without one."""
        wrong = (field.id_for_label for field in self if field.errors)
        return next(filter(None, wrong), "")

    @property
    def is_stale(self) -> bool:
        """Whether somebody changed the same thing since the page was opened."""
        return isinstance(self.refusal, StaleVersion)

    @property
    def status(self) -> int:
        """The HTTP status of a page that shows this form."""
        if self.refusal is not None:
            return status_of(self.refusal)
        return UNREADABLE if self.errors else 200


def _reword(field: forms.Field) -> None:
    """Put sentences of ours in the place of those that Django has for every form."""
    said = field.error_messages
    if said["required"] == _REQUIRED:
        said["required"] = str(_MISSING)
    for code, text in _LIMITS.items():
        said.setdefault(code, str(text))
    if isinstance(field, forms.ChoiceField) and said["invalid_choice"] == _NO_CHOICE:
        labels = [label for _value, label in cast(_Choices, field.choices)]
        said["invalid_choice"] = (
            one_of(labels) if len(labels) <= _MOST_NAMED else str(_NOT_LISTED)
        )


class VersionForm(ManageForm):
    """A form that changes a row and knows the version that its page was made from."""

    version = forms.IntegerField(
        widget=forms.HiddenInput, min_value=0, max_value=MOST_VERSION
    )

    @property
    def read_version(self) -> int:
        """The version that was sent."""
        return int(self.cleaned_data["version"])
