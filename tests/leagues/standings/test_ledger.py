from leagues.standings.entries import Adjustment
from leagues.standings.ledger import Ledger
from leagues.standings.lines import Tally
from leagues.standings.rules import Withdrawal


def test_ledger_parts_decided_from_undecided_lines_in_order_of_play(build):
    ledger = Ledger.of(build(3, "1 ? 2, 2 60-61 1, 1 50-40 3"))

    assert [line.meeting for line in ledger.lines(1)] == [2, 3]
    assert [line.meeting for line in ledger.undecided(1)] == [1]


def test_ledger_points_follow_the_rules_of_the_table(build):
    ledger = Ledger.of(
        build(
            2,
            "1 2-1 2, 1 1-1 2, 2 0-1 1, 1 away 2, 1 both 2",
            win_points=3,
            tie_points=2,
            loss_points=1,
            forfeit_loss_points=0,
        )
    )

    assert (ledger.points(1), ledger.points(2)) == (3 + 2 + 3 + 3 + 0, 1 + 2 + 1)


def test_ledger_works_adjustments_into_points_and_wins(build):
    fine = Adjustment(1, "line-up not filed", points=-1)
    ruling = Adjustment(1, "ineligible player", wins=-1)

    ledger = Ledger.of(build(2, "1 2-1 2, 1 3-1 2", adjustments=(fine, ruling)))

    assert ledger.points(1) == 3
    assert ledger.record(1) == Tally(
        played=2, wins=1, scored=2, points_for=5, points_against=2
    )
    assert ledger.record(2).losses == 2


def test_ledger_leaves_out_all_meetings_of_the_annulled(build):
    stage = build(
        3,
        "1 2-1 2, 3 9-0 1, 2 ? 3",
        withdrawn=(3,),
        withdrawal=Withdrawal.ANNUL,
        adjustments=(Adjustment(3, "left", points=-5),),
    )

    ledger = Ledger.of(stage)

    assert ledger.keys == (1, 2)
    assert [line.meeting for line in ledger.lines(1)] == [1]
    assert (ledger.lines(3), ledger.undecided(2), ledger.points(3)) == ((), (), 0)


def test_ledger_knows_divisions(build):
    ledger = Ledger.of(build(2, divisions={1: 9}))

    assert (ledger.division(1), ledger.division(2)) == (9, None)
