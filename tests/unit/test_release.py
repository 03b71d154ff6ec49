"""A release has one number, and the list of changes tells of it."""

from __future__ import annotations

import datetime
import re
import tomllib
from pathlib import Path

from kiebitz import __version__

ROOT = Path(__file__).parents[2]
SECTIONS = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), flags=re.MULTILINE)
RELEASES = [section.split(", ") for section in SECTIONS if section != "Unreleased"]


def test_the_package_has_the_version_of_its_source() -> None:
    assert __version__ == tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]


def test_the_newest_section_of_the_changes_is_this_version() -> None:
    assert RELEASES[0][0] == __version__


def test_the_changes_stand_by_version_newest_first_each_with_its_date() -> None:
    versions = [tuple(map(int, name.split("."))) for name, _ in RELEASES]
    dates = [datetime.date.fromisoformat(day) for _, day in RELEASES]
    assert len(versions) > 1
    assert (versions, dates) == (sorted(versions, reverse=True), sorted(dates, reverse=True))
