"""Names and numbers for players whom nobody has named."""

from itertools import islice

from leagues.services.invented import invented_names, invented_numbers
from leagues.text import validate_line


def test_names_never_repeat_even_past_all_pairs():
    names = list(islice(invented_names("league/team", ()), 6000))

    assert len(set(names)) == 6000
    for name in names:
        validate_line(name)


def test_taken_names_are_passed_over():
    first, second = islice(invented_names("a", ()), 2)

    assert next(invented_names("a", {first})) == second


def test_names_follow_from_the_seed():
    one, other = (list(islice(invented_names(seed, ()), 20)) for seed in ("a", "b"))

    assert one == list(islice(invented_names("a", ()), 20))
    assert one != other


def test_numbers_are_all_there_are_but_those_taken():
    numbers = list(invented_numbers("a", {"7", "00"}))

    assert sorted(numbers, key=int) == [str(each) for each in range(100) if each != 7]
