"""What was done in a league, by whom and when."""

from typing import Final
from urllib.parse import urlencode

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from leagues.manage.frame import Managed, for_commissioner, show
from leagues.pages.deeds import NOUNS, deeds
from leagues.selectors import audit_entries, members_of

ENTRIES_A_PAGE: Final = 50


@require_safe
@for_commissioner
def audit(request: HttpRequest, managed: Managed) -> HttpResponse:
    """List what was done, the latest first: all, or about one thing, or by one member.

    What no filter knows is passed over.
    """
    noun, who = request.GET.get("about", ""), request.GET.get("by", "")
    people = [member.user for member in members_of(managed.league)]
    found = audit_entries(managed.league)
    chosen = {}
    if noun in NOUNS:
        found = found.filter(action__startswith=f"{noun}.")
        chosen["about"] = noun
    if who in {str(person.pk) for person in people}:
        found = found.filter(user=int(who))
        chosen["by"] = who
    part = Paginator(found, ENTRIES_A_PAGE).get_page(request.GET.get("page"))
    context = {
        "part": part,
        "deeds": deeds(part, managed.league.zone),
        "nouns": NOUNS.items(),
        "people": people,
        "chosen": chosen,
        "query": urlencode(chosen),
    }
    return show(request, managed, "leagues/manage/audit.html", "audit", context)
