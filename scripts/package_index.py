"""Where packages come from, and which settings of the shell reach the installers.

A machine may reach packages only through an index named in its pip configuration; pip
finds that by itself, uv does not read it. All other pip and uv settings of the shell
(a target folder, a ban on wheels, extra constraints) would change what is installed
and are left out.
"""

import ast
import os
import ssl
import subprocess
import sys
from collections.abc import Mapping

KEPT_PIP_SETTINGS = frozenset(
    {
        "PIP_CACHE_DIR",
        "PIP_CERT",
        "PIP_CLIENT_CERT",
        "PIP_CONFIG_FILE",
        "PIP_DEFAULT_TIMEOUT",
        "PIP_EXTRA_INDEX_URL",
        "PIP_FIND_LINKS",
        "PIP_INDEX_URL",
        "PIP_KEYRING_PROVIDER",
        "PIP_NO_INDEX",
        "PIP_PROXY",
        "PIP_RETRIES",
        "PIP_TIMEOUT",
        "PIP_TRUSTED_HOST",
    }
)
KEPT_UV_SETTINGS = frozenset(
    {
        "UV_CACHE_DIR",
        "UV_CONFIG_FILE",
        "UV_DEFAULT_INDEX",
        "UV_EXTRA_INDEX_URL",
        "UV_FIND_LINKS",
        "UV_HTTP_TIMEOUT",
        "UV_INDEX",
        "UV_INDEX_STRATEGY",
        "UV_INDEX_URL",
        "UV_INSECURE_HOST",
        "UV_KEYRING_PROVIDER",
        "UV_LINK_MODE",
        "UV_OFFLINE",
        "UV_SYSTEM_CERTS",
    }
)
# pip's key → the variable by which uv is told the same.
UV_EQUIVALENTS = {
    "index-url": "UV_DEFAULT_INDEX",
    "cert": "SSL_CERT_FILE",
    "proxy": "ALL_PROXY",
    "trusted-host": "UV_INSECURE_HOST",
}
# The sections of `pip config list` in rising order of precedence.
PIP_SECTIONS = ("global", "install", ":env:")


def installer_environment(shell: Mapping[str, str]) -> dict[str, str]:
    """Return *shell* without the pip and uv settings that change what is installed."""
    kept = {}
    for name, value in shell.items():
        if name.startswith("PIP_") and name not in KEPT_PIP_SETTINGS:
            continue
        if name.startswith("UV_") and name not in KEPT_UV_SETTINGS:
            continue
        kept[name] = value
    kept["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    kept["PIP_NO_INPUT"] = "1"
    return kept


def parse_pip_settings(listing: str) -> dict[str, str]:
    """Return key → value of what `pip config list` printed, the stronger section kept.

    Lines look like ``global.index-url='https://example.org/simple'``; others are
    passed over.
    """
    settings: dict[str, str] = {}
    for section in PIP_SECTIONS:
        for line in listing.splitlines():
            name, separator, quoted = line.partition("=")
            prefix, _, key = name.rpartition(".")
            if separator and prefix == section:
                settings[key] = str(ast.literal_eval(quoted))
    return settings


def uv_environment(
    shell: Mapping[str, str], pip_settings: Mapping[str, str]
) -> dict[str, str]:
    """Return the environment in which uv asks the index that pip would ask.

    Variables that *shell* sets for uv itself win over pip's settings. Where the
    machine has a certificate store, uv trusts that instead of its own list, as
    pip's *cert* and a company's proxy need.
    """
    environment = installer_environment(shell)
    if "UV_INDEX_URL" in environment:
        environment.setdefault("UV_DEFAULT_INDEX", environment["UV_INDEX_URL"])
    for key, variable in UV_EQUIVALENTS.items():
        if key in pip_settings:
            environment.setdefault(variable, pip_settings[key])
    if _has_certificate_store():
        environment.setdefault("UV_SYSTEM_CERTS", "1")
    return environment


def read_pip_settings(python: str) -> dict[str, str]:
    """Return the settings that the pip of *python* takes from files and variables."""
    listing = subprocess.run(
        [python, "-m", "pip", "config", "list"],
        capture_output=True,
        text=True,
        check=False,
        env=installer_environment(os.environ),
    )
    return parse_pip_settings(listing.stdout)


def _has_certificate_store() -> bool:
    paths = ssl.get_default_verify_paths()
    return sys.platform == "darwin" or bool(paths.cafile or paths.capath)
