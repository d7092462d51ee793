"""Forms that prepare a season: its name, who takes part, and how places come about."""

from collections.abc import Sequence
from typing import Any, Final, cast

from django import forms
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from leagues.errors import fields_named
from leagues.forms.refusals import VersionForm
from leagues.models import Division, Entry, Season, Team
from leagues.services import Place
from leagues.standings import Rules
from leagues.standings.criteria import CRITERIA
from leagues.standings.rules import AfterSplit, Withdrawal

OUT: Final = ""
IN: Final = "0"
MOST_TYPED_DIVISIONS: Final = 16
CRITERIA_ASKED: Final = 8
_POINTS: Final = ("win_points", "tie_points", "loss_points", "forfeit_loss_points")


class NewSeasonForm(VersionForm):
    """A season that is to be prepared; the version is that of the league."""

    name = forms.CharField(label=_("Name"), help_text=_("Such as Season 1 or 2027."))
    slug = forms.CharField(
        label=_("Address"),
        required=False,
        help_text=_("For good. Made from the name where it is left empty."),
        widget=forms.TextInput(attrs={"autocapitalize": "none", "spellcheck": "false"}),
    )

    def values(self) -> dict[str, Any]:
        """Return what `create_season` and `next_season` take."""
        return dict(self.cleaned_data)


class SeasonNameForm(VersionForm):
    """Another name for a season."""

    name = forms.CharField(label=_("Name"))


class EntriesForm(VersionForm):
    """Who takes part, and in which divisions, which are told by their numbers."""

    divisions = forms.CharField(
        label=_("Divisions"),
        required=False,
        help_text=_(
            "One name a line, in their order. Leave it empty for one table. Once they"
            " are saved, teams can be put into them."
        ),
        widget=forms.Textarea(attrs={"rows": 4}),
    )

    def __init__(
        self,
        season: Season,
        teams: Sequence[Team],
        entries: Sequence[Entry],
        divisions: Sequence[Division],
        *args: Any,
    ) -> None:
        names = [division.name for division in divisions]
        numbers = {
            division.pk: str(place) for place, division in enumerate(divisions, 1)
        }
        initial = {"version": season.version, "divisions": "\n".join(names)}
        super().__init__(*args, initial=initial)
        taking_part = {
            entry.team_id: numbers[entry.division_id] if entry.division_id else IN
            for entry in entries
        }
        parts = _parts(self._typed() if self.is_bound else names)
        for team in teams:
            self.fields[f"teams.{team.pk}"] = forms.ChoiceField(
                label=team.name,
                required=False,
                choices=parts,
                initial=taking_part.get(team.pk, OUT),
                widget=forms.Select(attrs={"class": "form-select form-select-sm"}),
            )
        self.teams = teams
        self.parts = dict(parts)
        self.withdrawn = {item.team_id for item in entries if item.withdrawn_at}

    def _typed(self) -> list[str]:
        text = str(self.data.get("divisions", ""))
        return [line.strip() for line in text.splitlines() if line.strip()]

    def rows(self) -> list[tuple[Team, forms.BoundField, str]]:
        """Return the teams with their fields and what is chosen, in words."""
        rows = []
        for team in self.teams:
            field = self[f"teams.{team.pk}"]
            part = self.parts.get(field.value() or OUT, "")
            if team.pk in self.withdrawn:
                part = gettext("{part}, withdrawn").format(part=part)
            rows.append((team, field, part))
        return rows

    @property
    def is_undivided(self) -> bool:
        """Whether divisions have been named and no team is in any of them."""
        parts = {self.cleaned_data[f"teams.{team.pk}"] for team in self.teams}
        return bool(self._typed()) and parts <= {IN, OUT}

    def values(self) -> dict[str, Any]:
        """Return what `arrange_season` takes."""
        names = self._typed()
        chosen = {team.pk: self.cleaned_data[f"teams.{team.pk}"] for team in self.teams}
        places = [
            Place(pk, None if part == IN else names[int(part) - 1])
            for pk, part in chosen.items()
            if part != OUT
        ]
        return {
            "version": self.read_version,
            "divisions": names,
            "places": places,
        }


def _parts(names: Sequence[str]) -> list[tuple[str, str]]:
    """Return what a team may be chosen for: out, in, or one of the divisions."""
    divisions = [
        (str(number), gettext("in %(division)s") % {"division": name})
        for number, name in enumerate(names[:MOST_TYPED_DIVISIONS], 1)
    ]
    inside = gettext("in no division") if names else gettext("takes part")
    return [(OUT, gettext("does not take part")), (IN, inside), *divisions]


class StandingsForm(VersionForm):
    """How results become places."""

    renamed = {"forfeit_score": "forfeit_winner"}

    win_points = forms.IntegerField(label=_("For a win"))
    tie_points = forms.IntegerField(label=_("For a tie"))
    loss_points = forms.IntegerField(label=_("For a loss"))
    forfeit_loss_points = forms.IntegerField(label=_("For a game forfeited"))
    ties_count_half = forms.BooleanField(
        label=_("A tie counts as half a win in the share of games won"),
        required=False,
        help_text=_("Otherwise ties are left out of the share."),
    )
    forfeit_winner = forms.IntegerField(
        label=_("Points of the winner by forfeit"),
        required=False,
        help_text=_("Leave both empty if a forfeit shall move no points."),
    )
    forfeit_loser = forms.IntegerField(
        label=_("Points of the team that forfeited"), required=False
    )
    after_split = forms.ChoiceField(
        label=_("When a criterion has split level teams, each part goes on"),
        choices=[
            (AfterSplit.NEXT.value, _("with the next criterion")),
            (
                AfterSplit.RESTART_HEAD_TO_HEAD.value,
                _("again from the first head-to-head criterion"),
            ),
        ],
        widget=forms.RadioSelect,
    )
    withdrawal = forms.ChoiceField(
        label=_("Results of a team that withdraws"),
        choices=[
            (Withdrawal.STAND.value, _("stand")),
            (Withdrawal.ANNUL.value, _("are annulled for everybody")),
        ],
        widget=forms.RadioSelect,
    )

    def __init__(self, season: Season, *args: Any) -> None:
        rules = season.rules
        initial: dict[str, Any] = {name: getattr(rules, name) for name in _POINTS}
        initial["version"] = season.version
        initial["ties_count_half"] = rules.ties_count_half
        initial["after_split"] = rules.after_split
        initial["withdrawal"] = rules.withdrawal
        if rules.forfeit_score is not None:
            initial["forfeit_winner"], initial["forfeit_loser"] = rules.forfeit_score
        super().__init__(*args, initial=initial)
        asked = max(CRITERIA_ASKED, len(rules.criteria))
        chosen = [*rules.criteria, *[""] * (asked - len(rules.criteria))]
        for number, slug in enumerate(chosen, start=1):
            self.fields[f"criteria.{number}"] = _criterion(number, slug)
        self.asked = asked

    def criteria(self) -> list[forms.BoundField]:
        """Return the fields of the criteria in the order of their application."""
        return [self[f"criteria.{number}"] for number in range(1, self.asked + 1)]

    def clean(self) -> dict[str, Any]:
        """Refuse one half of a score."""
        cleaned = super().clean()
        winner, loser = cleaned.get("forfeit_winner"), cleaned.get("forfeit_loser")
        if (winner is None) is not (loser is None):
            missing = "forfeit_winner" if winner is None else "forfeit_loser"
            if missing not in self.errors:
                self.add_error(missing, gettext("Give both points, or neither."))
        return cleaned

    def rules(self) -> Rules:
        """Return the rules.

        :raises BadValue: for rules by which no table can be made.
        """
        cleaned = self.cleaned_data
        winner, loser = cleaned["forfeit_winner"], cleaned["forfeit_loser"]
        chosen = [cleaned[f"criteria.{place}"] for place in range(1, self.asked + 1)]
        with fields_named():
            return Rules(
                criteria=tuple(slug for slug in chosen if slug),
                **{name: cleaned[name] for name in _POINTS},
                ties_count_half=cleaned["ties_count_half"],
                forfeit_score=None if winner is None else (winner, loser),
                after_split=AfterSplit(cleaned["after_split"]),
                withdrawal=Withdrawal(cleaned["withdrawal"]),
            )


def _criterion(number: int, slug: str) -> forms.Field:
    """Return the field of one criterion; only some may come first."""
    is_first = number == 1
    choices = [
        (item.slug, gettext(item.title))
        for item in CRITERIA.values()
        if item.can_lead or not is_first
    ]
    if not is_first:
        choices.insert(0, ("", gettext("no further criterion")))
    field = forms.ChoiceField(
        label=gettext("Ranked by") if is_first else gettext("then by"),
        choices=choices,
        required=is_first,
        initial=slug,
    )
    return cast(forms.Field, field)
