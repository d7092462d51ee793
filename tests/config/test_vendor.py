import hashlib
import json
from pathlib import Path

import pytest

import config

VENDOR = Path(config.__file__).parent / "static" / "vendor"
MANIFEST = json.loads((VENDOR / "manifest.json").read_text())


def test_manifest_names_every_file():
    named = {
        file for entry in MANIFEST for file in (entry["file"], entry["licence_file"])
    }

    assert {path.name for path in VENDOR.iterdir()} == named | {"manifest.json"}


@pytest.mark.parametrize("entry", MANIFEST, ids=lambda entry: entry["file"])
def test_vendored_file_is_the_one_that_the_manifest_names(entry):
    content = (VENDOR / entry["file"]).read_bytes()

    assert hashlib.sha256(content).hexdigest() == entry["sha256"]
    assert b"sourceMappingURL" not in content
