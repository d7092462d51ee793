import pytest
from django.core.exceptions import ValidationError

from config.adapters import AccountAdapter


def test_address_of_254_characters_is_taken():
    address = "e" * 242 + "@example.org"

    assert AccountAdapter().clean_email(address) == address


def test_address_of_255_characters_is_refused():
    with pytest.raises(ValidationError) as caught:
        AccountAdapter().clean_email("e" * 243 + "@example.org")

    assert caught.value.messages == ["The address may have at most 254 characters."]
