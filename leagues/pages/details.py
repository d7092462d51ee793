"""What entries of the audit remember, in the words of the pages that it came from."""

from collections.abc import Mapping
from datetime import date, datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

from django.utils.dates import WEEKDAYS
from django.utils.formats import date_format
from django.utils.functional import Promise
from django.utils.translation import gettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from leagues.models import Fixture, League, Membership
from leagues.standings import CRITERIA, AfterSplit, Withdrawal

LONGEST: Final = 300
LABELS: Final[Mapping[str, Promise]] = {
    "after_split": _("after a split"),
    "away": _("away"),
    "blackouts": _("days without games"),
    "came": _("came"),
    "cancelled": _("games called off"),
    "changed": _("changed"),
    "commitment": _("promise"),
    "criteria": _("ranked by"),
    "cycles": _("meetings of each pair"),
    "end_date": _("last day"),
    "first_color": _("first colour"),
    "first_date": _("first day"),
    "fixtures": _("games"),
    "follows": _("follows"),
    "forfeit_loss_points": _("points for a game forfeited"),
    "forfeit_score": _("score of a forfeit"),
    "home_coach_enters_results": _("the home coach enters results"),
    "kickoffs": _("kick-offs"),
    "kind": _("ending"),
    "last_date": _("last day"),
    "left": _("left"),
    "loss_points": _("points for a loss"),
    "number": _("run"),
    "order": _("drawn in this order"),
    "roster_budget": _("rating points a player"),
    "roster_policy": _("rosters"),
    "rounds_per_day": _("rounds a day"),
    "second_color": _("second colour"),
    "shuffle_seed": _("number of the draw"),
    "source": _("as"),
    "start_date": _("first day"),
    "starts_at": _("starts"),
    "tie_points": _("points for a tie"),
    "ties_count_half": _("ties count half"),
    "visibility": _("visible to"),
    "was": _("before"),
    "win_points": _("points for a win"),
    "withdrawal": _("results of a team that withdraws"),
}
#: Stored values that stand for words, by the name of the detail.
WORDS: Final[Mapping[str, Mapping[Any, Any]]] = {
    "after_split": {
        AfterSplit.NEXT.value: _("the next criterion"),
        AfterSplit.RESTART_HEAD_TO_HEAD.value: _("head-to-head again"),
    },
    "criteria": {slug: criterion.title for slug, criterion in CRITERIA.items()},
    "forfeit": dict(Fixture.Forfeit.choices),
    "reach": {
        "day": pgettext_lazy("reach of a run", "the next day"),
        "date": pgettext_lazy("reach of a run", "to a date"),
        "season": pgettext_lazy("reach of a run", "the whole season"),
    },
    "role": dict(Membership.Role.choices),
    "roster_policy": dict(League.RosterPolicy.choices),
    "source": dict(Fixture.Source.choices),
    "visibility": dict(League.Visibility.choices),
    "weekdays": WEEKDAYS,
    "withdrawal": {
        Withdrawal.STAND.value: _("stand"),
        Withdrawal.ANNUL.value: _("are annulled"),
    },
}
#: Details that are lists; any other list of two is what was and what became of it.
_LISTS: Final = frozenset(
    {"came", "cancelled", "champions", "changed", "divisions", "left", "order"}
)
_DAYS: Final = frozenset(
    {"blackouts", "end_date", "first_date", "last_date", "start_date", "until"}
)
_MOMENTS: Final = frozenset({"starts_at"})


def detail_label(name: str) -> str:
    """Return what a detail is called."""
    return str(LABELS.get(name, name.replace("_", " ")))


def detail_words(name: str, value: Any, zone: ZoneInfo) -> str:
    """Return a stored value as text; a pair is what it was and what it became."""
    if isinstance(value, list) and len(value) == 2 and name not in _LISTS:
        before, after = value
        if isinstance(before, dict) and isinstance(after, dict):
            text = _differences(before, after, zone)
        else:
            text = f"{_words(name, before, zone)} → {_words(name, after, zone)}"
    else:
        text = _words(name, value, zone)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _words(name: str, value: Any, zone: ZoneInfo) -> str:
    if value is None or value in ("", [], {}):
        return gettext("none")
    if isinstance(value, bool):
        return gettext("yes") if value else gettext("no")
    if isinstance(value, dict):
        told = {part: item for part, item in value.items() if item not in (None, "")}
        return "; ".join(
            f"{detail_label(part)} {_words(part, item, zone)}"
            for part, item in told.items()
        ) or gettext("none")
    if isinstance(value, list):
        return ", ".join(_words(name, part, zone) for part in value)
    if isinstance(value, int) and value < 0:
        return f"\N{MINUS SIGN}{-value}"
    known = WORDS.get(name, {})
    if value in known:
        return str(known[value])
    return _moment(name, str(value), zone)


def _moment(name: str, text: str, zone: ZoneInfo) -> str:
    """Return a day or a moment as pages write it, any other text as it is."""
    try:
        if name in _DAYS:
            return date_format(date.fromisoformat(text), "j M Y")
        if name in _MOMENTS:
            moment = datetime.fromisoformat(text)
            return date_format(moment.astimezone(zone), "j M Y H:i")
    except ValueError:
        return text
    return text


def _differences(
    before: Mapping[str, Any], after: Mapping[str, Any], zone: ZoneInfo
) -> str:
    """Return the parts that differ, such as `quarters 4 → 2`."""
    parts = []
    for name in {**before, **after}:
        was, now = before.get(name), after.get(name)
        if was == now:
            continue
        label = name.replace("_", " ")
        if isinstance(was, dict) and isinstance(now, dict):
            parts.append(f"{label}: {_differences(was, now, zone)}")
        else:
            both = (_words("", was, zone), _words("", now, zone))
            parts.append(f"{label} {' → '.join(both)}")
    return "; ".join(parts) or gettext("none")
