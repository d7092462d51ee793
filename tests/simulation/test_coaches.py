"""The coaches that play any ruleset."""

from collections import Counter

from simulation.chance import Stream
from simulation.coaches import DefaultCoach, KindCoach, RandomCoach
from simulation.protocol import HOME, Decision
from simulation.words import Words
from tests.simulation import shootout

OPTIONS = ("send H1", "send H2", "send H3")
DECISION = Decision(HOME, "send", OPTIONS, "send H2", Words("Whom?"), (), HOME)
SHEET = shootout.team(3, 3, 3)
VIEW = shootout.RULESET.start(SHEET, SHEET, {}).view(HOME)


def test_the_random_coach_takes_the_number_of_the_decision():
    coach = RandomCoach(5)
    chosen = []
    for asked in (0, 3, 1, 0):
        coach.asked = asked
        chosen.append(coach.choose(VIEW, DECISION))

    assert chosen == [OPTIONS[int(Stream(5).at(place) * 3)] for place in (0, 3, 1, 0)]


def test_the_random_coach_takes_every_option_as_often():
    coach = RandomCoach(6)
    taken = Counter()
    for asked in range(3000):
        coach.asked = asked
        taken[coach.choose(VIEW, DECISION)] += 1

    assert {option: 900 < taken[option] < 1100 for option in OPTIONS} == dict.fromkeys(
        OPTIONS, True
    )


def test_the_default_coach_takes_the_default():
    assert DefaultCoach().choose(VIEW, DECISION) == "send H2"


def test_the_coach_of_kinds_takes_every_kind_as_often_and_then_every_choice():
    options = ("none", "steal 2c", "steal 3c", "steal 4c joker")
    decision = Decision(HOME, "steal", options, "none", Words("Whom?"), (), HOME)
    coach = KindCoach(7)
    taken = Counter()
    for asked in range(6000):
        coach.asked = asked
        taken[coach.choose(VIEW, decision)] += 1

    assert 2850 < taken["none"] < 3150
    assert [option for option in options[1:] if not 900 < taken[option] < 1100] == []


def test_the_coach_of_kinds_takes_one_number_a_decision():
    coach = KindCoach(5)
    chosen = []
    for asked in (0, 3, 1, 0):
        coach.asked = asked
        chosen.append(coach.choose(VIEW, DECISION))

    assert chosen == [OPTIONS[int(Stream(5).at(place) * 3)] for place in (0, 3, 1, 0)]
