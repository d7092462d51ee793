"""A league's members."""

from collections.abc import Callable
from functools import partial
from typing import Final

from django.contrib import messages
from django.core.exceptions import BadRequest
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from leagues import services
from leagues.forms.members import NewMemberForm, RemovalForm, RoleForm
from leagues.forms.refusals import ManageForm
from leagues.manage.frame import Managed, for_commissioner, show
from leagues.models import Membership
from leagues.selectors import is_latest_deed, members_of

SECTION: Final = "members"


@require_http_methods(["GET", "HEAD", "POST"])
@for_commissioner
def members(request: HttpRequest, managed: Managed) -> HttpResponse:
    """List the members, and add one by the e-mail address of an account."""
    form = NewMemberForm(
        request.POST if request.method == "POST" else None,
        initial={"role": Membership.Role.COACH},
    )
    if form.is_bound and form.is_valid():
        add = partial(
            services.add_member,
            managed.league,
            actor=managed.actor,
            **form.cleaned_data,
        )
        member = form.attempt(add)
        if member is not None:
            said = _("%(member)s is a member.") % {"member": member.user}
            messages.success(request, said)
            return redirect("manage-members", managed.league.slug)
    return _members_page(request, managed, form)


@require_http_methods(["GET", "HEAD", "POST"])
@for_commissioner
def member(request: HttpRequest, managed: Managed, number: int) -> HttpResponse:
    """Give a member another role, or end the membership."""
    found = members_of(managed.league).filter(pk=number).first()
    if found is None:
        # Pressed twice: the first one has ended it.
        is_second = request.POST.get("action") == "remove" and is_latest_deed(
            managed.league, managed.actor, "member.removed"
        )
        if not is_second:
            raise Http404
        return redirect("manage-members", managed.league.slug)
    if request.method != "POST":
        return redirect("manage-members", managed.league.slug)
    action = request.POST.get("action")
    if action not in ("role", "remove"):
        raise BadRequest
    form: ManageForm
    act: Callable[..., object]
    if action == "role":
        form = RoleForm(request.POST)
        act = partial(services.change_role, found, actor=managed.actor)
    else:
        form = RemovalForm(request.POST)
        act = partial(services.remove_member, found, actor=managed.actor)
    if form.is_valid():
        form.attempt(partial(act, **form.cleaned_data))
    if form.errors:
        return _members_page(request, managed, NewMemberForm(), (found.pk, form))
    messages.success(request, _("Saved."))
    if found.user_id == managed.actor.pk:
        return redirect("league", managed.league.slug)
    return redirect("manage-members", managed.league.slug)


def _members_page(
    request: HttpRequest,
    managed: Managed,
    form: NewMemberForm,
    refused: tuple[int, ManageForm] | None = None,
) -> HttpResponse:
    """Show the members; `refused` is a form that was sent for one of them."""
    rows = [
        (item, _role_form(item), _removal_form(item))
        for item in members_of(managed.league)
    ]
    status = form.status if refused is None else refused[1].status
    return show(
        request,
        managed,
        "leagues/manage/members.html",
        SECTION,
        {"rows": rows, "form": form, "refused": refused and refused[1]},
        status=status,
    )


def _role_form(member: Membership) -> RoleForm:
    initial = {"version": member.version, "role": member.role}
    return RoleForm(initial=initial, auto_id=f"id_{member.pk}_%s")


def _removal_form(member: Membership) -> RemovalForm:
    return RemovalForm(
        initial={"version": member.version}, auto_id=f"id_remove_{member.pk}_%s"
    )
