"""The terminal as the commands see it: three streams, files, and what to refuse."""

import io
import os
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, TextIO

LONGEST_COMPLAINT: Final = 500
LONGEST_ENTRY: Final = 1000


class BadUse(Exception):
    """What was typed or handed over cannot be used; its text is one line."""


class Console:
    """Standard input, output and error.

    :param stdin: None where the process has none; likewise the others.
    """

    def __init__(
        self, stdin: TextIO | None, stdout: TextIO | None, stderr: TextIO | None
    ) -> None:
        self.stdin = stdin or io.StringIO()
        self.stdout = stdout or io.StringIO()
        self.stderr = stderr or io.StringIO()
        for stream in (self.stdin, self.stdout, self.stderr):
            # a letter that the terminal cannot show must not end the program
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")

    def say(self, text: str = "") -> None:
        """Write a line."""
        self.stdout.write(f"{text}\n")

    def ask(self, prompt: str) -> str | None:
        """Return what is typed behind a prompt, without blanks around it.

        :returns: None at the end of input.
        """
        self.stdout.write(prompt)
        self.stdout.flush()
        line = rest = self.stdin.readline(LONGEST_ENTRY)
        # the tail of an endless line is no answer of its own
        while rest and not rest.endswith("\n"):
            rest = self.stdin.readline(LONGEST_ENTRY)
        return line.strip() if line else None

    def complain(self, text: str) -> None:
        """Write one line to standard error, as far as anybody reads it."""
        with suppress(OSError, ValueError):
            self.stderr.write(f"{one_line(text)}\n")
            self.stderr.flush()

    def give_up_output(self) -> None:
        """Send the rest of the output nowhere, so that no later flush fails on it."""
        with suppress(OSError, ValueError):
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, self.stdout.fileno())
            os.close(nowhere)


def one_line(text: str) -> str:
    """Return a text as one line of printable letters, cut where it is too long."""
    joined = " ".join(text.split())
    shown = "".join(letter if letter.isprintable() else "�" for letter in joined)
    if len(shown) > LONGEST_COMPLAINT:
        return f"{shown[:LONGEST_COMPLAINT]} …"
    return shown


def read_file(path: str, limit: int) -> bytes:
    """Return what is in a file.

    :param limit: the greatest number of bytes.
    :raises BadUse: if it cannot be read or holds more.
    """
    try:
        with open(path, "rb") as file:
            content = file.read(limit + 1)
    except (OSError, ValueError) as error:
        raise BadUse(f"{path}: cannot be read: {reason_of(error)}") from error
    if len(content) > limit:
        raise BadUse(f"{path}: must be at most {limit:,} bytes")
    return content


def write_file(path: str, text: str) -> None:
    """Write a file whole or not at all.

    :raises BadUse: if it cannot be written; what was there before is still there.
    """
    target = Path(path)
    try:
        if target.exists() and not target.is_file():
            # a device or a pipe is written to, never replaced
            target.write_text(text, encoding="utf-8")
            return
        handle, name = tempfile.mkstemp(
            dir=target.parent, prefix=f".{target.name[:50]}"
        )
        try:
            with open(handle, "w", encoding="utf-8") as file:
                file.write(text)
            os.chmod(name, 0o666 & ~_umask())
            os.replace(name, target)
        except BaseException:
            os.unlink(name)
            raise
    except (OSError, ValueError) as error:
        raise BadUse(f"{path}: cannot be written: {reason_of(error)}") from error


def _umask() -> int:
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def reason_of(error: Exception) -> str:
    """Return the reason of a system error in a few words."""
    return (isinstance(error, OSError) and error.strerror) or str(error)


def text_table(rows: Sequence[Sequence[str]], indent: str = "") -> str:
    """Return rows as aligned columns, the first to the left, the others to the right.

    :param rows: of equal length, the headings first.
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for first, *others in rows:
        cells = [first.ljust(widths[0])]
        cells += [
            cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)
        ]
        lines.append(f"{indent}{'  '.join(cells)}".rstrip())
    return "\n".join(lines)
