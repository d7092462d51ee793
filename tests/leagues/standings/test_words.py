from leagues.standings import words
from leagues.standings.errors import Refusal
from leagues.standings.measures import Reason


def test_words_title_every_reason_for_passing_over():
    assert set(words.PASSED_OVER) == set(Reason)


def test_words_title_every_refusal():
    assert set(words.REFUSALS) == set(Refusal)
