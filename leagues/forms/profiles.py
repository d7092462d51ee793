"""The form in which a coach tells the computer how to play without him.

What there is to be told stands in the rule book: a field for each dial, called as the
refusal of its value calls it, `dials.<name>`. Where it has players, one more for
each place of the line-up, `lineup.<place>`; where they are placed, those of each
situation (`leagues.forms.formations`).
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, cast

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from leagues.errors import BadRows, LeagueError
from leagues.forms.formations import FORMATION, situation_fields
from leagues.forms.numbers import LimitedField, WholeField
from leagues.forms.options import in_words
from leagues.forms.refusals import VersionForm
from leagues.forms.rosters import MOST_ID
from leagues.models import CoachProfile, RosterSpot
from leagues.models.team import DEFAULT_COACH
from leagues.selectors import sheet_order
from simulation.protocol import Ruleset
from simulation.teamsheet import Dial

PREFIX: Final = "dials."
PLACE: Final = "lineup."


class DialField(LimitedField):
    """A whole number within the limits of a dial."""

    def __init__(self, dial: Dial) -> None:
        super().__init__(
            dial.minimum,
            dial.maximum,
            label=in_words(dial.title),
            help_text=in_words(dial.help),
        )


class PlaceField(WholeField):
    """A place of the line-up: who of the roster takes it, by his id.

    Whoever has left the roster since the page was opened is read as well: the service
    knows him and says so.
    """

    def __init__(
        self, label: str, roster: Iterable[RosterSpot], **options: Any
    ) -> None:
        choices = [
            (spot.player_id, f"{spot.number} {spot.player.name}, {spot.position}")
            for spot in roster
        ]
        wrong = _("Choose a player of the roster.")
        super().__init__(
            label=label,
            min_value=1,
            max_value=MOST_ID,
            error_messages=dict.fromkeys(
                ("required", "invalid", "min_value", "max_value"), wrong
            ),
            widget=forms.Select(
                attrs={"class": "form-select"}, choices=[("", "—"), *choices]
            ),
            **options,
        )


class ProfileForm(VersionForm):
    """A team's profile as it is, to be set anew by the dials of a rule book."""

    def __init__(
        self,
        rules: Ruleset,
        profile: CoachProfile | None,
        *args: Any,
        roster: Sequence[RosterSpot] = (),
        **fields: Any,
    ) -> None:
        """Make the form.

        :param roster: the team's as it is now, by place; nobody where the rule book
            has no players.
        """
        stored = {} if profile is None else profile.dials
        initial: dict[str, Any] = {
            "version": 0 if profile is None else profile.version,
            "coach": DEFAULT_COACH if profile is None else profile.coach,
        }
        for dial in rules.dials:
            initial[PREFIX + dial.name] = stored.get(dial.name, dial.default)
        self.roster = roster
        order = sheet_order(roster, [] if profile is None else profile.lineup)
        for place, spot in enumerate(order, start=1):
            initial[f"{PLACE}{place}"] = spot.player_id
        saved = {} if profile is None else profile.formations
        self.situations = situation_fields(rules.formations, saved)
        for situation in self.situations:
            initial |= situation.initial()
        super().__init__(*args, initial=initial, **fields)
        self.rules = rules
        self._add_places()
        for situation in self.situations:
            self.fields |= situation.fields()
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

    def _add_places(self) -> None:
        """Add the places of the line-up: for the roster, and for whatever was sent.

        The starters' must be taken. Who was released after the page was opened may
        stand in a place that the roster no longer has.
        """
        spec = self.rules.roster_spec
        if spec is None:
            return
        least, most = spec.size
        sent = [place for place in range(1, most + 1) if f"{PLACE}{place}" in self.data]
        for place in range(1, max([len(self.roster), *sent]) + 1):
            is_starter = place <= least
            said = _("Starter %(number)d") if is_starter else _("Bench %(number)d")
            number = place if is_starter else place - least
            self.fields[f"{PLACE}{place}"] = PlaceField(
                said % {"number": number},
                self.roster,
                required=is_starter and place <= len(self.roster),
            )

    def refuse(self, error: LeagueError) -> None:
        """Put all that is wrong with the line-up or formations beside its places."""
        super().refuse(error)
        if isinstance(error, BadRows):
            for fault in error.faults[1:]:
                self.add_error(fault.field, fault.reason)

    def renew(self, values: Mapping[str, Any]) -> None:
        """Keep what was typed; of formations, as it was read beside those of then."""
        super().renew(values)
        data = cast(QueryDict, self.data)
        for situation in self.situations:
            for name, value in situation.told(self.cleaned_data).items():
                data[name] = value

    def clean(self) -> dict[str, Any]:
        """Refuse a dial that the rule book does not have, rather than forget it.

        Who places players himself must place all of them.
        """
        unknown = [
            name.removeprefix(PREFIX)
            for name in self.data
            if name.startswith((PREFIX, PLACE, FORMATION)) and name not in self.fields
        ]
        cleaned = super().clean()
        if unknown:
            said = _(
                "The rule book has no instruction “%(name)s”. Open the page again."
            )
            self.add_error(None, said % {"name": unknown[0][:40]})
        for situation in self.situations:
            for name in situation.missing(situation.read(cleaned)):
                if name not in self.errors:
                    self.add_error(name, _("Choose a place, or a ready set above."))
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
            "lineup": self._lineup(),
            "formations": {
                each.situation.name: places
                for each in self.situations
                if (places := each.read(self.cleaned_data))
                != each.situation.default.places
            },
        }

    def _lineup(self) -> list[int]:
        """Return who was put where; nothing where that is the roster's own order."""
        places = [name for name in self.fields if name.startswith(PLACE)]
        chosen = [self.cleaned_data[name] for name in places]
        lineup = [player for player in chosen if player is not None]
        own = [spot.player_id for spot in self.roster]
        return [] if lineup == own[: len(lineup)] else lineup
