"""What a machine can tell of a page that is open in a browser."""

CLIPPED = """
() => [...document.querySelectorAll("h1, h2, p, dd, label, .btn, .hw-tag, .hw-card")]
    .filter(one => !one.matches(".visually-hidden")
        && getComputedStyle(one).overflowX !== "visible"
        && one.scrollWidth > one.clientWidth + 1)
    .map(one => one.outerHTML.slice(0, 120))
"""
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"


def complaints(said, status):
    """Return the console's errors and warnings, but that an error page is one."""
    expected = "Failed to load resource: the server responded with a status of"
    texts = [
        getattr(one, "text", str(one))
        for one in said
        if getattr(one, "type", "error") in {"error", "warning"}
    ]
    return [text for text in texts if status < 400 or not text.startswith(expected)]


def serious_violations(page):
    """Return what axe finds serious or critical."""
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page).response["violations"]
    return [
        (one["id"], [node["html"] for node in one["nodes"]])
        for one in found
        if one["impact"] in {"serious", "critical"}
    ]


def require_sound(page):
    """Nothing sideways, nothing clipped, nothing that axe finds serious."""
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(CLIPPED) == []
    assert serious_violations(page) == []
