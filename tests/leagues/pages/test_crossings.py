from fractions import Fraction

from leagues.models import Entry, Team
from leagues.pages.crossings import crossing
from leagues.standings import Entrant, Meeting, Stage, cross_table

ENTRIES = {key: Entry(pk=key, team=Team(name=f"Team {key}")) for key in (1, 2, 3)}
STAGE = Stage(
    entrants=tuple(Entrant(key) for key in ENTRIES),
    meetings=(
        Meeting(1, home=1, away=2, home_points=10, away_points=7),
        Meeting(2, home=2, away=3),
    ),
)


def test_crossing_puts_entries_in_place_of_keys():
    shown = crossing(cross_table(STAGE, [2, 1, 3]), ENTRIES)

    assert shown.columns == (ENTRIES[2], ENTRIES[1], ENTRIES[3])
    assert [row.entry.pk for row in shown.rows] == [2, 1, 3]
    assert [row.share for row in shown.rows] == [Fraction(0), Fraction(1), None]
    first = shown.rows[0]
    assert [cell.is_self for cell in first.cells] == [True, False, False]
    assert [cell.opponent.pk for cell in first.cells] == [2, 1, 3]
    assert [[line.meeting for line in cell.lines] for cell in first.cells] == [
        [],
        [1],
        [2],
    ]
