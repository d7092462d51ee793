"""Formations on the page of a team's computer coach, in the words of the rule book."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from django.forms.boundfield import BoundField
from django.utils.safestring import SafeString, mark_safe

from leagues.forms.formations import OWN, OWN_TITLE, SituationFields
from leagues.forms.options import in_words
from leagues.forms.profiles import ProfileForm
from simulation.formations import Situation
from simulation.protocol import Ruleset


@dataclass(frozen=True, slots=True)
class SetChoice:
    """A set that may be chosen: a ready one, or places of one's own.

    `places` are those that it brings, with spaces between them.
    """

    name: str
    title: str
    help: str
    places: str
    is_chosen: bool

    @property
    def is_own(self) -> bool:
        """Whether the coach names the places himself."""
        return self.name == OWN


@dataclass(frozen=True, slots=True)
class SituationRow:
    """A situation of the form: its sets, a place for each role, and the court.

    `in_force` says what is played now, `is_default` whether the rule book plays it too.
    `drawing` is the court with what the form shows.
    """

    field: BoundField
    sets: tuple[SetChoice, ...]
    roles: tuple[BoundField, ...]
    in_force: str
    is_default: bool
    drawing: SafeString

    @property
    def has_errors(self) -> bool:
        """Whether anything in it was refused."""
        return bool(self.field.errors or any(role.errors for role in self.roles))


@dataclass(frozen=True, slots=True)
class SavedFormation:
    """A formation other than the rule book's first ready set, in words."""

    title: str
    places: str


def situation_rows(form: ProfileForm) -> tuple[SituationRow, ...]:
    """Return the situations of a form; none where nobody is placed."""
    return tuple(_row(form, fields) for fields in form.situations)


def _row(form: ProfileForm, fields: SituationFields) -> SituationRow:
    situation = fields.situation
    roles = tuple(form[name] for name in fields.place_names)
    shown = {name: form[name].value() for name in (fields.name, *fields.place_names)}
    places = fields.read(shown)
    chosen = _set_named(shown[fields.name], situation, places)
    known = {spot.name for spot in fields.formations.spots}
    is_whole = known.issuperset(places)
    ready = tuple(
        SetChoice(
            name=each.name,
            title=in_words(each.title),
            help=in_words(each.help),
            places=" ".join(each.places),
            is_chosen=each.name == chosen,
        )
        for each in situation.ready
    )
    drawn = fields.formations.draw(situation.name, places if is_whole else ())
    return SituationRow(
        field=form[fields.name],
        sets=(*ready, SetChoice(OWN, str(OWN_TITLE), "", "", chosen == OWN)),
        roles=roles,
        in_force=said_of(situation, fields.places),
        is_default=fields.places == situation.default.places,
        drawing=mark_safe(drawn),  # noqa: S308 (drawn by the engine, its own words)
    )


def _set_named(sent: object, situation: Situation, places: Sequence[str]) -> str:
    """Return the set that a form shows: the ready one with its places, or one's own."""
    ready = None if sent == OWN else situation.ready_set(places)
    return OWN if ready is None else ready.name


def said_of(situation: Situation, places: Sequence[str]) -> str:
    """Return places in words: the ready set that has them, or each by role."""
    ready = situation.ready_set(places)
    return ", ".join(places) if ready is None else in_words(ready.title)


def saved_formations(
    rules: Ruleset | None, formations: Mapping[str, Sequence[str]]
) -> tuple[SavedFormation, ...]:
    """Return what is saved in words, the situations of the rule book first.

    One that the rule book does not have goes by its name.
    """
    known = {each.name: each for each in _situations(rules)}
    found = [
        SavedFormation(in_words(situation.title), said_of(situation, formations[name]))
        for name, situation in known.items()
        if tuple(formations.get(name, ())) not in ((), situation.default.places)
    ]
    strange = sorted(name for name in formations if name not in known)
    return (
        *found,
        *(SavedFormation(name, ", ".join(formations[name])) for name in strange),
    )


def changed_formations(
    rules: Ruleset,
    before: Mapping[str, Sequence[str]],
    after: Mapping[str, Sequence[str]],
) -> list[tuple[str, str, str]]:
    """Return title, earlier and later places of each formation that has changed."""
    changed = []
    for situation in _situations(rules):
        said = [
            said_of(situation, saved.get(situation.name, ()))
            for saved in (before, after)
        ]
        if said[0] != said[1]:
            changed.append((in_words(situation.title), said[0], said[1]))
    return changed


def _situations(rules: Ruleset | None) -> tuple[Situation, ...]:
    if rules is None or rules.formations is None:
        return ()
    return rules.formations.situations
