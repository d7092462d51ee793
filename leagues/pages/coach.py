"""What a team's computer coach is told, in the words of the rule book."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from django.forms.boundfield import BoundField
from django.utils.translation import gettext

from leagues.forms.options import in_words
from leagues.forms.profiles import PLACE, PREFIX, ProfileForm
from leagues.models import CoachProfile
from leagues.models.team import DEFAULT_COACH
from leagues.pages.formations import (
    SavedFormation,
    changed_formations,
    saved_formations,
)
from simulation.protocol import Ruleset


@dataclass(frozen=True, slots=True)
class Instruction:
    """A dial with its value; one that the rule book does not have goes by its name.

    `default` and `unit` are missing for such a one.
    """

    title: str
    value: int
    default: int | None
    unit: str


@dataclass(frozen=True, slots=True)
class DialRow:
    """A dial of the form, with what it counts, its limits and its value in force."""

    field: BoundField
    unit: str
    minimum: int
    maximum: int
    default: int
    value: int

    @property
    def is_default(self) -> bool:
        """Whether the value in force is the one that the rule book plays by."""
        return self.value == self.default


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """A place of the line-up in the form; the first ones start."""

    field: BoundField
    is_starter: bool


@dataclass(frozen=True, slots=True)
class CoachChoice:
    """A built-in coach that may be chosen; `note` says what he does."""

    name: str
    title: str
    note: str
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class ProfileVersion:
    """A version of a profile: whose it is, who plays, and what differs from defaults.

    `coach` is empty for the coach that plays where nothing is said. `lineup` are the
    names of those who were put in an order other than the roster's, `formations` those
    that are not the rule book's.
    """

    profile: CoachProfile
    coach: str
    instructions: tuple[Instruction, ...]
    lineup: tuple[str, ...] = ()
    formations: tuple[SavedFormation, ...] = ()

    @property
    def is_default(self) -> bool:
        """Whether it says nothing but what counts without it."""
        return not (self.coach or self.instructions or self.lineup or self.formations)


@dataclass(frozen=True, slots=True)
class Difference:
    """Something that two versions say differently, each in words."""

    title: str
    before: str
    after: str


def dial_rows(form: ProfileForm, profile: CoachProfile | None) -> tuple[DialRow, ...]:
    """Return the dials of a form with what is in force."""
    stored = {} if profile is None else profile.dials
    return tuple(
        DialRow(
            field=form[PREFIX + dial.name],
            unit=in_words(dial.unit),
            minimum=dial.minimum,
            maximum=dial.maximum,
            default=dial.default,
            value=stored.get(dial.name, dial.default),
        )
        for dial in form.rules.dials
    )


def place_rows(form: ProfileForm) -> tuple[PlaceRow, ...]:
    """Return the places of the line-up of a form; none where there are no players."""
    spec = form.rules.roster_spec
    starters = 0 if spec is None else spec.size[0]
    places = [name for name in form.fields if name.startswith(PLACE)]
    return tuple(
        PlaceRow(form[name], is_starter=number <= starters)
        for number, name in enumerate(places, start=1)
    )


def coach_choices(form: ProfileForm) -> tuple[CoachChoice, ...]:
    """Return the coaches of a form, the best first; none where there is no choice."""
    if "coach" not in form.fields:
        return ()
    chosen = form["coach"].value()
    return tuple(
        CoachChoice(
            name=name,
            title=coach_title(name),
            note=in_words(form.rules.coach_notes[name]),
            is_chosen=name == chosen,
        )
        for name in reversed(form.rules.coaches)
    )


def coach_title(name: str) -> str:
    """Return the name of a built-in coach as people read it."""
    return name.replace("_", " ")


def profile_version(
    rules: Ruleset | None, profile: CoachProfile, names: Mapping[int, str]
) -> ProfileVersion:
    """Return a version in words; without the rule book by the names of its dials.

    :param names: of players by their ids; who is not among them is passed over.
    """
    return ProfileVersion(
        profile=profile,
        coach="" if profile.coach == DEFAULT_COACH else coach_title(profile.coach),
        instructions=_instructions(rules, profile.dials),
        lineup=_named(profile.lineup, names),
        formations=saved_formations(rules, profile.formations),
    )


def _named(lineup: Iterable[int], names: Mapping[int, str]) -> tuple[str, ...]:
    return tuple(names[player] for player in lineup if player in names)


def _instructions(
    rules: Ruleset | None, dials: Mapping[str, int]
) -> tuple[Instruction, ...]:
    """Return the dials that do not stand at their defaults, the known ones first."""
    known = () if rules is None else rules.dials
    names = {dial.name for dial in known}
    found = [
        Instruction(
            in_words(dial.title), dials[dial.name], dial.default, in_words(dial.unit)
        )
        for dial in known
        if dials.get(dial.name, dial.default) != dial.default
    ]
    strange = sorted(name for name in dials if name not in names)
    return (*found, *(Instruction(name, dials[name], None, "") for name in strange))


def differences(
    rules: Ruleset | None,
    before: CoachProfile | None,
    after: CoachProfile | None,
    names: Mapping[int, str],
) -> tuple[Difference, ...]:
    """Return what the later of two versions says differently; None is the defaults.

    Nothing without a rule book, which alone knows the defaults.

    :param names: of players, as for `profile_version`.
    """
    if rules is None:
        return ()
    found = []
    coaches = [
        coach_title(DEFAULT_COACH if item is None else item.coach)
        for item in (before, after)
    ]
    if coaches[0] != coaches[1]:
        found.append(Difference(gettext("Who plays"), coaches[0], coaches[1]))
    lineups = [[] if item is None else item.lineup for item in (before, after)]
    if lineups[0] != lineups[1]:
        orders = [
            ", ".join(_named(lineup, names)) or gettext("the roster's order")
            for lineup in lineups
        ]
        found.append(Difference(gettext("Line-up"), *orders))
    saved = [{} if item is None else item.formations for item in (before, after)]
    found += [Difference(*each) for each in changed_formations(rules, *saved)]
    for dial in rules.dials:
        values = [
            dial.default if item is None else item.dials.get(dial.name, dial.default)
            for item in (before, after)
        ]
        if values[0] != values[1]:
            title = in_words(dial.title)
            found.append(Difference(title, str(values[0]), str(values[1])))
    return tuple(found)
