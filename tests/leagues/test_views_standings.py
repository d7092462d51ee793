import re

from leagues import services
from leagues.services import Place
from leagues.standings import Rules
from tests import builders
from tests.leagues.reading import HOME, SEASON, decide_first, rows, words


def test_standings_rank_and_say_what_separates(client, running):
    decide_first(running, (10, 7), (12, 9), (5, 5))
    response = client.get(f"{SEASON}standings/")
    table = rows(response)

    assert "3 of 6 games decided, the latest on 13 March 2027" in words(response)
    assert [row[:6] for row in table] == [
        ["1 Arden", "1", "0", "0", "1.000", "—"],
        ["2 Bexley", "1", "0", "1", ".750", "—"],
        ["3 Dunmore", "0", "1", "1", ".250", "1.0"],
        ["4 Corran", "0", "1", "0", ".000", "1.0"],
    ]
    assert table[1][6:] == [
        "1–0–1",
        "0–0",
        "17",
        "14",
        "+3",
        "T1",
        "1–0–1",
        "games won",
    ]
    assert table[-1][-1] == "—"


def test_season_under_way_without_results_shows_dashes_and_no_zero_points(
    client, running
):
    response = client.get(f"{SEASON}standings/")

    assert "none of 6 games decided" in words(response)
    assert rows(response)[0] == [
        "1 Arden",
        "0",
        "0",
        "0",
        "—",
        "—",
        "0–0",
        "0–0",
        "—",
        "—",
        "—",
        "—",
        "0–0",
        "level, same place",
    ]
    assert "share their place" in words(response)


def test_rank_is_explained_below_its_row(client, running):
    decide_first(running, (10, 7))
    winner = running.fixtures.order_by("number").first().home.team
    closed = client.get(f"{SEASON}standings/").content.decode()
    opened = client.get(f"{SEASON}standings/?why={winner.slug}")
    page = opened.content.decode()

    assert f'href="{SEASON}standings/?why={winner.slug}#team-{winner.slug}"' in closed
    assert f"Why place 1 for {winner.name}?" in words(opened)
    assert "This decided the place." in words(opened)
    assert "Rules of this season" in words(opened)
    assert f'href="{SEASON}standings/#team-{winner.slug}"' in page
    assert page.count('aria-expanded="true"') == 2
    assert 'colspan="14"' in page


def test_other_views_keep_the_view_when_a_row_is_opened(client, running):
    page = client.get(f"{SEASON}standings/?view=last-ten").content.decode()

    assert f'href="{SEASON}standings/?view=last-ten&amp;why=arden#team-arden"' in page


def test_divisions_have_tables_of_their_own(client, league, alice, teams, draft):
    season = services.arrange_season(
        draft,
        actor=alice,
        version=draft.version,
        divisions=["Coast", "Dale", "Empty"],
        places=[
            Place(team.pk, ("Coast", "Dale")[i % 2]) for i, team in enumerate(teams)
        ],
    )
    season = builders.bring(season, alice, "running")
    decide_first(season, (10, 7), (12, 9))

    overall = client.get(f"{SEASON}standings/")
    alone = client.get(f"{SEASON}standings/?view=divisions&why=arden")

    assert [len(rows(overall, number)) for number in range(3)] == [4, 2, 2]
    assert "Division Coast" in overall.content.decode()
    assert [row[0].split()[1] for row in rows(alone) if len(row) > 9]
    assert "Why place" in words(alone)
    assert "Inside a division its own teams alone are compared" in words(alone)


def test_points_lead_where_the_season_ranks_by_points(client, alice, draft):
    rules = Rules(criteria=("points", "point_difference"))
    season = services.set_standings(
        draft, actor=alice, version=draft.version, rules=rules
    )
    season = builders.bring(season, alice, "running")
    decide_first(season, (10, 7))

    response = client.get(f"{SEASON}standings/")

    assert rows(response)[0][4] == "2"
    assert 'class="by" aria-sort="descending"><abbr title="Points of the table"' in (
        response.content.decode()
    )


def test_games_won_lead_where_the_season_ranks_by_them(client, alice, draft):
    season = services.set_standings(
        draft, actor=alice, version=draft.version, rules=Rules(criteria=("wins",))
    )
    builders.bring(season, alice, "running")

    page = client.get(f"{SEASON}standings/").content.decode()

    assert 'class="by" aria-sort="descending"><abbr title="Games won"' in page


def test_forfeit_is_marked_and_explained(client, running):
    fixture = running.fixtures.order_by("number").first()
    services.record_result(
        fixture, author=None, version=fixture.version, source="forfeit", forfeit="home"
    )

    standings = client.get(f"{SEASON}standings/")
    schedule = client.get(f"{SEASON}schedule/")
    scoreboard = client.get(f"{SEASON}scoreboard/")
    crossed = client.get(f"{SEASON}standings/?view=cross-table")

    assert "F has a forfeit: it counts as won or lost, without points." in words(
        standings
    )
    assert rows(standings)[0][0] == f"1 {fixture.away.team.name} F"
    assert rows(standings)[0][8] == "—"
    assert "forfeit by the home team" in words(schedule)
    assert "forfeit by the home team" in words(scoreboard)
    assert "W F" in words(crossed)
    assert "L F" in words(crossed)


def test_official_score_of_a_forfeit_is_named(client, alice, draft):
    season = services.set_standings(
        draft, actor=alice, version=draft.version, rules=Rules(forfeit_score=(20, 0))
    )
    season = builders.bring(season, alice, "running")
    fixture = season.fixtures.order_by("number").first()
    services.record_result(
        fixture, author=None, version=fixture.version, source="forfeit", forfeit="away"
    )

    assert "it counts as won or lost, by 20–0" in words(
        client.get(f"{SEASON}standings/")
    )
    assert "A forfeit counts as won or lost by 20–0." in words(
        client.get(f"{HOME}about/")
    )


def test_ruling_is_a_footnote(client, alice, running):
    (fixture,) = decide_first(running, (10, 7))
    services.adjust(
        fixture.away,
        actor=alice,
        version=running.version,
        wins=-1,
        reason="Played <b>without</b> shoes",
    )

    response = client.get(f"{SEASON}standings/")
    last = rows(response)[-1]

    name = fixture.away.team.name
    assert last[:5] == [f"4 {name} 1", "−1", "1", "0", "−1.000"]
    assert f"{name}: −1 win. Played <b>without</b> shoes" in words(response)
    assert "&lt;b&gt;without&lt;/b&gt;" in response.content.decode()


def test_withdrawn_team_without_a_place_says_why(client, alice, draft):
    season = services.set_standings(
        draft, actor=alice, version=draft.version, rules=Rules(withdrawal="annul")
    )
    season = builders.bring(season, alice, "running")
    entry = season.entries.get(team__slug="corran")
    services.withdraw_entry(
        entry, actor=alice, version=season.version, reason="Moved away"
    )

    response = client.get(f"{SEASON}standings/?why=corran")

    assert rows(response)[3][0] == "— Corran withdrawn"
    assert "Why no place for Corran?" in words(response)
    assert "its games count for nobody" in words(response)
    assert "Corran withdrawn" in words(client.get(f"{SEASON}teams/"))


def test_closed_season_marks_its_champion(client, closed):
    champion = closed.entries.get(is_champion=True).team.name

    assert rows(client.get(f"{SEASON}standings/"))[0][0] == f"1 {champion} champion"
    assert rows(client.get(f"{HOME}about/"))[0] == [
        "Season 1",
        "closed",
        "4",
        "6/6",
        champion,
        "this page",
    ]


def test_own_team_is_marked(client, alice, bob, teams, running):
    services.assign_coach(teams[1], actor=alice, user_id=bob.pk)
    client.force_login(bob)

    for name in ("standings", "teams"):
        page = client.get(f"{SEASON}{name}/").content.decode()
        marked = re.findall(r'<tr[^>]*class="mine">.*?</tr>', page, re.DOTALL)

        assert len(marked) == 1
        assert "Bexley" in marked[0]


def test_cross_table_links_each_meeting_to_its_game(client, running):
    (fixture,) = decide_first(running, (10, 7))
    response = client.get(f"{SEASON}standings/?view=cross-table")
    page = response.content.decode()

    assert page.count(f'href="{HOME}games/{fixture.number}/"') == 2
    assert "W 10–7" in words(response)
    assert "L 7–10" in words(response)
    assert page.count(", to come") == 10
    assert next(row[0] for row in rows(response)) == fixture.home.team.name
