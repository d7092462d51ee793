"""Takes the pictures of the documents anew.

``python -m scripts.screenshots [NAME]...``

A demo of its own is started in a temporary folder, its leagues played by a real
worker with foreseeable secrets, and a Chromium looks at the pages that
`scripts.pictures` lists. The browser set and ``HARDWOOD_CHROMIUM`` must be there:
`make screenshots` brings both.
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from scripts.pictures import FOLDER, Picture, chosen, too_large
from simulation.registry import rulesets

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

ROOT: Final = Path(__file__).resolve().parents[1]
ACCOUNTS: Final = {
    "commissioner": "commissioner@demo.example",
    "coach": "coach@demo.example",
}
PASSWORD: Final = "northern-boards"  # noqa: S105 (stands in the README)
START_SECONDS: Final = 280.0
PAGE_MILLISECONDS: Final = 15_000.0
#: How far down a page goes: the document itself is never shorter than the window.
PAGE_END: Final = """() => Math.max(
    ...[...document.body.children].map(one => one.getBoundingClientRect().bottom)
) + scrollY"""
STOP_SECONDS: Final = 20.0
IS_UP: Final = re.compile(r"^Hardwood is up at (\S+)")
#: What the demo says of each league in which nothing more happens.
IS_PLAYED: Final = re.compile(r" has (ended|played)\b")
#: Nothing that was pressed is still being fetched.
IS_SETTLED: Final = "() => !document.querySelector('.htmx-request')"
QUIET: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


class NoPictures(Exception):
    """The pictures cannot be taken; the message says why."""


def own_environment(env: Mapping[str, str], folder: Path) -> dict[str, str]:
    """Return the environment of a demo that lies in *folder* and nowhere else."""
    foreign = {"DATABASE_URL", "REDIS_URL", "EMAIL_URL", "DB_POOL_MAX", "PORT"}
    kept = {
        name: value
        for name, value in env.items()
        if name not in foreign and not name.startswith("HARDWOOD_")
    }
    return {
        **kept,
        "HARDWOOD_VAR": str(folder / "demo"),
        "DJANGO_SETTINGS_MODULE": "config.settings",
    }


def ready_address(lines: Iterator[str]) -> str:
    """Read what a demo says until all its leagues are played; return its address.

    :raises NoPictures: with the last line, if it ends before.
    """
    address, last = "", "It said nothing."
    to_play = len(rulesets())
    for line in lines:
        last = line.strip() or last
        found = IS_UP.match(line)
        if found:
            address = found[1].rstrip("/")
        elif address and IS_PLAYED.search(line):
            to_play -= 1
            if not to_play:
                return address
    raise NoPictures(f"The demo did not come up: {last}")


@contextmanager
def demo(folder: Path) -> Iterator[str]:
    """Run a demo in *folder* and give its address once its leagues are played."""
    process = subprocess.Popen(
        [sys.executable, "-m", "scripts.steady_demo"],
        cwd=ROOT,
        env=own_environment(os.environ, folder),
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None  # noqa: S101 (a pipe was asked for)
    # a demo that hangs is told to stop, which ends its lines
    limit = threading.Timer(START_SECONDS, process.send_signal, [signal.SIGINT])
    limit.start()
    try:
        address = ready_address(iter(process.stdout))
        limit.cancel()
        yield address
    finally:
        limit.cancel()
        process.send_signal(signal.SIGINT)
        process.stdout.close()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def take(browser: "Browser", address: str, picture: Picture) -> bytes:
    """Return a picture of a page, as PNG.

    :raises NoPictures: if the page is not there, or nothing of what is to be pressed.
    """
    from playwright.sync_api import Error

    context = browser.new_context(
        base_url=address,
        viewport={"width": picture.width, "height": picture.height},
        color_scheme=picture.theme,
        reduced_motion="reduce",
        locale="en-GB",
        timezone_id="Europe/London",
    )
    context.set_default_timeout(PAGE_MILLISECONDS)
    try:
        return _shot(_opened(context, picture), picture)
    except Error as error:
        reason = " ".join(str(error).split())
        raise NoPictures(f"{picture.name}: {picture.path}: {reason}") from error
    finally:
        context.close()


def _opened(context: "BrowserContext", picture: Picture) -> "Page":
    """Return the page, its reader signed in and everything pressed."""
    page = context.new_page()
    if picture.account:
        page.goto("/accounts/login/")
        page.get_by_label("Email").fill(ACCOUNTS[picture.account])
        page.get_by_label("Password").fill(PASSWORD)
        page.get_by_role("main").get_by_role("button", name="Sign in").click()
        page.wait_for_load_state()
    response = page.goto(picture.path)
    if response is None or not response.ok:
        status = "no answer" if response is None else str(response.status)
        raise NoPictures(f"{picture.name}: {picture.path} gave {status}.")
    for selector in picture.press:
        page.locator(selector).first.click()
        page.wait_for_load_state()
        page.wait_for_function(IS_SETTLED)
    return page


def _shot(page: "Page", picture: Picture) -> bytes:
    """Return the part of a page that the picture shows."""
    top = 0.0
    if picture.look:
        box = page.locator(picture.look).first.bounding_box()
        if box is None:
            raise NoPictures(f"{picture.name}: there is no {picture.look}.")
        top = box["y"]
    end: float = page.evaluate(PAGE_END)
    return page.screenshot(
        full_page=True,
        animations="disabled",
        clip={
            "x": 0,
            "y": top,
            "width": picture.width,
            "height": min(picture.height, end - top),
        },
    )


def take_all(address: str, pictures: Sequence[Picture], folder: Path) -> list[str]:
    """Take pictures into a folder; return in sentences which could not be taken."""
    from playwright.sync_api import sync_playwright

    failed = []
    chromium = os.environ.get("HARDWOOD_CHROMIUM") or None
    as_root = ("--no-sandbox",) if os.geteuid() == 0 else ()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=[*QUIET, *as_root]
        )
        for picture in pictures:
            try:
                content = take(browser, address, picture)
            except NoPictures as error:
                failed.append(str(error))
                continue
            (folder / picture.file).write_bytes(content)
            print(f"{picture.file}: {len(content):,} bytes", flush=True)
        browser.close()
    return failed


def main(names: Sequence[str]) -> int:
    """Take the named pictures, or all; return 1 where one failed or is too large."""
    try:
        pictures = chosen(names)
        FOLDER.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory() as folder, demo(Path(folder)) as address:
            failed = take_all(address, pictures, FOLDER)
    except (NoPictures, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    wrong = [*failed, *too_large(sorted(FOLDER.glob("*.png")))]
    for sentence in wrong:
        print(sentence, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
