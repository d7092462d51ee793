import pytest

from config.templatetags.apiwords import coded, with_breaks


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("A `slug` here.", "A <code>slug</code> here."),
        ("`a` and `b`", "<code>a</code> and <code>b</code>"),
        ("one ` alone", "one ` alone"),
        ("`<b>` & co", "<code>&lt;b&gt;</code> &amp; co"),
    ],
)
def test_words_between_backticks_are_code(text, marked):
    assert coded(text) == marked


def test_path_may_break_behind_its_slashes():
    assert with_breaks("/a/<b>/") == "/<wbr>a/<wbr>&lt;b&gt;/<wbr>"
