from config.forms import NameForm


def test_name_is_stripped():
    form = NameForm({"name": "  Ann Baker "})

    assert form.is_valid()
    assert form.cleaned_data == {"name": "Ann Baker"}


def test_name_too_long_is_refused():
    form = NameForm({"name": "n" * 61})

    assert form.errors == {
        "name": ["Ensure this value has at most 60 characters (it has 61)."]
    }


def test_name_is_given_to_the_account(ann, rf):
    form = NameForm({"name": "Ann B."})
    form.is_valid()

    form.signup(rf.post("/"), ann)

    ann.refresh_from_db()
    assert ann.name == "Ann B."
