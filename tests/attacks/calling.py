"""What an attack calls, and with what: functions by their annotations, objects of every kind, and wrong values.

Right values come from a pool by the name of their type. What is annotated is known of the core from its stub, which is
all that tells about compiled functions, and of the library from the functions themselves.
"""

from __future__ import annotations

import ast
import inspect
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import EnumType
from pathlib import Path
from random import Random
from typing import Any, Final

import kiebitz
from kiebitz import _core

WRONG: Final[tuple[Any, ...]] = (
    *(None, True, -1, 0, 1, 2, 3, 5, 10, 31, 32, 61, 120, 121, 264, 1000),
    *(2**31 - 1, -(2**31), 2**32 - 1, 2**32, 2**63 - 1, 2**64 - 1, 10**20, -(10**20)),
    *(0.5, -1.0, 1e308, math.nan, math.inf, -math.inf),
    *("", "x", "both", "value", "G", "kermit", "\0", "ä" * 300, b"", b"\0" * 7),
    *([], [None], [None, None, None], (), (None, 1.0), (0, 0), {}, [0] * 5, ["a", 1], object(), print),
)


@dataclass(frozen=True)
class Parameter:
    """One parameter of a function; `kind` is its annotation."""

    name: str
    kind: ast.expr
    is_required: bool


@dataclass(frozen=True)
class Target:
    """Something to call. `owner` names the type of the object that it is a method of, if it is one."""

    name: str
    function: Callable[..., Any]
    parameters: tuple[Parameter, ...]
    owner: str = ""


@dataclass
class Pool:
    """Right values by the names of their types; what calls have brought is used again."""

    source: Random
    values: dict[str, list[Any]] = field(default_factory=dict)
    most: int = 40

    def add(self, value: object) -> None:
        """Keep a value, in place of another one if there are many of its type."""
        for kind in type(value).__mro__[:-1]:
            kept = self.values.setdefault(kind.__name__, [])
            if len(kept) < self.most:
                kept.append(value)
            else:
                kept[self.source.randrange(self.most)] = value

    def of(self, kind: ast.expr) -> Any:
        """A value that an annotation allows."""
        match kind:
            case ast.Constant(value=None):
                return None
            case ast.Constant(value=str(text)):
                return self.of(ast.parse(text, mode="eval").body)
            case ast.BinOp(left=left, right=right):
                return self.of(self.source.choice([left, right]))
            case ast.Name(id=name) | ast.Attribute(attr=name):
                return self.source.choice(self.values.get(name) or WRONG)
            case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=parts)) if not _is_endless(parts):
                return tuple(self.of(part) for part in parts)
            case ast.Subscript(slice=ast.Tuple(elts=[part, *_])) | ast.Subscript(slice=part):
                return tuple(self.of(part) for _ in range(self.source.choice([0, 1, 2, 3, 3, 3, 4])))
        return self.wrong()

    def wrong(self) -> Any:
        """A value of some type, mostly not the one that is asked for."""
        if self.source.random() < 0.3:
            return self.source.choice(self.source.choice([kept for kept in self.values.values() if kept]))
        return self.source.choice(WRONG)


def call(target: Target, pool: Pool) -> dict[str, Any]:
    """Arguments for a function, most of them right, now and then one too few or too many."""
    source = pool.source
    named: dict[str, Any] = {}
    errs = source.choice([0.0, 0.1, 0.5])
    for parameter in target.parameters:
        if not parameter.is_required and source.random() < 0.5:
            continue
        value = pool.wrong() if source.random() < errs else pool.of(parameter.kind)
        named[parameter.name] = value
    if not source.randrange(40):
        named["nobody"] = None
    if named and not source.randrange(40):
        named.popitem()
    return named


def targets_of_core() -> list[Target]:
    """Every function and method of the core, as its stub tells."""
    stub = ast.parse((Path(kiebitz.__file__).parent / "_core.pyi").read_text())
    found: list[Target] = []
    for node in stub.body:
        if isinstance(node, ast.FunctionDef):
            found.append(Target(node.name, getattr(_core, node.name), tuple(_parameters(node))))
        elif isinstance(node, ast.ClassDef) and node.name != "Cancelled":
            found += _targets_of_class(node)
    return found


def _targets_of_class(node: ast.ClassDef) -> Iterator[Target]:
    kind = getattr(_core, node.name)
    for part in node.body:
        if not isinstance(part, ast.FunctionDef):
            continue
        name = f"{node.name}.{part.name}"
        decorators = {decorator.id for decorator in part.decorator_list if isinstance(decorator, ast.Name)}
        if part.name == "__init__":
            yield Target(name, kind, tuple(_parameters(part))[1:])
        elif "property" in decorators:
            yield Target(name, getattr(kind, part.name).__get__, (), node.name)
        elif "staticmethod" in decorators:
            yield Target(name, getattr(kind, part.name), tuple(_parameters(part)))
        else:
            yield Target(name, getattr(kind, part.name), tuple(_parameters(part))[1:], node.name)


def _parameters(node: ast.FunctionDef) -> Iterator[Parameter]:
    unknown = ast.Constant(None)
    required = len(node.args.args) - len(node.args.defaults)
    for number, argument in enumerate(node.args.args):
        yield Parameter(argument.arg, argument.annotation or unknown, number < required)
    for argument, default in zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True):
        yield Parameter(argument.arg, argument.annotation or unknown, default is None)


def targets_of_library() -> list[Target]:
    """Every function and class that `kiebitz` offers; not those that enter players for good."""
    offered = {name: getattr(kiebitz, name) for name in kiebitz.__all__ if not name.startswith("register")}
    return [
        Target(name, function, tuple(_library_parameters(function)))
        for name, function in offered.items()
        if callable(function) and _has_signature(function)
    ]


def _has_signature(function: Callable[..., Any]) -> bool:
    try:
        kinds = {parameter.kind for parameter in inspect.signature(function).parameters.values()}
    except ValueError:
        return False
    return inspect.Parameter.VAR_POSITIONAL not in kinds


def _library_parameters(function: Callable[..., Any]) -> Iterator[Parameter]:
    parameters = list(inspect.signature(function).parameters.values())
    for parameter in parameters[:1] if isinstance(function, EnumType) else parameters:  # the others make new ones
        annotation = parameter.annotation if isinstance(parameter.annotation, str) else "object"
        kind = ast.parse(annotation, mode="eval").body
        is_required = parameter.default is inspect.Parameter.empty
        yield Parameter(parameter.name, kind, is_required)


def _is_endless(parts: list[ast.expr]) -> bool:
    return isinstance(parts[-1], ast.Constant) and parts[-1].value is Ellipsis
