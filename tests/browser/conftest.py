"""A real browser against the real stack, started once for all of these tests.

Where there is no Chromium the tests are skipped; ``HARDWOOD_BROWSER=required`` makes
them fail instead. ``HARDWOOD_CHROMIUM`` names a Chromium that is not on the path.

Of the four ways to look at a page, two widths in two themes, each is looked at in two
that have both widths and both themes; which two differs from page to page.
``HARDWOOD_LOOKS=all`` takes all four.
"""

import importlib.util
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PASSWORD = "quarry-hill-7"
ROOT_EMAIL = "root@example.org"
#: The ids of the widths and the themes.
LOOKS = {"1280", "390", "light", "dark"}


def find_chromium() -> str | None:
    """Return the path of a Chromium on this machine."""
    names = (os.environ.get("HARDWOOD_CHROMIUM", ""), *NAMES)
    found = (shutil.which(name) for name in names if name)
    return next((path for path in found if path), None)


def missing() -> str | None:
    """Return what these tests lack, in a sentence, or None if nothing."""
    if importlib.util.find_spec("pytest_playwright") is None:
        return "The browser set of packages is not installed."
    if find_chromium() is None:
        return "No Chromium found: install one, or name it in HARDWOOD_CHROMIUM."
    return None


def is_looked_at(item: pytest.Item) -> bool:
    """Tell whether this width and theme are one of the two for the test's page."""
    if not isinstance(item, pytest.Function) or not hasattr(item, "callspec"):
        return True
    parameters = dict(item.callspec.params)
    if not {"width", "scheme"} <= set(parameters):
        return True
    is_wide, is_light = parameters["width"] == 1280, parameters["scheme"] == "light"
    page = [part for part in item.callspec.id.split("-") if part not in LOOKS]
    is_crossed = crc32("-".join([item.nodeid.split("[")[0], *page]).encode()) % 2 == 1
    return (is_wide == is_light) != is_crossed


def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> None:
    """Leave out two of the four ways to look at each page."""
    if os.environ.get("HARDWOOD_LOOKS") == "all":
        return
    left_out = [item for item in items if not is_looked_at(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if is_looked_at(item)]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip without a browser, or fail where one is required."""
    reason = missing()
    if reason is None:
        return
    if os.environ.get("HARDWOOD_BROWSER") == "required":
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Start the machine's own Chromium, which asks nobody for anything."""
    quiet = (
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
    )
    as_root = ("--no-sandbox",) if os.geteuid() == 0 else ()
    return {"executable_path": find_chromium(), "args": [*quiet, *as_root]}


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The variables of the stack: a folder of its own and nothing else of ours."""
    unwanted = {"DATABASE_URL", "REDIS_URL", "EMAIL_URL", "PORT"}
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in unwanted and not name.startswith("HARDWOOD_")
    }
    return {
        **kept,
        "HARDWOOD_VAR": str(tmp_path_factory.mktemp("var")),
        "DJANGO_SETTINGS_MODULE": "config.settings",
    }


@pytest.fixture(scope="session")
def address(environment: dict[str, str]) -> Iterator[str]:
    """The address of the running site, without a slash at its end."""
    process = subprocess.Popen(
        [sys.executable, "manage.py", "up", "--port", "0"],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Hardwood is up at "), line
    subprocess.run(
        [sys.executable, "manage.py", "createsuperuser", "--noinput"],
        cwd=ROOT,
        env={
            **environment,
            "DJANGO_SUPERUSER_EMAIL": ROOT_EMAIL,
            "DJANGO_SUPERUSER_NAME": "Root",
            "DJANGO_SUPERUSER_PASSWORD": PASSWORD,
        },
        stdout=subprocess.DEVNULL,
        check=True,
    )
    yield line.split()[4].rstrip("/")
    process.send_signal(signal.SIGINT)
    assert process.wait(10) == 0
    process.stdout.close()


@pytest.fixture(scope="session")
def sign_in(address: str) -> Callable[..., None]:
    """Fill in and send the sign-in form."""

    def fill(page: Any, email: str, password: str = PASSWORD) -> None:
        page.goto(f"{address}/accounts/login/")
        page.get_by_label("Email").fill(email)
        page.get_by_label("Password").fill(password)
        page.get_by_role("main").get_by_role("button", name="Sign in").click()

    return fill


@pytest.fixture(scope="session")
def root_state(browser: Any, sign_in: Callable[..., None]) -> Any:
    """The cookies of a reader who is signed in and may do everything."""
    context = browser.new_context()
    page = context.new_page()
    sign_in(page, ROOT_EMAIL)
    state = context.storage_state()
    context.close()
    return state


@pytest.fixture(scope="session")
def expect():
    """What waits for a page to become so, where `assert` would look once."""
    from playwright.sync_api import expect

    return expect


@pytest.fixture(params=[1280, 390])
def width(request):
    """How wide the window is."""
    return request.param


@pytest.fixture(params=["light", "dark"])
def scheme(request):
    """Which theme the system asks for."""
    return request.param


@pytest.fixture(scope="module")
def reader(browser, address):
    """Give a reader of this width, theme and account, who keeps his cache."""
    readers = {}

    def find(width, scheme, state):
        key = (width, scheme, id(state))
        if key not in readers:
            readers[key] = browser.new_context(
                base_url=address,
                viewport={"width": width, "height": 800},
                color_scheme=scheme,
                storage_state=state,
            )
        return readers[key]

    yield find
    for context in readers.values():
        context.close()


@pytest.fixture
def open_page(reader, width, scheme):
    """Open a page as a reader of this width and theme; tell what went wrong."""
    pages = []

    def visit(path, state=None):
        page = reader(width, scheme, state).new_page()
        pages.append(page)
        said = []
        page.on("console", lambda message: said.append(message))
        page.on("pageerror", lambda error: said.append(error))
        response = page.goto(path)
        return page, response.status, said

    yield visit
    for page in pages:
        page.close()


@pytest.fixture(scope="session")
def leagues(address: str, environment: dict[str, str]) -> None:
    """Leagues of every kind on the running site, their games played by its worker."""
    subprocess.run(
        [sys.executable, "-m", "tests.browser.leagues"],
        cwd=ROOT,
        env=environment,
        check=True,
    )
