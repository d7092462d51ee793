"""Standings as data: plain results in, ranked and explained rows out.

`rank(Stage(...))` gives `Standings`; `cross_table` gives everybody against everybody.
Arithmetic is exact (integers and fractions), the outcome never depends on the order
of the input, and nothing here knows of storage, pages or other stages. What comes
back is numbers and slugs; `words` has titles for the slugs.
"""

from leagues.standings.criteria import CRITERIA, Criterion
from leagues.standings.crosstable import CrossRow, CrossTable, cross_table
from leagues.standings.entries import Adjustment, Entrant, Forfeit, Meeting
from leagues.standings.errors import Refusal, StandingsError
from leagues.standings.lines import Line, Outcome, Streak, Tally
from leagues.standings.measures import PassedOver, Reason, Value
from leagues.standings.ranking import Step, Verdict
from leagues.standings.rules import DEFAULT_CRITERIA, AfterSplit, Rules, Withdrawal
from leagues.standings.stage import Stage
from leagues.standings.table import Row, Separation, Standings, rank

__all__ = [
    "CRITERIA",
    "DEFAULT_CRITERIA",
    "Adjustment",
    "AfterSplit",
    "Criterion",
    "CrossRow",
    "CrossTable",
    "Entrant",
    "Forfeit",
    "Line",
    "Meeting",
    "Outcome",
    "PassedOver",
    "Reason",
    "Refusal",
    "Row",
    "Rules",
    "Separation",
    "Stage",
    "Standings",
    "StandingsError",
    "Step",
    "Streak",
    "Tally",
    "Value",
    "Verdict",
    "Withdrawal",
    "cross_table",
    "rank",
]
