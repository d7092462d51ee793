import pytest
from django.http import Http404

from games.pages.asked import Choice, GameAsked
from games.pages.players import TeamPlayers
from games.pages.plays import plays_view
from games.selectors import PlayLine
from games.selectors.players import PlayerBox, PlayerRow
from leagues.models import Team
from simulation.protocol import PlayKind
from simulation.words import Words

KINDS = (
    PlayKind("shots", Words("Shots"), frozenset({"shot", "block"})),
    PlayKind("fouls", Words("Fouls"), frozenset({"foul"})),
)
ROWS = (PlayerRow("A1", "7", "guard", name="Ann Lee"), PlayerRow("A2", "0", "guard"))
PLAYERS = (
    TeamPlayers(
        "away",
        Team(name="Bexley", abbreviation="BEX"),
        PlayerBox((), ROWS[:1], ROWS[1:], ()),
    ),
)


def play(number, period, kind, *slots, is_score=False):
    return PlayLine(
        number=number,
        period=period,
        heading=f"Q{period}",
        home=0,
        away=0,
        is_score=is_score,
        text=f"play {number}",
        kind=kind,
        slots=slots,
    )


PLAYS = (
    play(1, 1, "shot", "A1", is_score=True),
    play(2, 1, "foul", "H1", "A1"),
    play(3, 2, "block", "H1", "A2"),
    play(4, 2, "shot", "A1", is_score=True),
    play(5, 2, "end"),
)


def listed(**asked):
    shown = plays_view(PLAYS, GameAsked(**asked), PLAYERS, KINDS)
    return [item.number for period in shown.periods for item in period.plays]


@pytest.mark.parametrize(
    ("asked", "numbers"),
    [
        ({}, [3, 4, 5]),
        ({"period": "1"}, [1, 2]),
        ({"period": "all"}, [1, 2, 3, 4, 5]),
        ({"period": "all", "scoring": "1"}, [1, 4]),
        ({"period": "all", "player": "A1"}, [1, 2, 4]),
        ({"period": "all", "kind": "shots"}, [1, 3, 4]),
        ({"period": "all", "kind": "fouls", "player": "A1"}, [2]),
        ({"period": "2", "kind": "fouls"}, []),
        ({"player": "A2", "scoring": "1"}, []),
    ],
)
def test_plays_are_picked_by_period_player_kind_and_score(asked, numbers):
    assert listed(**asked) == numbers


@pytest.mark.parametrize(
    "asked",
    [{"player": "H1"}, {"player": "7"}, {"kind": "foul"}, {"kind": "\0"}],
)
def test_player_or_kind_that_there_is_not_is_not_found(asked):
    with pytest.raises(Http404):
        listed(**asked)


def test_player_of_a_game_without_players_is_not_found():
    with pytest.raises(Http404):
        plays_view(PLAYS, GameAsked(player="A1"))


def test_links_and_form_keep_what_is_asked():
    shown = plays_view(
        PLAYS, GameAsked(period="1", player="A1", shots="home"), PLAYERS, KINDS
    )

    assert [segment.address for segment in shown.segments] == [
        "?period=all&player=A1&shots=home#plays",
        "?period=1&player=A1&shots=home#plays",
        "?period=2&player=A1&shots=home#plays",
    ]
    assert shown.kept == (("period", "1"), ("shots", "home"))
    assert shown.whole == "?period=1&shots=home#plays"
    assert shown.has_form
    assert [group.title for group in shown.players] == ["Bexley"]
    assert shown.players[0].choices == (
        Choice("A1", "7 Ann Lee", True),
        Choice("A2", "0 guard", False),
    )
    assert [(kind.value, kind.title) for kind in shown.kinds] == [
        ("shots", "Shots"),
        ("fouls", "Fouls"),
    ]


def test_short_play_by_play_has_a_link_and_no_form():
    shown = plays_view(PLAYS, GameAsked())

    assert not shown.has_form
    assert shown.toggle == "?period=2&scoring=1#plays"
    assert shown.whole == ""
    assert (shown.shown, shown.total) == (3, 5)


def test_period_is_called_by_name_above_its_plays():
    shown = plays_view(PLAYS, GameAsked(period="all"), named="Period {}".format)

    assert [period.heading for period in shown.periods] == ["Period Q1", "Period Q2"]
    assert [segment.title for segment in shown.segments] == ["All", "Q1", "Q2"]


def test_single_period_is_not_to_be_chosen():
    shown = plays_view(PLAYS[:2], GameAsked())

    assert shown.segments == ()
    assert (shown.shown, shown.total) == (2, 2)


def test_game_without_plays_has_no_view():
    assert plays_view((), GameAsked()) is None


@pytest.mark.parametrize(
    ("slots", "side"),
    [
        ((), ""),
        (("H4", "A1"), "home"),
        (("A10",), "away"),
        (("A", "H2"), "away"),
        (("H", "A"), ""),
    ],
)
def test_play_belongs_to_the_side_that_it_names_first(slots, side):
    assert play(1, 1, "shot", *slots).side == side
