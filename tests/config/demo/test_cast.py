from collections import Counter

from config.demo.cast import CLUBS, COACH, COACH_CLUB, COMMISSIONER, DIVISIONS, PASSWORD


def test_clubs_share_the_divisions_evenly():
    assert Counter(club.division for club in CLUBS) == dict.fromkeys(DIVISIONS, 5)


def test_clubs_have_abbreviations_colours_and_profiles_of_their_own():
    assert len({club.abbreviation for club in CLUBS}) == 10
    assert len({club.colors[0] for club in CLUBS}) == 10
    assert len({tuple(club.dials.items()) for club in CLUBS}) == 10


def test_people_who_may_sign_in_are_commissioner_and_coach():
    people = [COMMISSIONER, *(club.coach for club in CLUBS if club.coach)]

    assert [one for one in people if one.password] == [COMMISSIONER, COACH]
    assert {one.password for one in people} == {PASSWORD, None}
    assert next(club.coach for club in CLUBS if club.name == COACH_CLUB) is COACH


def test_addresses_are_of_nobody():
    people = [COMMISSIONER, *(club.coach for club in CLUBS if club.coach)]

    assert len({one.email for one in people}) == len(people)
    assert {one.email.rpartition("@")[2] for one in people} == {"demo.example"}
