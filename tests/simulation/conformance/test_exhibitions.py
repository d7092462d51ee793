"""A ruleset brings teams that anybody may watch at once."""

import re
from itertools import pairwise

from simulation.boxscore import tally
from simulation.record import game_after, replay
from simulation.runner import simulate
from simulation.steps import is_told, steps_of
from simulation.teamsheet import read_team_sheet

COLOUR = re.compile(r"#[0-9a-f]{6}")
LONGEST_CHARACTER = 80


def test_there_are_two_teams_or_more_and_none_can_be_mistaken(ruleset):
    teams = ruleset.exhibition_teams

    assert len(teams) >= 2
    assert len({team.name for team in teams}) == len(teams)
    assert len({team.abbreviation for team in teams}) == len(teams)
    assert len({team.character.template for team in teams}) == len(teams)


def test_every_team_can_be_written_on_a_page(ruleset):
    for team in ruleset.exhibition_teams:
        assert team.name == team.name.strip()
        assert 0 < len(team.name) <= 40
        assert re.fullmatch("[A-Z]{2,4}", team.abbreviation)
        assert COLOUR.fullmatch(team.first_color)
        assert COLOUR.fullmatch(team.second_color)
        assert team.first_color != team.second_color
        assert team.character.arguments == ()
        assert 0 < len(team.character.template) <= LONGEST_CHARACTER


def test_every_sheet_fits_the_ruleset(ruleset):
    for team in ruleset.exhibition_teams:
        read = read_team_sheet(
            team.sheet.to_json(),
            coaches=ruleset.coaches,
            dials=ruleset.dials,
            roster=ruleset.roster_spec,
        )

        assert read == team.sheet


def test_every_team_plays_at_home_and_away(ruleset):
    teams = ruleset.exhibition_teams

    for number, home in enumerate(teams):
        away = teams[(number + 1) % len(teams)]
        playing = simulate(ruleset, home.sheet, away.sheet, {}, number)

        assert playing.game.result is not None
        assert replay(playing.record()).game.events == playing.game.events


def test_game_is_told_step_by_step(ruleset):
    home, away, *_ = ruleset.exhibition_teams
    playing = simulate(ruleset, home.sheet, away.sheet, {}, 1)
    record, events = playing.record(), playing.game.events

    steps = steps_of(record)

    told = sum(is_told(ruleset, event) for event in events)
    assert steps[-1].choices == len(record.choices)
    assert steps[-1].lines == told
    assert steps[-1].period == len(tally(ruleset, events).periods)
    assert all(
        one.choices < next_.choices
        and one.lines < next_.lines
        and one.period <= next_.period
        for one, next_ in pairwise(steps)
    )
    half = steps[len(steps) // 2]
    before = game_after(record, half.choices).events
    assert before == events[: len(before)]
    assert sum(is_told(ruleset, event) for event in before) == half.lines
