"""What of the shell and of pip's settings reaches the installers."""

import sys

from scripts import package_index


def test_installer_environment_drops_what_changes_the_result():
    shell = {
        "PATH": "/bin",
        "PIP_INDEX_URL": "https://mirror.example/simple",
        "PIP_TARGET": "/elsewhere",
        "PIP_NO_BINARY": ":all:",
        "PIP_CONSTRAINT": "old.txt",
        "UV_PROJECT_ENVIRONMENT": "/elsewhere",
        "UV_CACHE_DIR": "/cache",
    }

    kept = package_index.installer_environment(shell)

    assert kept == {
        "PATH": "/bin",
        "PIP_INDEX_URL": "https://mirror.example/simple",
        "UV_CACHE_DIR": "/cache",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_NO_INPUT": "1",
    }


def test_parse_pip_settings_lets_the_stronger_section_win():
    listing = (
        ":env:.index-url='https://third.example/simple'\n"
        "global.index-url='https://first.example/simple'\n"
        "install.index-url='https://second.example/simple'\n"
        "global.cert='/etc/certificates.pem'\n"
        "download.proxy='http://not.for.us'\n"
        "a line of something else\n"
    )

    settings = package_index.parse_pip_settings(listing)

    assert settings == {
        "index-url": "https://third.example/simple",
        "cert": "/etc/certificates.pem",
    }


def test_uv_environment_passes_pip_settings_on():
    settings = {"index-url": "https://mirror.example/simple", "cert": "/a.pem"}

    environment = package_index.uv_environment({}, settings)

    assert environment["UV_DEFAULT_INDEX"] == "https://mirror.example/simple"
    assert environment["SSL_CERT_FILE"] == "/a.pem"


def test_uv_environment_lets_uv_variables_of_the_shell_win():
    shell = {"UV_INDEX_URL": "https://own.example/simple", "SSL_CERT_FILE": "/b.pem"}
    settings = {"index-url": "https://mirror.example/simple", "cert": "/a.pem"}

    environment = package_index.uv_environment(shell, settings)

    assert environment["UV_DEFAULT_INDEX"] == "https://own.example/simple"
    assert environment["SSL_CERT_FILE"] == "/b.pem"


def test_read_pip_settings_reads_configuration_files(tmp_path, monkeypatch):
    configuration = tmp_path / "pip.conf"
    configuration.write_text(
        "[global]\nindex-url = https://mirror.example/simple\n", encoding="utf-8"
    )
    monkeypatch.setenv("PIP_CONFIG_FILE", str(configuration))
    monkeypatch.delenv("PIP_INDEX_URL", raising=False)

    settings = package_index.read_pip_settings(sys.executable)

    assert settings["index-url"] == "https://mirror.example/simple"
