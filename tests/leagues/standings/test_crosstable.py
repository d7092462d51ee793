from fractions import Fraction

import pytest

from leagues.standings.crosstable import cross_table, decided_among
from leagues.standings.errors import StandingsError
from leagues.standings.ledger import Ledger
from leagues.standings.lines import Outcome
from leagues.standings.rules import Withdrawal

TEXT = "1 70-60 2, 2 ? 1, 3 home 1, 2 50-50 3, 2 81-80 1"


def meetings_in(table):
    return [
        [[line.meeting for line in cell] for cell in row.cells] for row in table.rows
    ]


def test_cross_table_holds_all_meetings_in_the_order_asked_for(build):
    table = cross_table(build(3, TEXT), (2, 1, 3))

    assert table.keys == (2, 1, 3)
    assert meetings_in(table) == [
        [[], [1, 2, 5], [4]],
        [[1, 2, 5], [], [3]],
        [[4], [3], []],
    ]


def test_cross_table_shows_each_meeting_from_the_side_of_its_row(build):
    table = cross_table(build(3, TEXT), (1, 2))

    first, undecided, last = table.rows[1].cells[0]
    assert (first.outcome, first.points_for, first.is_home) == (
        Outcome.LOSS,
        60,
        False,
    )
    assert (undecided.outcome, undecided.points_for) == (None, None)
    assert (last.outcome, last.points_for, last.is_home) == (Outcome.WIN, 81, True)


def test_cross_table_rows_sum_only_the_meetings_shown(build):
    table = cross_table(build(3, TEXT), (1, 2))

    assert [
        (row.record.wins, row.record.losses, row.record.difference, row.share)
        for row in table.rows
    ] == [(1, 1, 9, Fraction(1, 2)), (1, 1, -9, Fraction(1, 2))]


def test_cross_table_leaves_out_what_a_withdrawal_annulled(build):
    stage = build(3, TEXT, withdrawn=(3,), withdrawal=Withdrawal.ANNUL)

    table = cross_table(stage, (1, 2, 3))

    assert meetings_in(table) == [[[], [1, 2, 5], []], [[1, 2, 5], [], []], [[]] * 3]


@pytest.mark.parametrize(
    ("keys", "reason"), [((1, 9), "unknown"), ((1, 2, 1), "duplicate")]
)
def test_cross_table_refuses_keys_unknown_or_given_twice(build, keys, reason):
    with pytest.raises(StandingsError) as refused:
        cross_table(build(3), keys)

    assert (refused.value.field, refused.value.reason) == ("keys", reason)


def test_decided_among_is_the_mini_table_without_undecided_meetings(build):
    table = decided_among(Ledger.of(build(3, TEXT)), (1, 2))

    assert meetings_in(table) == [[[], [1, 5]], [[1, 5], []]]
