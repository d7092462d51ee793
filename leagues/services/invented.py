"""Players whom nobody has named yet: names and shirt numbers made up for them."""

import hashlib
from collections.abc import Collection, Iterator
from itertools import count
from typing import Final

# their counts share no factor, so that counting through both gives every pair once
_GIVEN_NAMES: Final = """
Theo Marta Owen Ines Kofi Lena Hugo Amara Felix Noor Jonas Priya Caleb Yuki Dario
Elsa Tomas Wren Idris Clara Mateo Hana Silas Odette Ravi Greta Emil Zadie Luca Maren
Otis Farah Niko Tessa Abel Linnea Rafe Selma Milo Daria Ezra Anouk Bram Kezia Leif
Pilar Stellan Uma
"""
_FAMILY_NAMES: Final = """
Brackwell Ostrander Finchley Amadi Thornbury Kessel Vantongeren Merriday Ashgrove
Lindqvist Palomar Wetherby Draycott Okonjo Silverton Harkness Brandreth Ferreday
Castellan Underhay Marchbank Tolliver Quennell Rosendal Pemberly Skarsund Holloway
Yarrow Dunmarsh Ivarsson Corbray Tamsin Welland Nakashiro Greaves Aldercott Bexford
Stroud Carmody Petrosian Lockridge Fenwright Zielinsky Hartnoll Bellamont Rusk
Oakhanger Saltmarsh Whitlam Dacosta Ellingham Murrow Kingsnorth Varga Thistlewood
Averill Pankhurst Jessamy Coldbrook Normandeau Haverstock
"""
_GIVEN: Final = tuple(_GIVEN_NAMES.split())
_FAMILY: Final = tuple(_FAMILY_NAMES.split())
_PAIRS: Final = len(_GIVEN) * len(_FAMILY)
_STRIDE: Final = 1013
_NUMBERS: Final = tuple(str(number) for number in range(100))


def invented_names(seed: str, taken: Collection[str]) -> Iterator[str]:
    """Yield names without end: none twice, and none of those that are taken.

    :param seed: the same gives the same names; another begins elsewhere.
    """
    start = _start(seed)
    for number in count():
        turn = start + number * _STRIDE
        name = f"{_GIVEN[turn % len(_GIVEN)]} {_FAMILY[turn % len(_FAMILY)]}"
        if number >= _PAIRS:
            name = f"{name} {number // _PAIRS + 1}"
        if name not in taken:
            yield name


def invented_numbers(seed: str, taken: Collection[str]) -> Iterator[str]:
    """Yield shirt numbers from 0 to 99: none twice, and none of those taken."""
    start = _start(seed)
    for number in range(len(_NUMBERS)):
        chosen = _NUMBERS[(start + number * 37) % len(_NUMBERS)]
        if chosen not in taken:
            yield chosen


def _start(seed: str) -> int:
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:4])
