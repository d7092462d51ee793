"""The criteria by which entrants are ranked, as data."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from leagues.standings import measures, words
from leagues.standings.measures import Reading

if TYPE_CHECKING:
    from leagues.standings.ledger import Ledger


@dataclass(frozen=True, slots=True)
class Criterion:
    """One way to compare a set of tied entrants.

    `title`, `brief` (for "ahead of next by"), `heading` (of a column) and `measures`
    are words for pages. A *pairwise* criterion looks only at meetings among the tied
    set. One that `can_lead` has a value for everybody at any time and so may come
    first; it must be better when higher.
    """

    slug: str
    title: str
    brief: str
    heading: str
    measures: str
    measure: Callable[["Ledger", tuple[int, ...]], Reading]
    is_pairwise: bool = False
    is_higher_better: bool = True
    can_lead: bool = False


_ALL = (
    Criterion(
        slug="points",
        title=words.POINTS,
        brief=words.BRIEF_POINTS,
        heading="PTS",
        measures=words.MEASURES_POINTS,
        measure=measures.points,
        can_lead=True,
    ),
    Criterion(
        slug="win_share",
        title=words.WIN_SHARE,
        brief=words.BRIEF_WIN_SHARE,
        heading="PCT",
        measures=words.MEASURES_WIN_SHARE,
        measure=measures.win_share,
        can_lead=True,
    ),
    Criterion(
        slug="wins",
        title=words.WINS,
        brief=words.BRIEF_WIN_SHARE,
        heading="W",
        measures=words.MEASURES_WINS,
        measure=measures.wins,
        can_lead=True,
    ),
    Criterion(
        slug="losses",
        title=words.LOSSES,
        brief=words.BRIEF_LOSSES,
        heading="L",
        measures=words.MEASURES_LOSSES,
        measure=measures.losses,
        is_higher_better=False,
    ),
    Criterion(
        slug="head_to_head",
        title=words.HEAD_TO_HEAD,
        brief=words.BRIEF_HEAD_TO_HEAD,
        heading="H2H",
        measures=words.MEASURES_HEAD_TO_HEAD,
        measure=measures.head_to_head,
        is_pairwise=True,
    ),
    Criterion(
        slug="head_to_head_difference",
        title=words.HEAD_TO_HEAD_DIFFERENCE,
        brief=words.BRIEF_HEAD_TO_HEAD_DIFFERENCE,
        heading="H2H DIFF",
        measures=words.MEASURES_HEAD_TO_HEAD_DIFFERENCE,
        measure=measures.head_to_head_difference,
        is_pairwise=True,
    ),
    Criterion(
        slug="point_difference",
        title=words.POINT_DIFFERENCE,
        brief=words.BRIEF_POINT_DIFFERENCE,
        heading="DIFF",
        measures=words.MEASURES_POINT_DIFFERENCE,
        measure=measures.point_difference,
    ),
    Criterion(
        slug="points_scored",
        title=words.POINTS_SCORED,
        brief=words.BRIEF_POINTS_SCORED,
        heading="PF",
        measures=words.MEASURES_POINTS_SCORED,
        measure=measures.points_scored,
    ),
    Criterion(
        slug="points_allowed",
        title=words.POINTS_ALLOWED,
        brief=words.BRIEF_POINTS_ALLOWED,
        heading="PA",
        measures=words.MEASURES_POINTS_ALLOWED,
        measure=measures.points_allowed,
        is_higher_better=False,
    ),
    Criterion(
        slug="division_record",
        title=words.DIVISION_RECORD,
        brief=words.BRIEF_DIVISION_RECORD,
        heading="Div",
        measures=words.MEASURES_DIVISION_RECORD,
        measure=measures.division_record,
    ),
    Criterion(
        slug="top_half_record",
        title=words.TOP_HALF_RECORD,
        brief=words.BRIEF_TOP_HALF_RECORD,
        heading="Top",
        measures=words.MEASURES_TOP_HALF_RECORD,
        measure=measures.top_half_record,
    ),
    Criterion(
        slug="away_wins",
        title=words.AWAY_WINS,
        brief=words.BRIEF_AWAY_WINS,
        heading="AW",
        measures=words.MEASURES_AWAY_WINS,
        measure=measures.away_wins,
    ),
    Criterion(
        slug="forfeits",
        title=words.FORFEITS,
        brief=words.BRIEF_FORFEITS,
        heading="F",
        measures=words.MEASURES_FORFEITS,
        measure=measures.forfeits,
        is_higher_better=False,
    ),
    Criterion(
        slug="lots",
        title=words.LOTS,
        brief=words.BRIEF_LOTS,
        heading="Lots",
        measures=words.MEASURES_LOTS,
        measure=measures.lots,
        is_higher_better=False,
    ),
)

CRITERIA: Mapping[str, Criterion] = MappingProxyType(
    {criterion.slug: criterion for criterion in _ALL}
)
