"""Saved formations as fields of a form: a ready set, or a place for each role.

What situations there are stands in the rule book. Each has a field for its set,
`formations.<name>`, and one for each role, `formations.<name>.<number>`, called as the
refusal of its value calls it.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from leagues.forms.options import in_words
from simulation.formations import Formations, Situation, formation_faults

FORMATION: Final = "formations."
#: The set of who names places himself; no ready set is called so.
OWN: Final = "-"
OWN_TITLE: Final = gettext_lazy("places of your own")


class SituationFields:
    """The fields of one situation, and how they are read.

    :ivar places: what is in force, by role; empty where the coach decides.
    """

    def __init__(
        self,
        formations: Formations,
        situation: Situation,
        stored: Mapping[str, Sequence[str]],
    ) -> None:
        """Make the fields.

        :param stored: the formations in force; one that no longer fits the rule book
            counts as not saved.
        """
        self.formations = formations
        self.situation = situation
        self.name = FORMATION + situation.name
        saved = {situation.name: stored.get(situation.name, ())}
        fits = not any(formation_faults(saved, formations))
        self.places = tuple(saved[situation.name]) if fits else situation.default.places
        ready = situation.ready_set(self.places)
        self.in_force = OWN if ready is None else ready.name

    @property
    def place_names(self) -> tuple[str, ...]:
        """The names of the fields of the roles, in their order."""
        return tuple(
            f"{self.name}.{number}"
            for number in range(1, len(self.situation.roles) + 1)
        )

    def fields(self) -> dict[str, forms.Field]:
        """Return the fields by name."""
        sets = [
            *((each.name, in_words(each.title)) for each in self.situation.ready),
            (OWN, OWN_TITLE),
        ]
        fields: dict[str, forms.Field] = {
            self.name: forms.ChoiceField(
                label=in_words(self.situation.title),
                help_text=in_words(self.situation.help),
                choices=sets,
                required=False,
                widget=forms.RadioSelect,
            )
        }
        spots = {spot.name: in_words(spot.title) for spot in self.formations.spots}
        for name, role, listed in zip(
            self.place_names, self.situation.roles, self.situation.open, strict=True
        ):
            choices = [(spot, f"{spot}, {spots[spot]}") for spot in listed]
            fields[name] = forms.ChoiceField(
                label=in_words(role),
                choices=[("", "—"), *choices],
                required=False,
                widget=forms.Select(attrs={"class": "form-select"}),
                error_messages={"invalid_choice": _("Choose a place of the list.")},
            )
        return fields

    def initial(self) -> dict[str, Any]:
        """Return what is in force, by field."""
        return self._by_field(self.places)

    def told(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Return what was chosen, by field, so that it is read alike from now on.

        :param values: as for `read`.
        """
        return self._by_field(self.read(values))

    def _by_field(self, places: Sequence[str]) -> dict[str, Any]:
        ready = self.situation.ready_set(places)
        return {
            self.name: OWN if ready is None else ready.name,
            **dict(zip(self.place_names, places, strict=False)),
        }

    def read(self, values: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the places that were chosen, empty where the coach decides.

        A set that was chosen anew counts. Where it was left as it was, places that
        were changed count as one's own; what was not sent at all stays.

        :param values: by field; what is missing was not sent.
        """
        chosen = values.get(self.name) or ""
        places = tuple(values.get(name) or "" for name in self.place_names)
        if not chosen and not any(places):
            return self.places
        if chosen == OWN:
            return places
        if chosen in ("", self.in_force) and any(places) and places != self.places:
            return places
        name = chosen or self.in_force
        ready = (each for each in self.situation.ready if each.name == name)
        return next((each.places for each in ready), places)

    def missing(self, places: Sequence[str]) -> Iterator[str]:
        """Yield the names of the fields in which a place of one's own is missing."""
        for name, place in zip(self.place_names, places, strict=False):
            if not place:
                yield name


def situation_fields(
    formations: Formations | None, stored: Mapping[str, Sequence[str]]
) -> tuple[SituationFields, ...]:
    """Return the situations of a rule book, none where nobody is placed."""
    if formations is None:
        return ()
    return tuple(
        SituationFields(formations, situation, stored)
        for situation in formations.situations
    )
