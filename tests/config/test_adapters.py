import pytest
from django import forms
from django.core.exceptions import ValidationError

from config.adapters import AccountAdapter
from config.models import User


def test_address_of_254_characters_is_taken():
    address = "e" * 242 + "@example.org"

    assert AccountAdapter().clean_email(address) == address


def test_address_of_255_characters_is_refused():
    with pytest.raises(ValidationError) as caught:
        AccountAdapter().clean_email("e" * 243 + "@example.org")

    assert caught.value.messages == ["The address may have at most 254 characters."]


@pytest.mark.parametrize("commit", [True, False])
def test_account_is_stored_only_where_that_is_asked_for(rf, db, commit):
    form = forms.Form()
    form.cleaned_data = {"email": "ann@example.org", "password1": "quarry-hill-7"}

    made = AccountAdapter().save_user(rf.post("/"), User(), form, commit=commit)

    assert (made.email, made.check_password("quarry-hill-7")) == (
        "ann@example.org",
        True,
    )
    assert User.objects.filter(email=made.email).exists() is commit
