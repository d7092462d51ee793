"""The four factors by which games are won, of the two teams' lines.

Their choice and their order are Dean Oliver's (*Basketball on Paper*, 2004). Where he
had to estimate possessions, this game counts each one (BA-3.5), so turnovers are a
share of those that there were.
"""

from typing import Final

from simulation.factors import Factor, Term
from simulation.words import Words, gettext_noop

_ = gettext_noop

# a made 3-pointer is worth half as much again as another field goal
_HALF: Final = 50

FACTORS: Final = (
    Factor(
        "efg",
        "eFG%",
        Words(_("effective field goals")),
        Words(
            _(
                "Field goals made, a 3-pointer counted one and a half times, by "
                "field goals tried: (FGM + 0.5 × 3PM) / FGA."
            )
        ),
        above=(Term("fgm"), Term("fg3m", _HALF)),
        below=(Term("fga"),),
    ),
    Factor(
        "tov_share",
        "TOV%",
        Words(_("turnovers a possession")),
        Words(
            _(
                "How many possessions ended in a turnover: TOV / POSS. Possessions are "
                "counted, not estimated. Less is better."
            )
        ),
        above=(Term("tov"),),
        below=(Term("poss"),),
        is_high_good=False,
    ),
    Factor(
        "oreb_share",
        "OREB%",
        Words(_("share of offensive rebounds")),
        Words(
            _(
                "How many of the rebounds under the opponents' basket were taken: "
                "OREB / (OREB + the opponents' DREB)."
            )
        ),
        above=(Term("oreb"),),
        below=(Term("oreb"), Term("dreb", is_opponents=True)),
    ),
    Factor(
        "ft_rate",
        "FT/FGA",
        Words(_("free throws a field goal tried")),
        Words(_("Free throws made by field goals tried: FTM / FGA.")),
        above=(Term("ftm"),),
        below=(Term("fga"),),
    ),
)
