"""Where sentences are said: every call of `say` in Python and in the browser's code, and of families of sentences."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parents[2] / "src/kiebitz"
_STATIC: Final = PACKAGE / "web/static"
SPEAKERS: Final = ("words", "speaker", "wording", "self")  # what they are called everywhere
_IN_BROWSER: Final = re.compile(r'\b(say|sayOf)\(\s*"([\w-]+)"')


@dataclass(frozen=True)
class Saying:
    """A sentence said somewhere; `filling` is `None` where it cannot be read off the call."""

    place: str
    name: str
    filling: frozenset[str] | None


def said() -> list[Saying]:
    """All sentences that are said by name."""
    return [*_said("say"), *_in_browser("say")]


def families() -> list[Saying]:
    """All families of sentences, one for each code, that are said."""
    return [*_said("say_of"), *_in_browser("sayOf")]


def _said(method: str) -> Iterator[Saying]:
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and _is_said(node.func, method):
                yield from _names(node, f"{path.relative_to(PACKAGE)}:{node.lineno}")


def _is_said(called: ast.expr, method: str) -> bool:
    """Whether it is a method of those who speak: `words`, `self.words`, `words(language)`, a `speaker`."""
    if not isinstance(called, ast.Attribute) or called.attr != method:
        return False
    by = called.value.func if isinstance(called.value, ast.Call) else called.value
    name = by.attr if isinstance(by, ast.Attribute) else by.id if isinstance(by, ast.Name) else ""
    return name.lstrip("_") in SPEAKERS


def _names(call: ast.Call, place: str) -> Iterator[Saying]:
    """The names of a call: one written out, or either of two."""
    filling = (
        None if any(word.arg is None for word in call.keywords) else frozenset(word.arg or "" for word in call.keywords)
    )
    for name in written_out(call.args[0]):
        yield Saying(place, name, filling)


def written_out(given: ast.expr) -> Iterator[str]:
    """The texts that an expression may be: one, or either of two."""
    match given:
        case ast.Constant(value=str(name)):
            yield name
        case ast.IfExp(body=one, orelse=other):
            yield from written_out(one)
            yield from written_out(other)


def _in_browser(method: str) -> Iterator[Saying]:
    for path in _STATIC.rglob("*.js"):
        if "vendor" not in path.parts:
            for called, name in _IN_BROWSER.findall(path.read_text()):
                if called == method:
                    yield Saying(str(path.relative_to(_STATIC)), name, None)
