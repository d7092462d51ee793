"""Formations that come with a rule book fit it, can be drawn, and are played."""

import json
import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from simulation.errors import BadTeamSheet
from simulation.formations import check_formations
from simulation.record import load
from simulation.registry import rulesets
from simulation.rosters import average_sheet
from simulation.runner import resimulate, simulate
from simulation.teamsheet import read_team_sheet
from simulation.words import fill

NAME = re.compile(r"[a-z][a-z0-9_]{0,29}")
SVG = "{http://www.w3.org/2000/svg}"
PLACING = [each for each in rulesets() if each.formations is not None]
SITUATIONS = [
    (ruleset, situation)
    for ruleset in PLACING
    for situation in ruleset.formations.situations
]


@pytest.fixture(params=PLACING, ids=[each.slug for each in PLACING])
def placing(request):
    """A ruleset with formations."""
    return request.param


@pytest.fixture(
    params=SITUATIONS, ids=[f"{rules.slug}-{each.name}" for rules, each in SITUATIONS]
)
def ruled(request):
    """A ruleset and one of its situations."""
    return request.param


def test_situations_and_spots_are_named_once(placing):
    for listed in (placing.formations.situations, placing.formations.spots):
        names = [each.name for each in listed]

        assert len(set(names)) == len(names)
        assert all(NAME.fullmatch(name) for name in names)
        assert all(fill(each.title, {}) for each in listed)


def test_ready_sets_fit_and_differ(ruled):
    ruleset, situation = ruled
    names = [each.name for each in situation.ready]

    assert len(set(names)) == len(names)
    assert len({each.places for each in situation.ready}) == len(names)
    for ready in situation.ready:
        assert NAME.fullmatch(ready.name)
        assert fill(ready.title, {})
        assert fill(ready.help, {})
        # what the coach judges for himself is played where nothing is said
        assert ready.places or ready is situation.default
        if ready.places:
            check_formations({situation.name: ready.places}, ruleset.formations)


def test_each_role_has_places_of_the_court(ruled):
    ruleset, situation = ruled
    known = [spot.name for spot in ruleset.formations.spots]

    assert len(situation.open) == len(situation.roles)
    assert len({fill(role, {}) for role in situation.roles}) == len(situation.roles)
    for spots in situation.open:
        assert [name for name in known if name in spots] == list(spots)


def test_a_place_that_is_closed_is_refused_beside_its_role(ruled):
    ruleset, situation = ruled
    full = next(each.places for each in reversed(situation.ready) if each.places)

    for place, spots in enumerate(situation.open):
        for spot in ruleset.formations.spots:
            if spot.name in spots:
                continue
            bad = (*full[:place], spot.name, *full[place + 1 :])
            with pytest.raises(BadTeamSheet) as refused:
                check_formations({situation.name: bad}, ruleset.formations)
            assert refused.value.field == f"formations.{situation.name}.{place + 1}"


def test_the_drawing_shows_every_role_and_can_be_pointed_at(ruled):
    ruleset, situation = ruled
    numbers = [str(number + 1) for number in range(len(situation.roles))]
    spots = {name for names in situation.open for name in names}

    for ready in situation.ready:
        drawing = ElementTree.fromstring(  # noqa: S314 - our own
            ruleset.formations.draw(situation.name, ready.places)
        )

        assert drawing.get("role") == "img"
        assert drawing.findtext(f"{SVG}title")
        assert drawing.findtext(f"{SVG}desc")
        tokens = [each for each in drawing.iter() if each.get("data-role")]
        assert [token.get("data-role") for token in tokens] == numbers
        assert {token.get("display") for token in tokens} == {
            None if ready.places else "none"
        }
        rects = [each.get("data-spot") for each in drawing.iter(f"{SVG}rect")]
        found = [name for name in rects if name is not None]
        assert (len(found), set(found)) == (len(spots), spots)
        for element in drawing.iter():
            assert element.attrib.keys().isdisjoint({"id", "style"})


def test_games_by_every_ready_set_end_and_their_records_read_back(placing):
    usual = average_sheet(placing)
    most = max(len(each.ready) for each in placing.formations.situations)

    for number in range(most):
        chosen = {
            each.name: each.ready[min(number, len(each.ready) - 1)].places
            for each in placing.formations.situations
        }
        sheet = replace(
            usual, formations={name: each for name, each in chosen.items() if each}
        )
        record = simulate(placing, sheet, usual, None, number).record()

        assert record.result is not None
        resimulate(placing, record)
        assert load(record.dump()) == record
        assert (
            read_team_sheet(
                json.loads(json.dumps(sheet.to_json())),
                coaches=placing.coaches,
                dials=placing.dials,
                roster=placing.roster_spec,
                formations=placing.formations,
            )
            == sheet
        )


def test_starting_refuses_formations_that_do_not_fit(ruleset):
    sheet = average_sheet(ruleset)
    bad = replace(sheet, formations={"nonsense": ("nowhere",)})

    with pytest.raises(BadTeamSheet):
        ruleset.start(bad, sheet, {})
    with pytest.raises(BadTeamSheet):
        ruleset.start(sheet, bad, {})
