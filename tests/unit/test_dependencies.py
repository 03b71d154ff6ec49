"""What is installed beside Kiebitz: nothing with a known fault, nothing that nobody has tried, the same for all."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).parents[2]
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text())
EXTRAS: Final[dict[str, list[str]]] = PROJECT["project"]["optional-dependencies"]
RUN_TIME: Final = [Requirement(text) for text in [*PROJECT["project"]["dependencies"], *EXTRAS["data"], *EXTRAS["web"]]]
BUILD: Final = [Requirement(text) for text in PROJECT["build-system"]["requires"]]
DEVELOPERS: Final = [Requirement(text) for text in PROJECT["dependency-groups"]["dev"]]
LOCK: Final = (ROOT / "constraints.txt").read_text()


def locked() -> dict[str, str]:
    return {canonicalize_name(name): version for name, version in re.findall(r"^([\w.-]+)==(\S+)$", LOCK, re.MULTILINE)}


@pytest.mark.parametrize("required", RUN_TIME, ids=lambda required: required.name)
def test_what_runs_with_kiebitz_has_a_floor_and_a_ceiling(required: Requirement) -> None:
    assert {specifier.operator for specifier in required.specifier} == {">=", "<"}


@pytest.mark.parametrize(("name", "faulty"), [("starlette", "0.49.0"), ("h11", "0.15.0")])
def test_versions_with_known_faults_are_excluded(name: str, faulty: str) -> None:
    (required,) = (required for required in RUN_TIME if required.name == name)
    assert not required.specifier.contains(faulty)


@pytest.mark.parametrize("required", [*RUN_TIME, *BUILD, *DEVELOPERS], ids=lambda required: required.name)
def test_the_lock_has_a_version_of_everything_within_its_bounds(required: Requirement) -> None:
    assert required.specifier.contains(locked()[canonicalize_name(required.name)])


def test_the_lock_says_what_is_installed_and_not_from_where() -> None:
    assert len(locked()) == len(LOCK.splitlines())
    assert "//" not in LOCK
