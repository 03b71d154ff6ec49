"""Catalogues read as Fluent's own parser reads them."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

Entry = ast.Message | ast.Term


class _Names(Visitor):
    """What is spoken of inside an entry."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.referred: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.referred.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent's name
        self.referred.add("-" + node.id.name)
        self.generic_visit(node)


def entries(fluent: str) -> dict[str, Entry]:
    """Sentences and terms by name; what cannot be read is an assertion that fails."""
    found: dict[str, Entry] = {}
    for entry in FluentParser().parse(fluent).body:
        assert not isinstance(entry, ast.Junk), f"no Fluent: {entry.content}"
        if isinstance(entry, Entry):
            name = name_of(entry)
            assert name not in found, f"{name} stands there twice"
            found[name] = entry
    return found


def name_of(entry: Entry) -> str:
    return ("-" if isinstance(entry, ast.Term) else "") + entry.id.name


def referred(entry: Entry) -> set[str]:
    """The names of sentences and terms inside an entry."""
    return _names(entry).referred


def gaps(fluent: str) -> dict[str, set[str]]:
    """For each sentence what it is filled in with, that of sentences inside it too."""
    found = entries(fluent)

    def within(name: str) -> Iterator[str]:
        names = _names(found[name])
        yield from names.variables
        for inner in names.referred:
            if not inner.startswith("-"):  # a term gets what the sentence gives it, nothing else
                yield from within(inner)

    return {name: set(within(name)) for name in found if not name.startswith("-")}


def _names(entry: Entry) -> _Names:
    names = _Names()
    names.visit(entry)
    return names
