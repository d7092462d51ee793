from games.pages.asked import GameAsked


def test_query_is_read_and_what_is_not_asked_is_passed_over():
    asked = GameAsked.of({"period": "2", "scoring": "1", "other": "x"})

    assert asked == GameAsked(period="2", scoring="1")
    assert asked.is_scoring


def test_address_keeps_what_else_is_asked():
    asked = GameAsked(period="2", kind="fouls", shots="away")

    assert asked.address("plays", kind="", player="H4") == (
        "?period=2&player=H4&shots=away#plays"
    )


def test_form_sends_along_what_it_does_not_ask():
    asked = GameAsked(period="2", kind="fouls", shots="away")

    assert asked.kept("player", "kind") == (("period", "2"), ("shots", "away"))


def test_only_one_says_scoring():
    assert not GameAsked(scoring="yes").is_scoring
