"""The admin of accounts."""

from typing import TYPE_CHECKING, ClassVar

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin as StockUserAdmin
from django.contrib.auth.forms import AdminUserCreationForm, UserChangeForm
from django.utils.translation import gettext_lazy as _

from config.models import User

if TYPE_CHECKING:
    AddBase = AdminUserCreationForm[User]
    EditBase = UserChangeForm[User]
    AdminBase = StockUserAdmin[User]
else:
    AddBase = AdminUserCreationForm
    EditBase = UserChangeForm
    AdminBase = StockUserAdmin


class AddUserForm(AddBase):
    """A new account: address, name and password."""

    class Meta:
        model = User
        fields: ClassVar[list[str]] = ["email", "name"]


class EditUserForm(EditBase):
    """An account as it is; its password is changed on a page of its own."""

    class Meta:
        model = User
        fields = "__all__"
        field_classes: ClassVar[dict[str, type]] = {}


@admin.register(User)
class UserAdmin(AdminBase):
    """Accounts by e-mail address."""

    form = EditUserForm
    add_form = AddUserForm
    list_display = ("email", "name", "is_active", "is_staff", "created_at")
    list_filter = ("is_active", "is_staff", "is_superuser")
    search_fields = ("email", "name")
    ordering = ("email",)
    readonly_fields = ("last_login", "created_at")
    fieldsets = (
        (None, {"fields": ("email", "name", "password")}),
        (
            _("Rights"),
            {
                "fields": (
                    "is_active",
                    "is_staff",
                    "is_superuser",
                    "groups",
                    "user_permissions",
                )
            },
        ),
        (_("Dates"), {"fields": ("last_login", "created_at")}),
    )
    add_fieldsets = (
        (
            None,
            {"fields": ("email", "name", "usable_password", "password1", "password2")},
        ),
    )
