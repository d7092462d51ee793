import pytest
from django.contrib.auth import authenticate
from django.core.exceptions import ValidationError
from django.core.management import call_command
from django.db import IntegrityError
from django.test import override_settings
from hypothesis import given
from hypothesis import strategies as st

from config.display import user_display
from config.models import User, validate_name


def test_user_is_stored_with_a_lower_case_address(db):
    user = User.objects.create_user(" Ann@Example.ORG ", "x", name="Ann")

    assert user.email == "ann@example.org"


def test_user_is_found_by_any_spelling_of_the_address(ann):
    assert User.objects.get_by_natural_key("ANN@example.org") == ann


def test_user_signs_in_by_any_spelling_of_the_address(ann, rf):
    request = rf.post("/")

    found = authenticate(request, email="ANN@Example.org", password="quarry-hill-7")

    assert found == ann


def test_user_with_the_same_address_is_refused(ann):
    with pytest.raises(IntegrityError):
        User.objects.create_user("ANN@EXAMPLE.ORG", "x", name="Another")


@pytest.mark.database
def test_database_refuses_an_address_in_upper_case(db):
    with pytest.raises(IntegrityError):
        User.objects.bulk_create([User(email="Ann@example.org", name="Ann")])


def test_user_needs_an_address(db):
    with pytest.raises(ValueError, match="needs an email address"):
        User.objects.create_user("", "x", name="Ann")


def test_user_is_named_by_the_chosen_name(ann):
    assert str(ann) == "Ann Baker"
    assert ann.get_full_name() == "Ann Baker"
    assert ann.get_short_name() == "Ann Baker"
    assert user_display(ann) == "Ann Baker"


def test_user_without_a_password_cannot_sign_in(db):
    user = User.objects.create_user("ann@example.org", name="Ann")

    assert user.has_usable_password() is False


def test_user_clean_brings_the_address_into_its_stored_form(db):
    user = User(email="Ann@Example.org", name="Ann", password="x")

    user.full_clean()

    assert user.email == "ann@example.org"


def test_superuser_may_do_everything(db):
    user = User.objects.create_superuser("root@example.org", "x", name="Root")

    assert (user.is_staff, user.is_superuser) == (True, True)
    assert user.has_perm("config.delete_user")


def test_password_is_hashed_with_argon2_in_production(db):
    with override_settings(
        PASSWORD_HASHERS=["django.contrib.auth.hashers.Argon2PasswordHasher"]
    ):
        user = User.objects.create_user("ann@example.org", "x", name="Ann")

    assert user.password.startswith("argon2$argon2id$")


@pytest.mark.parametrize(
    "name", ["Ann", "Zoë Ó’Brien", "山田 太郎", "שָׁלוֹם", "🏀", "O", "👩‍👩‍👧"]
)
def test_name_may_be_written_in_any_script(name):
    validate_name(name)


@pytest.mark.parametrize(
    "name", ["a\x00b", "a\nb", "a\u202eb", "\u2067a", "\u2028", "\ud800"]
)
def test_name_with_a_character_that_cannot_be_shown_is_refused(name):
    with pytest.raises(ValidationError) as caught:
        validate_name(name)

    assert caught.value.code == "unprintable"


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u0301", "\u3000", "\u2800"])
def test_name_that_shows_nothing_is_refused(name):
    with pytest.raises(ValidationError) as caught:
        validate_name(name)

    assert caught.value.code == "invisible"


def test_name_under_a_heap_of_accents_is_refused():
    with pytest.raises(ValidationError) as caught:
        validate_name("Z" + "\u0351" * 5)

    assert caught.value.code == "marks"


@given(
    st.text(
        st.characters(
            categories=["L", "N"], exclude_characters="\u115f\u1160\u3164\uffa0"
        ),
        min_size=1,
    )
)
def test_name_of_letters_and_digits_is_taken(name):
    validate_name(name)


@pytest.mark.django_db
def test_models_have_no_change_without_a_migration():
    call_command("makemigrations", "--check", "--dry-run", "-v", "0")
