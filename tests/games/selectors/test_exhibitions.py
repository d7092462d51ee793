import json
import re
import zlib
from datetime import timedelta

import pytest

from games.models import Exhibition, Game
from games.records import unpack_record
from games.selectors.exhibitions import (
    KEPT,
    exhibition_by_key,
    exhibition_result,
    exhibition_scene,
    expired_exhibitions,
    next_period_step,
    ready_team,
    steps_in,
)
from simulation.boxscore import tally
from simulation.protocol import AWAY as AWAY_SIDE
from simulation.protocol import HOME as HOME_SIDE
from simulation.record import load, replay
from simulation.registry import get_ruleset
from simulation.words import fill
from tests.builders import RULESET
from tests.games.exhibited import AWAY, HOME, NOW, OTHER, RULES, exhibit

MOMENT = timedelta(seconds=1)


@pytest.fixture
def exhibition(db):
    """A game that was played at noon."""
    return exhibit()


def played_events(exhibition):
    return replay(unpack_record(bytes(exhibition.game.record))).game.events


def test_ready_team_is_found_by_its_abbreviation():
    assert ready_team(RULES, HOME.abbreviation) is HOME
    assert ready_team(RULES, HOME.abbreviation.lower()) is None
    assert ready_team(RULES, "") is None


def test_exhibition_is_found_for_a_day(exhibition, django_assert_num_queries):
    with django_assert_num_queries(1):
        found = exhibition_by_key(exhibition.key, NOW + KEPT - MOMENT)
        assert found.game.home_points == exhibition.game.home_points

    assert found == exhibition
    with pytest.raises(Exhibition.DoesNotExist):
        exhibition_by_key(exhibition.key, NOW + KEPT)


def test_exhibition_is_found_by_its_whole_key_alone(exhibition):
    for key in ("", exhibition.key[:-1], exhibition.key + "x"):
        with pytest.raises(Exhibition.DoesNotExist):
            exhibition_by_key(key, NOW)


@pytest.mark.parametrize(
    "fields", [{"ruleset": "chess"}, {"ruleset_version": "0.9"}], ids=str
)
def test_exhibition_by_rules_that_are_gone_is_over(exhibition, fields):
    Game.objects.update(**fields)

    with pytest.raises(Exhibition.DoesNotExist):
        exhibition_by_key(exhibition.key, NOW)


def test_expired_exhibitions_are_listed_the_oldest_first(db):
    young = exhibit("a", now=NOW - KEPT - MOMENT)
    old = exhibit("b", now=NOW - KEPT - 2 * MOMENT)
    exhibit("c", now=NOW - KEPT + MOMENT)

    assert list(expired_exhibitions(NOW)) == [old, young]


def test_scene_at_the_start_tells_that_the_game_begins(exhibition):
    scene = exhibition_scene(exhibition, 0)

    first_period = RULES.period_names({}, 1)[0]
    assert (scene.number, scene.is_last) == (0, False)
    assert (scene.home, scene.away, scene.heading) == (0, 0, first_period)
    assert [play.number for play in scene.plays] == [1]
    assert scene.news == 1
    assert scene.board.startswith("<svg")


def test_scene_shows_the_teams_in_their_colours(exhibition):
    scene = exhibition_scene(exhibition, 0)

    for team in (HOME, AWAY):
        assert f'fill="{team.first_color}"' in scene.board
        assert f'fill="{team.second_color}"' in scene.board


def test_scene_of_teams_alike_shows_the_visitors_in_their_second_colour(db):
    played = exhibit(away=HOME.abbreviation, home=OTHER.abbreviation)
    played.home["first_color"] = HOME.first_color
    played.home["second_color"] = "#ffffff"

    drawn = exhibition_scene(played, 0).board

    # away is square: the ring has the first colour now, what is in it the second
    fills = re.findall(r'rx="[^"]*" fill="(#[0-9a-f]{6})"', drawn)
    assert fills == [HOME.first_color, HOME.second_color]


def test_scenes_tell_the_whole_game_and_nothing_twice(db):
    rules = get_ruleset(RULESET)
    home, away = rules.exhibition_teams[:2]
    exhibition = exhibit(
        ruleset=RULESET, home=home.abbreviation, away=away.abbreviation
    )
    told = []
    for number in range(len(exhibition.steps)):
        scene = exhibition_scene(exhibition, number)
        told += scene.plays[len(scene.plays) - scene.news :]

    names = {"H": home.name, "A": away.name}
    public = [event for event in played_events(exhibition) if event.audience == 3]
    phrases = [rules.describe(event) for event in public]
    assert [play.text for play in told] == [
        fill(phrase, names) for phrase in phrases if phrase is not None
    ]
    assert [play.number for play in told] == list(range(1, len(told) + 1))
    assert scene.is_last
    assert (scene.home, scene.away) == (
        exhibition.game.home_points,
        exhibition.game.away_points,
    )


def test_scene_names_players_by_their_team_and_number(exhibition):
    scene = exhibition_scene(exhibition, 1)

    told = " ".join(play.text for play in scene.plays)
    codes = [team.abbreviation for team in (HOME, AWAY)]
    assert set(re.findall(r"\b[A-Z]{3} [0-9]+\b", told)) <= {
        f"{code} {number}" for code in codes for number in range(1, 11)
    }
    assert f"{HOME.abbreviation} 1" in told


def test_scene_knows_no_more_than_its_step(exhibition):
    number = len(exhibition.steps) // 2
    step = steps_in(exhibition)[number]
    exhibition.game.record = cut_after(exhibition, step.choices)

    scene = exhibition_scene(exhibition, number)

    assert scene.plays[-1].number == step.lines
    # What the step tells may be the end of the period before.
    earlier = scene.plays[: len(scene.plays) - scene.news]
    assert {play.heading for play in earlier} <= {scene.heading}


def cut_after(exhibition, choices):
    """Return the packed record without its later choices."""
    written = json.loads(zlib.decompress(bytes(exhibition.game.record)))
    written["choices"] = written["choices"][:choices]
    assert load(json.dumps(written)).choices
    return zlib.compress(json.dumps(written).encode())


def test_scene_beyond_the_end_is_the_last_one(exhibition):
    last = len(exhibition.steps) - 1

    assert exhibition_scene(exhibition, last + 1) == exhibition_scene(exhibition, last)


def test_scene_that_opens_a_period_tells_how_the_last_one_ended(exhibition):
    number = next_period_step(exhibition, 0)

    scene = exhibition_scene(exhibition, number)

    headings = [play.heading for play in scene.plays]
    assert scene.news == len(scene.plays)
    assert headings[0] == RULES.period_names({}, 2)[0]
    assert headings[-1] == scene.heading == RULES.period_names({}, 2)[1]


def test_periods_follow_one_another_to_the_end(exhibition):
    found = [0]
    last = len(exhibition.steps) - 1
    while found[-1] != last:
        found.append(next_period_step(exhibition, found[-1]))

    steps = steps_in(exhibition)
    assert [steps[number].period for number in found[:-1]] == list(
        range(1, len(exhibition.game.periods) + 1)
    )
    assert next_period_step(exhibition, last + 9) == last


def test_result_is_that_of_the_record(exhibition):
    box = tally(RULES, played_events(exhibition))

    result = exhibition_result(exhibition)

    keys = [column.key for column in result.columns]
    points = keys.index("pts")
    assert (result.home[points], result.away[points]) == box.score
    assert result.figures.lead_changes == box.lead_changes
    assert result.line_score is not None
    assert list(zip(result.line_score.home, result.line_score.away, strict=True))[
        : len(box.periods)
    ] == list(box.periods)
    stored = {column.key for column in result.columns if column.is_stored}
    for cells, side in ((result.home, HOME_SIDE), (result.away, AWAY_SIDE)):
        line = dict(zip(keys, cells, strict=True))
        assert {key: line[key] for key in stored} == {
            key: amount for key, amount in box.team(side).items() if key in stored
        }
    assert result.record_size > 1000
    assert HOME.name in result.chart.description or "level" in result.chart.description


def test_result_tells_more_than_the_public_knew(exhibition):
    shown = steps_in(exhibition)[-1].lines

    result = exhibition_result(exhibition)

    events = [RULES.describe(event) for event in played_events(exhibition)]
    assert len(result.plays) == sum(phrase is not None for phrase in events)
    assert len(result.plays) >= shown
