"""Team colours, badges, court tokens and chart colours, by the identity's rules."""

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leagues.badges import (
    ALIKE_BELOW,
    CHART_LUMINANCE_MAX,
    CHART_LUMINANCE_MIN,
    DARK,
    SPARE_BLUE,
    SPARE_ORANGE,
    WHITE,
    ChartPair,
    Colour,
    ColourError,
    PairRule,
    Side,
    TeamColours,
    badge_svg,
    chart_colour,
    chart_pair,
    contrast_ratio,
    distance,
    key_svg,
    letters_colour,
    parse_colour,
    relative_luminance,
    strongest_on,
    token_svg,
    xml_text,
)

SVG = "{http://www.w3.org/2000/svg}"
LIGHT_PANEL, DARK_PANEL = "#ffffff", "#201e1b"
CODES = {
    "PCH": ("#1b3b6f", "#a9d2ef"),
    "SAL": ("#5b2a6e", "#f2b632"),
    "THO": ("#1f5132", "#d8c27a"),
    "FEN": ("#20242b", "#c9ced6"),
    "BRK": ("#b5371c", "#f6e3bd"),
    "KVK": ("#f0c419", "#1d1d1b"),
    "GPP": ("#0e7490", "#e8f6f8"),
    "OLD": ("#8a5a1f", "#f3ead9"),
    "TID": ("#d9d4c7", "#7a1f2b"),
    "QUA": ("#6b7280", "#111827"),
}
colours = st.builds(
    Colour, st.integers(0, 255), st.integers(0, 255), st.integers(0, 255)
)
teams = st.builds(TeamColours, colours, colours)


def parsed(svg):
    return ElementTree.fromstring(svg)  # noqa: S314 - our own drawing


def colour(text):
    return parse_colour(text, field="colour")


def team(code):
    first, second = CODES[code]
    return TeamColours(colour(first), colour(second))


@given(colours)
def test_parse_colour_reads_what_a_colour_writes(any_colour):
    assert colour(str(any_colour)) == any_colour


def test_parse_colour_takes_capitals():
    assert colour("#A9D2EF") == Colour(0xA9, 0xD2, 0xEF)


@pytest.mark.parametrize(
    "text",
    ["", "#fff", "17574f", "#17574g", " #17574f", "#17574f\n", "#\uff117574f", "red"],
)
def test_parse_colour_names_the_field_and_what_would_be_right(text):
    with pytest.raises(ColourError) as caught:
        parse_colour(text, field="first_colour")

    assert caught.value.field == "first_colour"
    assert str(caught.value) == (
        f"first_colour: “{text}” is no colour. Write # and six digits from 0 to f,"
        " such as #17574f."
    )


def test_parse_colour_shows_the_beginning_of_a_long_text():
    with pytest.raises(ColourError) as caught:
        parse_colour("x" * 9999, field="first_colour")

    assert caught.value.reason.startswith(f"“{'x' * 20}…” is no colour.")


@pytest.mark.parametrize(
    ("one", "other", "ratio"),
    [
        ("#000000", "#ffffff", 21.0),
        ("#ffffff", "#000000", 21.0),
        ("#777777", "#ffffff", 4.48),
        ("#767676", "#ffffff", 4.54),
        ("#0000ff", "#0000ff", 1.0),
    ],
)
def test_contrast_ratio_is_that_of_wcag(one, other, ratio):
    assert round(contrast_ratio(colour(one), colour(other)), 2) == ratio


@pytest.mark.parametrize("code", [*CODES])
def test_letters_are_those_of_the_sample_teams(code):
    first, second = CODES[code]

    expected = "#ffffff" if code == "QUA" else second
    assert str(letters_colour(TeamColours(colour(first), colour(second)))) == expected


def test_letters_turn_dark_on_a_light_badge_with_a_light_ring():
    pale = TeamColours(colour("#f6e3bd"), colour("#ffffff"))

    assert letters_colour(pale) == DARK


@given(colours)
def test_strongest_on_can_always_be_read(ground):
    assert contrast_ratio(strongest_on(ground), ground) >= 4.3


def test_strongest_on_is_white_on_black_and_dark_on_white():
    assert (strongest_on(Colour(0, 0, 0)), strongest_on(WHITE)) == (WHITE, DARK)


@pytest.mark.parametrize(
    ("badge", "chart"),
    [
        ("#b5371c", "#bc3e23"),
        ("#1b3b6f", "#476aa2"),
        ("#1f5132", "#427352"),
        ("#e8f6f8", "#889496"),
        ("#20242b", "#646971"),
        ("#f0c419", "#b78c00"),
        ("#2f6fb3", "#2f6fb3"),
        ("#c2410c", "#c2410c"),
    ],
)
def test_chart_colour_is_that_of_the_samples(badge, chart):
    assert str(chart_colour(colour(badge))) == chart


@given(colours)
def test_chart_colour_serves_both_themes(any_colour):
    drawn = chart_colour(any_colour)

    luminance = relative_luminance(drawn)
    assert CHART_LUMINANCE_MIN <= luminance <= CHART_LUMINANCE_MAX
    assert contrast_ratio(drawn, colour(LIGHT_PANEL)) >= 3
    assert contrast_ratio(drawn, colour(DARK_PANEL)) >= 3
    assert chart_colour(drawn) == drawn


@pytest.mark.parametrize(
    ("home", "away", "apart", "drawn", "rule"),
    [
        ("BRK", "PCH", 0.25, ("#bc3e23", "#476aa2"), PairRule.FIRST),
        ("THO", "GPP", 0.10, ("#427352", "#889496"), PairRule.SECOND),
        ("FEN", "QUA", 0.03, ("#646971", "#c2410c"), PairRule.SPARE_ORANGE),
        ("KVK", "OLD", 0.14, ("#b78c00", "#2f6fb3"), PairRule.SPARE_BLUE),
    ],
)
def test_chart_pair_is_that_of_the_samples(home, away, apart, drawn, rule):
    pair = chart_pair(team(home), team(away))

    assert round(pair.distance, 2) == apart
    assert pair == ChartPair(colour(drawn[0]), colour(drawn[1]), rule, pair.distance)


@given(teams, teams)
def test_chart_pair_never_changes_the_home_team_and_can_be_told_apart(home, away):
    pair = chart_pair(home, away)

    assert pair.home == chart_colour(home.first)
    spare = pair.rule is PairRule.SPARE_ORANGE
    assert distance(pair.home, pair.away) >= (0.13 if spare else ALIKE_BELOW)


def test_spare_colours_need_no_change_in_charts():
    spares = (SPARE_BLUE, SPARE_ORANGE)

    assert tuple(chart_colour(spare) for spare in spares) == spares


def test_badge_of_a_named_team_reads_as_the_sample():
    drawn = badge_svg("BRK", team("BRK"), size=56, title="Brackenridge Foxes")

    assert drawn == (
        '<svg xmlns="http://www.w3.org/2000/svg" class="hw-badge hw-badge-l" width="56"'
        ' height="56" viewBox="0 0 40 40" role="img">'
        "<title>Brackenridge Foxes</title>"
        '<circle cx="20" cy="20" r="19" fill="#f6e3bd"/>'
        '<circle class="rim" cx="20" cy="20" r="19" fill="none" stroke="#857c6f"/>'
        '<circle cx="20" cy="20" r="15" fill="#b5371c"/>'
        '<text font-family="Inter, system-ui, sans-serif" font-weight="750"'
        ' font-size="13" letter-spacing="-.4" text-anchor="middle" x="20" y="24.6"'
        ' fill="#f6e3bd">BRK</text></svg>'
    )


def test_badge_beside_its_code_is_a_small_ornament_without_letters():
    drawn = badge_svg("BRK", team("BRK"))

    assert drawn == (
        '<svg xmlns="http://www.w3.org/2000/svg" class="hw-badge" width="20"'
        ' height="20" viewBox="0 0 40 40" aria-hidden="true">'
        '<circle cx="20" cy="20" r="19" fill="#f6e3bd"/>'
        '<circle class="rim" cx="20" cy="20" r="19" fill="none" stroke="#857c6f"/>'
        '<circle cx="20" cy="20" r="14.5" fill="#b5371c"/></svg>'
    )


@pytest.mark.parametrize(("size", "texts"), [(27, 0), (28, 1)])
def test_badge_has_letters_from_28_pixels(size, texts):
    drawn = parsed(badge_svg("BRK", team("BRK"), size=size))

    assert len(drawn.findall(f"{SVG}text")) == texts


@pytest.mark.parametrize(
    ("code", "squeezed"),
    [
        ("BRK", None),
        ("WWW", "27"),
        ("LION", "27"),
        ("VIII", None),
        ("北京", None),
        ("北京队", "27"),
    ],
)
def test_badge_squeezes_a_code_that_is_too_wide(code, squeezed):
    drawn = parsed(badge_svg(code, team("BRK"), size=56))

    assert drawn.find(f"{SVG}text").get("textLength") == squeezed


@given(code=st.text(max_size=6), title=st.text(min_size=1), size=st.integers(8, 200))
def test_badge_is_well_formed_whatever_the_names(code, title, size):
    drawn = parsed(badge_svg(code, team("QUA"), size=size, title=title))

    assert [part.tag for part in drawn if part.tag == f"{SVG}title"] == [f"{SVG}title"]
    assert [
        part.attrib for part in drawn.iter() if {"style", "id"} & {*part.attrib}
    ] == []


def test_names_cannot_leave_their_element():
    drawn = badge_svg(
        "<b>", team("BRK"), size=56, title="</title><script>alert('&\"')</script>\0"
    )

    root = parsed(drawn)
    assert root.find(f"{SVG}text").text == "<b>"
    assert root.find(f"{SVG}title").text == (
        "</title><script>alert('&\"')</script>\ufffd"
    )


def test_xml_text_serves_attributes_and_replaces_what_xml_cannot_hold():
    assert xml_text("a\"b'c\ud800\x0b&\n") == "a&quot;b&#x27;c\ufffd\ufffd&amp;\n"


def test_token_of_the_home_team_is_round():
    drawn = token_svg("4", team("BRK"), Side.HOME, x=527, y=216, title="BRK 4 PG")

    assert drawn == (
        '<g class="c-token" transform="translate(527 216)"><title>BRK 4 PG</title>'
        '<circle r="20" class="edge"/><circle r="18.2" fill="#f6e3bd"/>'
        '<circle r="14.8" fill="#b5371c"/>'
        '<text y="5.6" font-size="15.5" fill="#ffffff">4</text></g>'
    )


def test_token_of_the_away_team_is_square_and_fades_when_unbalanced():
    drawn = token_svg(
        "2",
        team("SAL"),
        Side.AWAY,
        x=573,
        y=216,
        title="SAL 2 PG, unbalanced",
        is_unbalanced=True,
    )

    assert drawn == (
        '<g class="c-token off" transform="translate(573 216)">'
        "<title>SAL 2 PG, unbalanced</title>"
        '<rect x="-18.4" y="-18.4" width="36.8" height="36.8" rx="6.8" class="edge"/>'
        '<rect x="-16.7" y="-16.7" width="33.4" height="33.4" rx="6.2" fill="#f2b632"/>'
        '<rect x="-13.6" y="-13.6" width="27.2" height="27.2" rx="5.0" fill="#5b2a6e"/>'
        '<text y="5.6" font-size="15.5" fill="#ffffff">2</text></g>'
    )


def test_token_wears_a_halo_when_active_and_holds_the_ball():
    drawn = token_svg(
        "104",
        team("TID"),
        Side.HOME,
        x=0,
        y=-5,
        title="TID 104 & ball",
        is_active=True,
        has_ball=True,
    )

    assert drawn == (
        '<g class="c-token" transform="translate(0 -5)"><title>TID 104 &amp; ball'
        '</title><circle r="24" class="halo"/><circle r="20" class="edge"/>'
        '<circle r="18.2" fill="#7a1f2b"/><circle r="14.8" fill="#d9d4c7"/>'
        '<text y="5.6" font-size="15.5" textLength="22"'
        ' lengthAdjust="spacingAndGlyphs" fill="#14110d">104</text>'
        '<g transform="translate(17 14)"><circle class="ball" r="7.5"/>'
        '<path d="M-7.5 0H7.5M0 -7.5V7.5" stroke="#1b1610" stroke-width="1"/></g></g>'
    )


def test_key_marks_home_with_a_dot_and_away_with_a_square():
    frame = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="14" height="14"'
        ' viewBox="0 0 14 14" aria-hidden="true">'
    )

    assert key_svg(SPARE_BLUE, Side.HOME) == (
        f'{frame}<circle cx="7" cy="7" r="5.5" fill="#2f6fb3"/></svg>'
    )
    assert key_svg(SPARE_ORANGE, Side.AWAY) == (
        f'{frame}<rect x="1.5" y="1.5" width="11" height="11" rx="1.5"'
        ' fill="#c2410c"/></svg>'
    )
