"""A box score with players is entered by hand: by keyboard, with and without script."""

import pytest

from simulation.protocol import SIDE_SLOTS
from tests.browser.soundness import complaints, require_sound
from tests.games.handwritten import QUICK, RULES, game_box

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("leagues")]

RESULT = "/leagues/hardcourt/games/{}/result/?as=box"


def row_names(page, side):
    """Return what the names of the cells of a side's rows begin with, by place."""
    names = page.locator(f"input[name^={side}_p][name$=_sec]").evaluate_all(
        "cells => cells.map(cell => cell.name)"
    )
    return [name.removesuffix("sec") for name in names]


def figures(page):
    """Return a real game as it is typed, by the cells of the page."""
    lines = RULES.score_sheet.written(game_box(), RULES.check_options(QUICK))
    typed = {}
    for side, (name, letter) in enumerate(
        zip(("home", "away"), SIDE_SLOTS, strict=True)
    ):
        for number, points in enumerate(game_box().periods, 1):
            typed[f"{name}_period{number}"] = str(points[side])
        typed[f"{name}_team_tov"] = str(lines[letter]["team_tov"])
        for place, row in enumerate(row_names(page, name), 1):
            line = dict(lines.get(f"{letter}{place}", {}))
            seconds, starts = line.pop("sec", None), line.pop("gs", 0)
            typed |= {f"{row}{key}": str(figure) for key, figure in line.items()}
            typed[f"{row}gs"] = bool(starts)
            if seconds is not None:
                typed[f"{row}sec"] = f"{seconds // 60}:{seconds % 60:02}"
    return typed


def fill(page, typed):
    """Fill the sheet in."""
    for name, text in typed.items():
        cell = page.locator(f"[name={name}]")
        if isinstance(text, bool):
            cell.set_checked(text)
        else:
            cell.fill(text)


def focused(page):
    return page.evaluate("document.activeElement.name")


def test_sheet_is_sound_blank_and_with_faults(open_page, root_state):
    page, status, said = open_page(RESULT.format(1), root_state)
    assert status == 200
    require_sound(page)
    assert complaints(said, status) == []
    fill(page, figures(page))
    first, second = row_names(page, "away")[:2]
    page.locator(f"[name={first}sec]").fill("12:75")

    page.get_by_role("button", name="Save the result").click()
    page.get_by_text("Write minutes and seconds as 12:30").first.wait_for()
    require_sound(page)
    page.locator(f"[name={first}sec]").fill("0:30")
    page.locator(f"[name={second}ftm]").fill("50")
    page.get_by_role("button", name="Save the result").click()

    page.get_by_text("The box score does not add up.").wait_for()
    require_sound(page)


def test_names_stay_in_sight_while_figures_are_scrolled(open_page, root_state, width):
    page, _status, _said = open_page(RESULT.format(1), root_state)
    last = page.locator("input[name^=away_p][name$=_pf]").first
    name = page.locator(".hw-grid tbody th").first

    last.focus()

    assert name.bounding_box()["x"] >= 0
    figure = last.bounding_box()
    assert 0 <= figure["x"] <= width - figure["width"]


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_box_score_is_mended_and_kept(browser, address, sign_in, expect, script):
    context = browser.new_context(base_url=address, java_script_enabled=script)
    page = context.new_page()
    sign_in(page, "root@example.org")
    page.goto(RESULT.format(2 if script else 3))
    typed = figures(page)
    first = row_names(page, "home")[0]
    right = typed[f"{first}ftm"]
    fill(page, {**typed, f"{first}ftm": "44"})
    page.get_by_role("button", name="Save the result").click()

    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("free throws made (44) cannot be more than")
    expect(page.locator(f"[name={first}sec]")).to_have_value(typed[f"{first}sec"])
    page.locator(f"[name={first}ftm]").fill(right)
    page.get_by_role("button", name="Save the result").click()

    expect(page.locator("#made")).to_contain_text("Box score entered, by Root")
    home, away = game_box().score
    expect(page.get_by_role("status")).to_contain_text(f"{away}–{home}.")
    context.close()


def test_arrows_and_enter_go_through_the_grid(open_page, root_state):
    page, _status, _said = open_page(RESULT.format(4), root_state)
    first, second = row_names(page, "away")[:2]
    page.locator(f"[name={first}sec]").focus()

    steps = []
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "Enter", "ArrowLeft", "Tab"):
        page.keyboard.press(key)
        steps.append(focused(page))

    assert steps == [
        f"{second}sec",
        f"{second}fgm",
        f"{first}fgm",
        f"{first}fga",
        f"{first}fgm",
        f"{first}fga",
    ]
