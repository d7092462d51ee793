from leagues.standings.errors import Refusal, StandingsError


def test_standings_error_names_field_reason_and_subject():
    error = StandingsError("meeting.home", Refusal.UNKNOWN, 7)

    assert (error.field, error.reason, error.subject) == ("meeting.home", "unknown", 7)
    assert str(error) == "meeting.home: unknown (7)"


def test_standings_error_is_a_value_error():
    assert issubclass(StandingsError, ValueError)
