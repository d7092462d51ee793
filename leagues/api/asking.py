"""What may stand behind the question mark of an address, and what it must be.

Each view names one of these. A name that it does not know, or that comes twice, is
refused, so that a filter which is spelt wrongly never passes for one that found
everything.
"""

import re
from collections.abc import Iterable
from datetime import date
from typing import Any, Final

from django.http import QueryDict
from django.utils.text import format_lazy
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from rest_framework import serializers
from rest_framework.exceptions import ErrorDetail, ValidationError

from leagues.models import Fixture, Season
from leagues.models.league import NAME_LENGTH, SLUG_LENGTH
from leagues.scheduling.dates import EARLIEST_DATE, LATEST_DATE

PAGE_SIZE: Final = 50
LARGEST_PAGE: Final = 200
LARGEST_ROUND: Final = 32767
#: The longest name in the widest letters, beside a slug, takes half of it.
LONGEST_CURSOR: Final = 1000
_WHOLE: Final = re.compile(r"-?[0-9]+")
_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class Asked(serializers.Serializer[Any]):
    """Nothing may be asked for; the base of all others."""

    @classmethod
    def read(cls, query: QueryDict) -> dict[str, Any]:
        """Return what is asked for by name; names that are left out are missing.

        :raises ValidationError: naming each parameter at fault.
        """
        known = cls().get_fields()
        faults = {name: _unknown(known) for name in query if name not in known}
        for name in known:
            if len(query.getlist(name)) > 1:
                faults[name] = ErrorDetail(gettext("Give this once."), "repeated")
        if faults:
            raise ValidationError({name: [fault] for name, fault in faults.items()})
        asked = cls(data={name: query[name] for name in query})
        asked.is_valid(raise_exception=True)
        found: dict[str, Any] = asked.validated_data
        return found


def _unknown(known: Iterable[str]) -> ErrorDetail:
    names = ", ".join(known)
    text = (
        gettext("There is no such parameter. There are: %(names)s.") % {"names": names}
        if names
        else gettext("There is no such parameter: this address takes none.")
    )
    return ErrorDetail(text, "unknown")


class OneOf(serializers.ChoiceField):
    """One of a few words; the refusal names them."""

    def __init__(self, choices: Iterable[str], **options: Any) -> None:
        words = list(choices)
        sentence = format_lazy(
            _("Choose one of these: {words}."), words=", ".join(words)
        )
        messages: dict[str, Any] = {"invalid_choice": sentence}
        super().__init__(words, required=False, error_messages=messages, **options)


class Slug(serializers.SlugField):
    """The slug of something, as addresses have it."""

    def __init__(self, help_text: Any) -> None:
        super().__init__(required=False, max_length=SLUG_LENGTH, help_text=help_text)


class Day(serializers.DateField):
    """A day such as `2027-03-06`."""

    def __init__(self, help_text: Any) -> None:
        super().__init__(required=False, help_text=help_text)

    def to_internal_value(self, value: Any) -> date:
        """Return the day; years that no zone can place are refused like no day."""
        day = super().to_internal_value(value)
        if not _DAY.fullmatch(value) or not EARLIEST_DATE <= day <= LATEST_DATE:
            self.fail("invalid", format="YYYY-MM-DD")
        return day


class Whole(serializers.IntegerField):
    """A whole number from 1, in plain digits and nothing else."""

    def __init__(self, most: int, help_text: Any) -> None:
        super().__init__(
            required=False, min_value=1, max_value=most, help_text=help_text
        )

    def to_internal_value(self, data: Any) -> int:
        """Return the number; other ways to write it, which Python reads, are none."""
        if not _WHOLE.fullmatch(data):
            self.fail("invalid")
        return super().to_internal_value(data)


class PageAsked(Asked):
    """The parameters that every list has."""

    cursor = serializers.CharField(
        required=False,
        max_length=LONGEST_CURSOR,
        help_text=_(
            "Where a page begins: taken from `next` or `previous`, never made."
        ),
    )
    page_size = Whole(LARGEST_PAGE, _("How many at a time, 50 unless you say so."))


class LeaguesAsked(PageAsked):
    """Which leagues."""

    ruleset = Slug(_("Only those that play this rule book."))


class SeasonsAsked(PageAsked):
    """Which seasons."""

    state = OneOf(Season.State.values, help_text=_("Only those that are this far."))


class TeamsAsked(PageAsked):
    """Which teams."""

    season = Slug(_("Only those that take part in this season."))


class PlayersAsked(PageAsked):
    """Which players."""

    team = Slug(_("Only those who are on the roster of this team now."))


class FixturesAsked(PageAsked):
    """Which fixtures."""

    season = Slug(_("Only those of this season."))
    team = Slug(_("Only those of this team, at home or away."))
    state = OneOf(Fixture.State.values, help_text=_("Only those in this state."))
    round = Whole(LARGEST_ROUND, _("Only those of this round."))
    since = Day(_("From this day on, in the time zone of the season."))
    until = Day(_("Up to this day, which is included, in the same zone."))

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """Refuse days that are the wrong way round."""
        if "since" in attrs and attrs["since"] > attrs.get("until", LATEST_DATE):
            reason = gettext("This day is before the one in `since`.")
            raise ValidationError({"until": [reason]})
        return attrs


class StandingsAsked(Asked):
    """Which table."""

    division = serializers.CharField(
        required=False,
        max_length=NAME_LENGTH,
        help_text=_("The table of the division of this name alone."),
    )
