"""The types of the C++ core as Python's tools read them, made from what nanobind says of the bindings."""

from __future__ import annotations

import re
import subprocess
import sys
from types import ModuleType

from nanobind.stubgen import StubGen  # type: ignore[import-untyped]

from kiebitz import _core


def stub(build: ModuleType = _core) -> str:
    """The stub of a build, by default of the one that suits this processor."""
    generator = StubGen(build)
    generator.put(build)
    return _formatted(_with_short_docs(_with_plain_arrays(_with_constants(generator.get()))))


def _with_constants(text: str) -> str:
    """Numbers of the module are constants, and those of classes have nothing to say but their type."""
    final = re.sub(r"^([A-Z_]+): int = ", r"\1: Final[int] = ", text, flags=re.MULTILINE)
    return re.sub(r'^ +"""\(arg: object, /\) -> int"""\n', "", final, flags=re.MULTILINE)


def _with_plain_arrays(text: str) -> str:
    """The shape of an array is no part of its type."""
    return re.sub(r"Annotated\[(NDArray\[numpy\.\w+\]), dict\([^]]*\)\]", r"\1", text)


def _with_short_docs(text: str) -> str:
    return re.sub(r'"""\n *(.+)\n *"""', r'"""\1"""', text)


def _formatted(text: str) -> str:
    for order in (["check", "--quiet", "--fix", "--select", "F401,I"], ["format"]):
        ruff = [sys.executable, "-m", "ruff", *order, "--stdin-filename", "_core.pyi", "-"]
        text = subprocess.run(ruff, input=text, capture_output=True, text=True, check=True).stdout
    return text
