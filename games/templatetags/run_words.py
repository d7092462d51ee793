"""Filters that say what a run is for, and for how long it has been at it."""

from django import template
from django.utils.formats import date_format
from django.utils.translation import gettext as _

from games.models import SimulationRun

register = template.Library()


@register.filter
def clock(seconds: int) -> str:
    """Return seconds as `0:07`, `12:30` or `1:02:03`."""
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours}:{minutes:02d}:{rest:02d}"
    return f"{minutes}:{rest:02d}"


@register.filter
def run_reach(run: SimulationRun) -> str:
    """Return what a run takes in."""
    if run.kind == SimulationRun.Kind.VERIFY:
        return _("every receipt")
    if run.until is not None:
        return _("to %(day)s") % {"day": date_format(run.until, "j M Y")}
    return run.get_reach_display()


@register.filter
def run_tag(run: SimulationRun) -> str:
    """Return the colour of the tag that names a run's state."""
    if run.is_active:
        return "live"
    if run.state == SimulationRun.State.STOPPED:
        return "warn"
    return "bad" if run.failed or run.is_promise_kept is False else "good"
