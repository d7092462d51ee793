"""Files are written whole or not at all, tables are aligned."""

import io
import os
import stat

import pytest

from simulation.commands.console import (
    BadUse,
    Console,
    one_line,
    read_file,
    text_table,
    write_file,
)


def test_answer_is_what_was_typed_without_blanks():
    console = Console(io.StringIO("  a b \n\n"), io.StringIO(), io.StringIO())

    answers = [console.ask("? ") for _ in range(3)]

    assert answers == ["a b", "", None]
    assert console.stdout.getvalue() == "? ? ? "


def test_complaint_that_nobody_reads_is_dropped():
    stderr = io.StringIO()
    stderr.close()

    Console(None, None, stderr).complain("nobody hears")


def test_output_without_a_file_is_given_up_silently():
    Console(None, io.StringIO(), None).give_up_output()


def test_line_is_printable_and_short():
    assert one_line("a\n b\tc\x07") == "a b c�"
    assert one_line("x" * 501) == f"{'x' * 500} …"


def test_file_is_written_over_with_the_usual_rights(tmp_path):
    path = tmp_path / "a.json"
    path.write_text("old")

    write_file(str(path), "new")

    mask = os.umask(0)
    os.umask(mask)
    assert path.read_text() == "new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o666 & ~mask
    assert list(tmp_path.iterdir()) == [path]


def test_device_is_written_to_and_stays_a_device():
    write_file("/dev/null", "text")

    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)


def test_text_that_cannot_be_encoded_leaves_the_old_file(tmp_path):
    path = tmp_path / "a.json"
    path.write_text("old")

    with pytest.raises(BadUse, match="cannot be written: 'utf-8' codec can't encode"):
        write_file(str(path), "\ud800")

    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("path", ["", ".", "/no/such/folder/a", "a\0b"])
def test_path_that_cannot_be_written_is_refused(path):
    with pytest.raises(BadUse, match="cannot be written"):
        write_file(path, "text")


def test_file_of_the_greatest_size_is_read(tmp_path):
    path = tmp_path / "a"
    path.write_bytes(b"12345")

    assert read_file(str(path), 5) == b"12345"
    with pytest.raises(BadUse, match="must be at most 4 bytes"):
        read_file(str(path), 4)


def test_table_aligns_names_left_and_numbers_right():
    table = text_table([["name", "n"], ["a", "10"], ["longer", "5"]], indent="  ")

    assert table == "  name     n\n  a       10\n  longer   5"
