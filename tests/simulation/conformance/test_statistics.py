"""Box scores are sums of what the events say, and every event can be told."""

import itertools
import re

from simulation.boxscore import PERIODS, POINTS, STARTS, Ratio, ratio, tally
from simulation.linescore import period_in_words
from simulation.protocol import AWAY, HOME, PUBLIC, SIDE_SLOTS
from simulation.words import fill
from tests.simulation.conformance.random_games import worth

SLOT = re.compile(r"[HA](?:[1-9][0-9]?)?")
GAP = re.compile(r"\{|\}")
TEAM_NAMES = {"H": "Home", "A": "Away"}
#: A verb in the singular of which a team is the subject.
VERB = re.compile(r"(?<!of )\b(Home|Away) (is|[a-z]{2,}s)\b(?<! as)")


def stored_keys(ruleset):
    """Return the keys that lines hold."""
    return [column.key for column in ruleset.stat_columns if column.is_stored]


def team_keys(ruleset):
    """Return those of them that lines of teams hold."""
    return [
        column.key
        for column in ruleset.stat_columns
        if column.is_stored and column.is_of_teams
    ]


def test_columns_are_unique_lower_case_and_complete(ruleset):
    keys = [column.key for column in ruleset.stat_columns]

    assert len(set(keys)) == len(keys)
    assert [key for key in keys if key != key.lower() or not key.isidentifier()] == [
        key for key in keys if key[0].isdigit()
    ]
    assert POINTS in stored_keys(ruleset)


def test_columns_of_a_group_stand_together(ruleset):
    groups = [column.group for column in ruleset.stat_columns]
    runs = [
        group
        for place, group in enumerate(groups)
        if groups[place - 1 : place] != [group]
    ]

    assert len(set(runs)) == len(runs)


def test_each_fold_is_fresh(ruleset):
    assert ruleset.fold() is not ruleset.fold()


def test_formulas_are_of_stored_keys(ruleset):
    formulas = [
        column.adds for column in ruleset.stat_columns if isinstance(column.adds, Ratio)
    ]

    keys = {
        key for formula in formulas for key in (formula.numerator, formula.denominator)
    }
    assert keys <= set(stored_keys(ruleset))
    assert [formula for formula in formulas if formula.digits not in (1, 2, 3)] == []


def test_leaders_are_of_columns_and_need_tries_of_shares_alone(ruleset):
    columns = {column.key: column for column in ruleset.stat_columns}
    keys = [leader.key for leader in ruleset.leaders]

    assert len(set(keys)) == len(keys) > 0
    assert [key for key in keys if key not in columns] == []
    assert [key for key in keys if columns[key].group == PERIODS] == []
    assert [
        leader
        for leader in ruleset.leaders
        if leader.minimum < 0
        or (leader.minimum and not isinstance(columns[leader.key].adds, Ratio))
    ] == []


def test_columns_of_periods_bear_the_headings_of_periods(ruleset):
    headings = ruleset.period_names({}, 0)
    columns = [column for column in ruleset.stat_columns if column.group == PERIODS]

    assert columns == [] or set(headings) <= {column.heading for column in columns}


def test_team_lines_hold_every_stored_key_and_no_other(ruleset, games):
    for played in games:
        box = played.box

        for slot in SIDE_SLOTS:
            assert sorted(box.lines[slot]) == sorted(team_keys(ruleset))


def test_team_lines_hold_every_stored_key_before_anything_happened(ruleset):
    box = tally(ruleset, [])

    assert box.lines == {
        slot: dict.fromkeys(team_keys(ruleset), 0) for slot in SIDE_SLOTS
    }


def test_lines_of_players_hold_what_players_can_have(ruleset, games):
    keys = {
        column.key
        for column in ruleset.stat_columns
        if column.is_stored and column.is_of_players
    }
    for played in games:
        held = {
            key
            for subject, line in played.box.lines.items()
            if subject not in SIDE_SLOTS
            for key in line
        }

        assert held <= keys


def test_starters_are_counted_on_both_sides_where_a_column_counts_them(ruleset, games):
    counts = any(column.key == STARTS for column in ruleset.stat_columns)
    for played in games:
        lines = played.box.lines
        starters = [
            sum(
                line.get(STARTS, 0)
                for subject, line in lines.items()
                if subject[0] == slot and subject not in SIDE_SLOTS
            )
            for slot in SIDE_SLOTS
        ]

        assert (starters[HOME] > 0) is counts
        assert starters[HOME] == starters[AWAY]


def test_lines_are_whole_numbers_of_people_on_the_sheets(ruleset, games):
    keys = set(stored_keys(ruleset))
    for played in games:
        sizes = len(played.record.home.players), len(played.record.away.players)

        for subject, line in played.box.lines.items():
            assert SLOT.fullmatch(subject)
            number = int(subject[1:] or 0)
            assert number <= sizes[SIDE_SLOTS.index(subject[0])]
            assert set(line) <= keys
            assert {type(amount) for amount in line.values()} <= {int}


def test_the_score_is_the_result_and_the_sum_of_the_periods(ruleset, games):
    for played in games:
        box = played.box
        result = played.record.result

        assert result.kind in ruleset.result_kinds
        if result.kind != "forfeit":
            # a forfeit may be given a score that nobody made
            assert box.score == (result.home, result.away)
        assert box.score == (
            sum(home for home, _away in box.periods),
            sum(away for _home, away in box.periods),
        )


def test_the_running_score_ends_at_the_result_and_changes_by_each_step(ruleset, games):
    for played in games:
        box = played.box
        scores = [(0, 0), *((at.home, at.away) for at in box.running)]

        assert scores[-1] == box.score
        assert all(before != after for before, after in itertools.pairwise(scores))
        assert [at.event for at in box.running] == sorted(
            {at.event for at in box.running}
        )
        assert box.largest_lead(HOME) >= box.score[HOME] - box.score[AWAY]


def test_a_period_in_words_holds_its_heading(ruleset):
    for heading in ruleset.period_names({}, 9):
        told = fill(period_in_words(ruleset, heading), {})

        assert heading in told
        assert not told.isdigit()


def test_every_period_has_a_name(ruleset, games):
    for played in games:
        played_periods = len(played.box.periods)

        names = ruleset.period_names(played.record.options, played_periods)

        assert len(names) >= played_periods
        assert len(set(names)) == len(names)
        assert (
            ruleset.period_names(played.record.options, 0)
            == names[: len(ruleset.period_names(played.record.options, 0))]
        )


def test_formulas_are_shares(ruleset, games):
    formulas = [
        column.adds for column in ruleset.stat_columns if isinstance(column.adds, Ratio)
    ]
    for played in games:
        for line in played.box.lines.values():
            shares = [ratio(line, formula) for formula in formulas]

            assert [share for share in shares if share is not None and share < 0] == []


def test_events_are_of_a_side_or_public(events):
    audiences = {event.audience for event in events}

    assert audiences <= {HOME, AWAY, PUBLIC}


def test_events_are_of_the_kinds_that_there_are(ruleset, events):
    fields = {event.kind: event._fields for event in events}

    assert {kind: ruleset.event_kinds.get(kind) for kind in fields} == fields
    assert [
        kind
        for kind, names in ruleset.event_kinds.items()
        if names[-2:] != ("audience", "kind")
    ] == []


def test_every_event_can_be_told(ruleset, events):
    for event in events:
        phrase = ruleset.describe(event)

        if phrase is not None:
            told = fill(phrase, {})
            assert told
            assert not GAP.search(told)


def test_a_line_fits_a_team_whose_name_is_a_plural(ruleset, events):
    """``{team} passes`` would suit the one team and not the other."""
    for event in events:
        phrase = ruleset.describe(event)

        if phrase is not None:
            assert not VERB.search(fill(phrase, TEAM_NAMES))


def test_a_game_is_told_in_words(ruleset, games):
    for played in worth(games, 20):
        lines = [ruleset.describe(event) for event in played.events]

        assert len([line for line in lines if line is not None]) > 1


def test_an_event_of_no_kind_is_refused(ruleset):
    for fields in ([], ["nonsense"], [1, 2, 3], [{}], [["deal"]]):
        try:
            ruleset.event(fields)
        except ValueError:
            continue
        raise AssertionError(f"{fields} was read as an event")
