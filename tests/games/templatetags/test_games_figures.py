import pytest
from django.template import Context, Template

from games.charts import MarginChart
from games.templatetags.games_figures import figure
from leagues.badges import Colour
from simulation.boxscore import Ratio, StatColumn
from simulation.words import Words, words

PLAIN = StatColumn("pts", "PTS", Words("points"), "score")
TIME = StatColumn("sec", "MIN", Words("minutes"), "score", unit="seconds")
MARGIN = StatColumn("pm", "+/−", Words("margin"), "score", unit="margin")
RATE = StatColumn("at", "A/T", Words("rate"), "ball", Ratio("ast", "tov", 1))
SHARE = StatColumn("fg", "FG%", Words("share"), "shots", Ratio("fgm", "fga"))


def shown(template, **context):
    return Template("{% load games_figures %}" + template).render(Context(context))


@pytest.mark.parametrize(
    ("value", "column", "text"),
    [
        (None, PLAIN, "—"),
        (None, SHARE, "—"),
        (0, PLAIN, "0"),
        (52, PLAIN, "52"),
        (12.25, PLAIN, "12.2"),
        (0.0, PLAIN, "0.0"),
        (65, TIME, "1:05"),
        (65.5, TIME, "1:06"),
        (4, MARGIN, "+4"),
        (-4.5, MARGIN, "−4.5"),
        (0.0, SHARE, ".000"),
        (0.6428, SHARE, ".643"),
        (1.0, SHARE, "1.000"),
        (0.48, RATE, "0.5"),
        (15.889, RATE, "15.9"),
    ],
)
def test_figure_is_written_as_in_a_box_score(value, column, text):
    assert figure(value, column) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.5, ".500"), (2 / 3, ".667"), (1.0, "1.000"), (0.0, ".000"), (None, "—")],
)
def test_share_is_written_with_three_digits(value, text):
    assert shown("{{ value|as_share }}", value=value) == text


def test_words_are_filled_and_escaped():
    phrase = words("points in {what}", what="<b>")

    assert shown("{{ phrase|in_words }}", phrase=phrase) == "points in &lt;b&gt;"


def test_chart_is_drawn_as_it_is():
    chart = MarginChart("<svg></svg>", (), (), "")

    assert shown("{{ chart|drawn }}", chart=chart) == "<svg></svg>"


@pytest.mark.parametrize(("side", "mark"), [("home", "circle"), ("away", "rect")])
def test_key_is_round_for_home_and_square_for_away(side, mark):
    drawn = shown("{% chart_key colour side %}", colour=Colour(1, 2, 3), side=side)

    assert f"<{mark} " in drawn
    assert 'fill="#010203"' in drawn
