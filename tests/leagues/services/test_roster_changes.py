"""What differs between a roster and what it is to be."""

from leagues.models import Player, RosterSpot
from leagues.services import RosterChanges, RosterRow, roster_changes
from leagues.services.roster_changes import Part, PlayerChange


def spot(pk, name, number):
    return RosterSpot(
        player=Player(pk=pk, name=name),
        number=number,
        position="PG",
        ratings={"long_shot": 1},
    )


CURRENT = [spot(1, "Ann", "4"), spot(2, "Bo", "5"), spot(3, "Cy", "6")]


def test_changes_name_who_comes_who_leaves_and_what_becomes_of_the_others():
    rows = [
        RosterRow(1, " Anne ", "7", "SG", {"long_shot": 2}),
        RosterRow(3, "Cy", "6", "PG", {"long_shot": 1}),
        RosterRow(None, "Di", "8", "PG", {}),
        RosterRow(9, "Ed", "9", "PG", {}),
    ]

    assert roster_changes(CURRENT, rows) == RosterChanges(
        came=("8 Di", "9 Ed"),
        left=("5 Bo",),
        changed=(
            PlayerChange(
                "4 Ann",
                (
                    Part("name", "Ann", "Anne"),
                    Part("number", "4", "7"),
                    Part("position", "PG", "SG"),
                    Part("long shot", "1", "2"),
                ),
            ),
        ),
    )


def test_another_order_is_no_change():
    rows = [
        RosterRow(each.player_id, each.player.name, each.number, "PG", each.ratings)
        for each in reversed(CURRENT)
    ]

    assert roster_changes(CURRENT, rows) == RosterChanges()
