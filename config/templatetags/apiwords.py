"""Filters for the words of the API's schema."""

import re

from django import template
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

register = template.Library()

_CODE = re.compile(r"`([^`]+)`")


@register.filter
def coded(text: str) -> SafeString:
    """Return text with what stands between backticks marked as code."""
    marked = _CODE.sub(r"<code>\1</code>", escape(text))
    return mark_safe(marked)  # noqa: S308 - escaped before it was marked


@register.filter
def with_breaks(path: str) -> SafeString:
    """Return a path that may be broken behind each slash."""
    broken = escape(path).replace("/", "/<wbr>")
    return mark_safe(broken)  # noqa: S308 - escaped before it was broken
