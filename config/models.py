"""The account of a person, known by its email address."""

from typing import Any, ClassVar

from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
from django.contrib.auth.models import PermissionsMixin
from django.db import models
from django.db.models.functions import Lower
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from leagues.text import validate_line

NAME_LENGTH = 60


def validate_name(name: str) -> None:
    """Refuse names that cannot be shown as they stand, as for every line of text.

    :raises ValidationError: as :func:`leagues.text.validate_line`.
    """
    validate_line(name)


class UserManager(BaseUserManager["User"]):
    """Creates accounts; an email address is stored in lower case."""

    use_in_migrations = True

    def create_user(
        self, email: str, password: str | None = None, **fields: Any
    ) -> "User":
        """Store a new account; without a password nobody can sign in by one.

        :raises ValueError: without an email address.
        """
        if not email:
            raise ValueError("An account needs an email address.")
        user = self.model(email=email.strip().lower(), **fields)
        user.set_password(password)
        user.save(using=self._db)
        return user

    def create_superuser(
        self, email: str, password: str | None = None, **fields: Any
    ) -> "User":
        """Store an account that may do everything, the admin included."""
        return self.create_user(
            email, password, **{"is_staff": True, "is_superuser": True, **fields}
        )

    def get_by_natural_key(self, username: str | None) -> "User":
        """Return the account of an email address, however it is written.

        :raises User.DoesNotExist: if there is none.
        """
        return self.get(email=(username or "").strip().lower())


class User(AbstractBaseUser, PermissionsMixin):
    """A person who can sign in.

    The email address is private; pages show ``name``, which need not be unique.
    """

    email = models.EmailField(
        _("email address"),
        unique=True,
        error_messages={"unique": _("There is an account with this address.")},
    )
    name = models.CharField(
        _("name"),
        max_length=NAME_LENGTH,
        validators=[validate_name],
        help_text=_("Shown to others, for example as coach of a team."),
    )
    is_staff = models.BooleanField(
        _("staff"), default=False, help_text=_("May open the admin.")
    )
    is_active = models.BooleanField(
        _("active"),
        default=True,
        help_text=_("May sign in. Untick this instead of deleting an account."),
    )
    created_at = models.DateTimeField(_("created at"), default=timezone.now)

    objects: ClassVar[UserManager] = UserManager()

    USERNAME_FIELD = "email"
    EMAIL_FIELD = "email"
    REQUIRED_FIELDS: ClassVar[list[str]] = ["name"]

    class Meta:
        verbose_name = _("user")
        verbose_name_plural = _("users")
        ordering: ClassVar[list[str]] = ["email"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            # The unique column keeps equal addresses apart, this one any spelling.
            models.CheckConstraint(
                condition=models.Q(email=Lower("email")),
                name="config_user_email_lower",
                violation_error_message=_("Write the address in lower case."),
            ),
        ]

    def __str__(self) -> str:
        return self.name

    def clean(self) -> None:
        """Bring the email address into the form in which it is stored."""
        self.email = self.email.lower()

    def get_full_name(self) -> str:
        """Return the display name, as the admin asks for it."""
        return self.name

    def get_short_name(self) -> str:
        """Return the display name, as the admin asks for it."""
        return self.name
