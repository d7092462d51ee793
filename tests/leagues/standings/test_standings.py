"""What holds for every table, whatever the results and rules."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from leagues.standings import (
    CRITERIA,
    Adjustment,
    AfterSplit,
    Entrant,
    Forfeit,
    Meeting,
    Rules,
    Stage,
    Verdict,
    Withdrawal,
    cross_table,
    rank,
)

LEADING = [slug for slug, item in CRITERIA.items() if item.can_lead]
SCORES = st.integers(0, 3)


@st.composite
def rules(draw):
    leading = draw(st.sampled_from(LEADING))
    others = draw(st.permutations([slug for slug in CRITERIA if slug != leading]))
    return Rules(
        criteria=(leading, *others[: draw(st.integers(0, len(others)))]),
        forfeit_loss_points=draw(st.sampled_from([0, -1])),
        ties_count_half=draw(st.booleans()),
        forfeit_score=draw(st.sampled_from([None, (2, 0)])),
        after_split=draw(st.sampled_from(AfterSplit)),
        withdrawal=draw(st.sampled_from(Withdrawal)),
    )


@st.composite
def meetings(draw, keys):
    def meeting(number):
        home, away = draw(st.permutations(keys))[:2]
        kind = draw(st.sampled_from(["score"] * 6 + ["undecided", *Forfeit]))
        sequence = draw(st.integers(0, 9))
        if kind == "score":
            return Meeting(
                number, home, away, draw(SCORES), draw(SCORES), sequence=sequence
            )
        forfeit = None if kind == "undecided" else kind
        return Meeting(number, home, away, forfeit=forfeit, sequence=sequence)

    count = draw(st.integers(0, 14)) if len(keys) > 1 else 0
    return tuple(meeting(number) for number in range(count))


@st.composite
def round_robins(draw, keys):
    pairs = [(home, away) for home in keys for away in keys if home < away]
    return tuple(
        Meeting(number, home, away, draw(SCORES), draw(SCORES))
        for number, (home, away) in enumerate(pairs)
    )


@st.composite
def stages(draw):
    keys = range(1, draw(st.integers(1, 6)) + 1)
    entrants = tuple(
        Entrant(
            key,
            division=draw(st.sampled_from([None, 1, 1, 2])),
            is_withdrawn=draw(st.sampled_from([False, False, False, True])),
        )
        for key in keys
    )
    adjusted = draw(st.lists(st.sampled_from(keys), max_size=2))
    drawn = draw(st.permutations(keys))[: draw(st.integers(2, 6))]
    return Stage(
        entrants,
        draw(st.one_of(meetings(keys), round_robins(keys))),
        draw(rules()),
        tuple(
            Adjustment(key, "ruling", points=draw(st.integers(1, 2)), wins=-1)
            for key in adjusted
        ),
        (tuple(drawn),) if len(drawn) > 1 and draw(st.booleans()) else (),
    )


def relabelled(stage, label):
    return Stage(
        tuple(replace(item, key=label[item.key]) for item in stage.entrants),
        tuple(
            replace(item, home=label[item.home], away=label[item.away])
            for item in stage.meetings
        ),
        stage.rules,
        tuple(replace(item, entrant=label[item.entrant]) for item in stage.adjustments),
        tuple(tuple(label[key] for key in drawing) for drawing in stage.lots),
    )


@given(stages(), st.randoms(use_true_random=False))
def test_order_of_input_never_changes_the_table(stage, chance):
    entrants = chance.sample(stage.entrants, len(stage.entrants))
    games = chance.sample(stage.meetings, len(stage.meetings))

    shuffled = replace(stage, entrants=tuple(entrants), meetings=tuple(games))

    assert rank(shuffled) == rank(stage)


@given(stages(), st.permutations(range(101, 107)))
def test_relabelling_keys_relabels_the_places(stage, names):
    label = dict(enumerate(names, start=1))

    before = {label[row.key]: row.place for row in rank(stage).rows}
    after = {row.key: row.place for row in rank(relabelled(stage, label)).rows}

    assert after == before


@given(stages())
def test_undecided_meeting_changes_nothing(stage):
    pairs = [
        (one.key, other.key)
        for one in stage.entrants
        for other in stage.entrants
        if one.key != other.key
    ]
    undecided = tuple(
        Meeting(1000 + number, home, away, sequence=number)
        for number, (home, away) in enumerate(pairs)
    )

    more = replace(stage, meetings=stage.meetings + undecided)

    assert rank(more) == rank(stage)


@given(stages())
def test_places_skip_after_shared_ones(stage):
    ranked = [row for row in rank(stage).rows if row.place is not None]
    shares = Counter(row.place for row in ranked)

    assert [row.place for row in ranked] == [
        1 + sum(other.place < row.place for other in ranked) for row in ranked
    ]
    assert [row.is_shared for row in ranked] == [
        shares[row.place] > 1 for row in ranked
    ]


@given(stages())
def test_rows_hold_every_entrant_once_in_order(stage):
    rows = rank(stage).rows

    assert sorted(row.key for row in rows) == [item.key for item in stage.entrants]
    assert list(rows) == sorted(
        rows, key=lambda row: (row.place or len(rows) + 1, row.key)
    )


@given(stages())
def test_wins_equal_losses_but_for_double_forfeits(stage):
    played = replace(stage, adjustments=())
    double = sum(
        item.forfeit == Forfeit.BOTH
        for item in stage.meetings
        if not {item.home, item.away} & stage.annulled
    )

    sums = [row.record for row in rank(played).rows]

    assert sum(item.losses - item.wins for item in sums) == 2 * double
    assert sum(item.ties for item in sums) % 2 == 0
    assert sum(item.difference for item in sums) == 0


@given(stages())
def test_home_and_away_add_up_to_the_record(stage):
    for row in rank(replace(stage, adjustments=())).rows:
        assert row.home.played + row.away.played == row.record.played
        assert row.home.wins + row.away.wins == row.record.wins
        assert row.home.difference + row.away.difference == row.record.difference


@given(stages())
def test_tied_sets_of_a_trail_are_nested(stage):
    standings = rank(stage)

    for row in standings.rows:
        for earlier, later in pairwise(row.trail):
            assert later.tied == earlier.part_of(row.key)


@given(stages())
def test_tied_set_is_the_set_equal_on_every_earlier_criterion(stage):
    standings = rank(stage)

    for row in standings.rows:
        for index, step in enumerate(row.trail):
            for earlier in row.trail[:index]:
                if earlier.verdict is not Verdict.PASSED_OVER:
                    orders = {earlier.value_of(key).order for key in step.tied}
                    assert len(orders) == 1


@given(stages())
def test_those_who_share_a_place_are_level_on_every_criterion(stage):
    standings = rank(stage)

    for row in standings.rows:
        mates = [other.key for other in standings.rows if other.place == row.place]
        if row.is_shared:
            assert {step.criterion for step in row.trail} == set(stage.rules.criteria)
            for step in row.trail:
                assert set(step.part_of(row.key)).issuperset(mates)


@given(stages())
def test_neighbours_are_separated_by_a_strictly_better_value(stage):
    standings = rank(stage)
    ranked = [row for row in standings.rows if row.place is not None]

    assert [(item.above, item.below) for item in standings.separations] == [
        (row.key, after.key) for row, after in pairwise(ranked)
    ]
    for item in standings.separations:
        above, below = standings.row(item.above), standings.row(item.below)
        assert (item.step is None) == (above.place == below.place)
        if item.step is not None:
            better, worse = item.above_value.order, item.below_value.order
            higher = CRITERIA[item.criterion].is_higher_better
            assert better > worse if higher else better < worse


@given(stages())
def test_every_measured_number_is_exact(stage):
    numbers = [
        value.number
        for step in rank(stage).steps
        for value in step.values
        if value.number is not None
    ]

    assert all(type(number) is Fraction for number in numbers)


@given(stages())
def test_head_to_head_counts_only_where_all_pairs_met_equally_often(stage):
    met = Counter(
        frozenset((item.home, item.away)) for item in stage.meetings if item.is_decided
    )

    for step in rank(stage).steps:
        if step.criterion == "head_to_head":
            counts = {
                met[frozenset((one, other))]
                for one in step.tied
                for other in step.tied
                if one < other
            }
            even = len(counts) == 1 and counts != {0}
            assert (step.verdict is not Verdict.PASSED_OVER) == even


@given(stages())
def test_explanation_holds_the_trail_and_what_is_left_was_not_needed(stage):
    standings = rank(stage)

    for row in standings.rows:
        explanation = standings.explanation(row.key)
        used = {step.criterion for step in explanation}
        assert [step for step in explanation if row.key in step.tied] == list(row.trail)
        assert used.isdisjoint(standings.not_needed(row.key))
        assert used.union(standings.not_needed(row.key)) == set(standings.criteria)


@given(stages())
def test_division_tables_hold_their_members(stage):
    for division in stage.divisions:
        members = {item.key for item in stage.entrants if item.division == division}

        rows = rank(stage, division=division).rows

        assert {row.key for row in rows} == members


@given(stages())
def test_cross_table_mirrors_itself(stage):
    keys = tuple(item.key for item in stage.entrants)

    table = cross_table(stage, keys)

    for row_index, row in enumerate(table.rows):
        for column, cell in enumerate(row.cells):
            mirror = table.rows[column].cells[row_index]
            assert [
                (line.meeting, line.points_for, line.points_against, line.is_home)
                for line in cell
            ] == [
                (line.meeting, line.points_against, line.points_for, not line.is_home)
                for line in mirror
            ]
