import pytest

from leagues import services
from leagues.models import AuditEntry
from leagues.services import write_audit


@pytest.fixture
def office(client, alice):
    """Alice at her pages."""
    client.force_login(alice)
    return client


def address(league):
    return f"/leagues/{league.slug}/manage/audit/"


def listed(response):
    return [(deed.who, deed.action, deed.target) for deed in response.context["deeds"]]


def test_log_lists_the_latest_first(office, league, alice, bob):
    response = office.get(address(league))

    assert listed(response) == [
        ("Alice", "added a member", "Bob"),
        ("Alice", "made the league", "Old Mill League"),
    ]


def test_log_is_filtered_by_thing_and_person(office, league, alice, bob, teams):
    services.update_team(
        teams[0],
        actor=alice,
        version=1,
        name="Arden Foxes",
        abbreviation="ARD",
        first_color="#17574f",
        second_color="#f2c14e",
    )
    write_audit(league, bob, "profile.changed", "Arden")

    about = office.get(address(league), {"about": "profile"})
    by_bob = office.get(address(league), {"by": bob.pk})
    both = office.get(address(league), {"about": "team", "by": bob.pk})

    assert listed(about) == [("Bob", "changed instructions", "Arden")]
    assert listed(by_bob) == [("Bob", "changed instructions", "Arden")]
    assert listed(both) == []
    assert "Nothing found" in both.content.decode()


@pytest.mark.parametrize(
    "query", [{"about": "x"}, {"by": "x"}, {"by": "999999"}, {"page": "x"}]
)
def test_filter_that_makes_no_sense_is_passed_over(office, league, query):
    assert len(listed(office.get(address(league), query))) == 1


def test_log_is_cut_into_pages_that_keep_the_filter(office, league, alice):
    for number in range(60):
        write_audit(league, alice, "team.created", f"Team {number}")

    first = office.get(address(league), {"about": "team"})
    second = office.get(address(league), {"about": "team", "page": "2"})

    assert len(listed(first)) == 50
    assert "?about=team&amp;page=2" in first.content.decode()
    assert listed(second)[-1] == ("Alice", "added a team", "Team 0")


def test_another_league_s_deeds_are_not_listed(office, league, alice):
    other = services.create_league(
        actor=alice, name="Other", ruleset=league.ruleset, time_zone="UTC"
    )

    assert listed(office.get(address(other))) == [("Alice", "made the league", "Other")]


def test_words_are_escaped(office, league, alice):
    write_audit(league, alice, "team.created", "<script>x</script>", name="<i>")

    page = office.get(address(league)).content.decode()

    assert "<script>x" not in page
    assert "&lt;i&gt;" in page
    assert AuditEntry.objects.count() == 2


@pytest.mark.parametrize("count", [1, 40])
def test_number_of_queries_depends_on_nothing(
    office, league, alice, count, django_assert_num_queries
):
    for number in range(count):
        write_audit(league, alice, "team.created", f"Team {number}")
    office.get(address(league))

    with django_assert_num_queries(10):
        office.get(address(league))
