from zoneinfo import ZoneInfo

import pytest

from leagues.pages.details import detail_label, detail_words

ZONE = ZoneInfo("America/New_York")
_POLICIES = "the players of the box → whatever the commissioner enters"


@pytest.mark.parametrize(
    ("name", "label"),
    [("start_date", "first day"), ("number", "run"), ("wild_card", "wild card")],
)
def test_detail_is_called_as_on_its_page(name, label):
    assert detail_label(name) == label


@pytest.mark.parametrize(
    ("name", "value", "text"),
    [
        ("points", -2, "−2"),
        ("until", "2027-03-06", "6 Mar 2027"),
        ("until", "some day", "some day"),
        ("first_color", ["#000000", "#ffffff"], "#000000 → #ffffff"),
        ("start_date", [None, "2027-03-06"], "none → 6 Mar 2027"),
        (
            "starts_at",
            ["2027-03-07T00:30:00Z", "2027-03-08T00:30:00Z"],
            "6 Mar 2027 19:30 → 7 Mar 2027 19:30",
        ),
        ("home_coach", [False, True], "no → yes"),
        ("weekdays", [[5], [5, 6, 0]], "Saturday → Saturday, Sunday, Monday"),
        ("role", ["viewer", "coach"], "viewer → coach"),
        ("visibility", ["public", "private"], "everybody → members only"),
        ("reach", "season", "the whole season"),
        ("withdrawal", ["stand", "annul"], "stand → are annulled"),
        ("criteria", [["wins"], ["points"]], "Games won → Points"),
        ("divisions", ["North", "South"], "North, South"),
        ("champions", ["Arden", "Bexley"], "Arden, Bexley"),
        ("champions", [], "none"),
        ("came", ["4 Ann Lee", "7 Bo"], "4 Ann Lee, 7 Bo"),
        ("roster_policy", ["tokens", "free"], _POLICIES),
        ("cancelled", [3, 6], "3, 6"),
        ("reason", "x" * 400, "x" * 299 + "…"),
        (
            "now",
            {"home": 3, "away": 0, "forfeit": "", "kind": None, "source": "score"},
            "home 3; away 0; as score entered",
        ),
        ("was", {"home": None, "forfeit": ""}, "none"),
        (
            "options",
            [
                {"quarters": 4, "deck": {"A": 4, "B": 2}, "stops": ["A"], "x": 1},
                {"quarters": 2, "deck": {"A": 3, "B": 2}, "stops": [], "x": 1},
            ],
            "quarters 4 → 2; deck: A 4 → 3; stops A → none",
        ),
        ("options", [{"wild": False}, {"wild": True}], "wild no → yes"),
        ("options", [{"wild": 1}, {"wild": 1}], "none"),
    ],
)
def test_detail_is_told_in_words(name, value, text):
    assert detail_words(name, value, ZONE) == text
