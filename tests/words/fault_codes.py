"""Where faults are raised: every call of `Fault`, or of a class made of it, whose code is written out."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.words.usage import PACKAGE, Saying, written_out

# What has a name of the kind but is no fault of the library: a face's own, and rows about faults.
_OTHERS: Final = ("cli/faults.py", "players/referee.py", "session/importing.py", "web/messages.py")


def faults() -> list[Saying]:
    """All faults that are made somewhere, by their codes, with what they are filled in with."""
    sources = {path: ast.parse(path.read_text()) for path in sorted(PACKAGE.rglob("*.py"))}
    kinds = _kinds([*sources.values()])
    return [saying for path, source in sources.items() for saying in _made(path, source, kinds)]


def _kinds(sources: list[ast.Module]) -> set[str]:
    """`Fault`, and all classes that come from it."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for source in sources
        for node in ast.walk(source)
        if isinstance(node, ast.ClassDef)
    }
    kinds = {"Fault"}
    while more := {name for name, above in bases.items() if above & kinds} - kinds:
        kinds |= more
    return kinds


def _made(path: Path, source: ast.Module, kinds: set[str]) -> Iterator[Saying]:
    place = str(path.relative_to(PACKAGE))
    own = kinds - {"Fault"} if place in _OTHERS else kinds
    for node in ast.walk(source):
        match node:
            case ast.Call(func=ast.Name(id=kind)) if kind in own:
                yield from _said_by(node, place)
            case ast.ClassDef(name=kind) if kind in own:
                yield from _said_by_class(node, place)


def _said_by(call: ast.Call, place: str) -> Iterator[Saying]:
    """The codes of a call: the first argument, or the second after a path."""
    names = [word.arg for word in call.keywords]
    filling = None if None in names else frozenset(name or "" for name in names)
    for given in call.args[:2]:
        for code in written_out(given):
            yield Saying(f"{place}:{call.lineno}", code, filling)


def _said_by_class(kind: ast.ClassDef, place: str) -> Iterator[Saying]:
    """The codes that all faults of a class have: its `sentence`, or what it hands over to `Fault`."""
    for node in ast.walk(kind):
        match node:
            case ast.Assign(targets=[ast.Name(id="sentence")], value=ast.Constant(value=str(code))):
                yield Saying(f"{place}:{node.lineno}", code, None)
            case ast.AnnAssign(target=ast.Name(id="sentence"), value=ast.Constant(value=str(code))):
                yield Saying(f"{place}:{node.lineno}", code, None)
            case ast.Call(func=ast.Attribute(attr="__init__")):
                yield from _said_by(node, place)
