"""The messages between server and browser as TypeScript declares them, made from the structs that Python has."""

from __future__ import annotations

import importlib
import inspect
import json
import pkgutil
import re
from collections.abc import Iterator
from types import ModuleType
from typing import Final

from msgspec import Struct
from msgspec import inspect as types

from kiebitz import web
from kiebitz.web.messages import Act, Reply, Request, RoomAct

_HEAD: Final = "/** What server and browser say to each other, made from the structs in Python by `make mirrors`. */\n"
_UNIONS: Final = {"Act": Act, "RoomAct": RoomAct, "Request": Request, "Reply": Reply}

_Class = types.StructType | types.DataclassType | types.TypedDictType
_Named = _Class | types.EnumType


def declarations() -> str:
    """All structs of `kiebitz.web` and what they are made of, by name."""
    page = _Page()
    for info in types.multi_type_info(list(_structs())):
        page.text(info)
    unions = [f"export type {name} = {page.text(types.type_info(union))};\n" for name, union in _UNIONS.items()]
    return "\n".join([_HEAD, *unions, *(page.declared[name] for name in sorted(page.declared))])


def _structs() -> Iterator[type[Struct]]:
    for module in _modules():
        for name, value in inspect.getmembers(module, inspect.isclass):
            if issubclass(value, Struct) and value.__module__ == module.__name__ and not name.startswith("_"):
                yield value


def _modules() -> Iterator[ModuleType]:
    return (importlib.import_module(f"{web.__name__}.{each.name}") for each in pkgutil.iter_modules(web.__path__))


class _Page:
    """Types in TypeScript; whatever has a name is declared when it is first spoken of."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}
        self._classes: dict[str, type] = {}

    def text(self, info: types.Type) -> str:
        """A type as TypeScript writes it."""
        match info:
            case types.NoneType():
                return "null"
            case types.BoolType():
                return "boolean"
            case types.IntType() | types.FloatType():
                return "number"
            case types.StrType() | types.DateType():
                return "string"
            case types.LiteralType():
                return " | ".join(map(json.dumps, info.values))
            case types.UnionType():
                return " | ".join(self.text(each) for each in info.types)
            case types.ListType() | types.VarTupleType():
                return self._list(info.item_type)
            case types.TupleType():
                return f"[{', '.join(self.text(each) for each in info.item_types)}]"
            case types.DictType():
                return f"Record<{self.text(info.key_type)}, {self.text(info.value_type)}>"
            case types.Metadata(extra={"holds": held}):
                return self.text(types.type_info(held))
            case types.Metadata():
                return self.text(info.type)
            case types.StructType() | types.DataclassType() | types.TypedDictType() | types.EnumType():
                return self._declared(info)
        raise TypeError(f"{info} has no words in TypeScript yet: add them here")

    def _list(self, item: types.Type) -> str:
        is_choice = isinstance(item, types.UnionType | types.LiteralType)
        return f"({self.text(item)})[]" if is_choice else f"{self.text(item)}[]"

    def _declared(self, info: _Named) -> str:
        name = info.cls.__name__
        if self._classes.setdefault(name, info.cls) is not info.cls:
            raise TypeError(f"{self._classes[name]} and {info.cls} would have one name in TypeScript")
        if name not in self.declared:
            self.declared[name] = ""  # one that holds itself is declared once
            self.declared[name] = _enum(info) if isinstance(info, types.EnumType) else self._interface(info)
        return name

    def _interface(self, info: _Class) -> str:
        fields = [_tag(info), *(self._field(field, info) for field in info.fields)]
        return f"{_comment(_doc(info))}export interface {info.cls.__name__} {{\n{''.join(fields)}}}\n"

    def _field(self, field: types.Field, info: _Class) -> str:
        text = self.text(field.type)
        if field.required or not isinstance(info, types.StructType):
            return f"  {field.encode_name}: {text};\n"
        if info.cls.__struct_config__.omit_defaults:
            return f"  {field.encode_name}?: {text.removesuffix(' | null')};\n"
        mark = "?" if info.forbid_unknown_fields else ""  # a browser says it, and may leave out what has a default
        return f"  {field.encode_name}{mark}: {text};\n"


def _enum(info: types.EnumType) -> str:
    values = "".join(f"\n  | {json.dumps(member.value)}" for member in info.cls)
    return f"{_comment(inspect.getdoc(info.cls) or '')}export type {info.cls.__name__} ={values};\n"


def _tag(info: _Class) -> str:
    if isinstance(info, types.StructType) and info.tag is not None:
        return f"  {info.tag_field}: {json.dumps(info.tag)};\n"
    return ""


def _doc(info: _Class) -> str:
    """What the class says of itself, in words and names of the browser."""
    text = (inspect.getdoc(info.cls) or "").replace("`None`", "`null`")
    for field in info.fields:
        text = re.sub(rf"\b{field.name}\b", field.encode_name, text)
    return text


def _comment(text: str) -> str:
    if "\n" not in text:
        return f"/** {text} */\n"
    return "".join(["/**\n", *(f" * {line}".rstrip() + "\n" for line in text.splitlines()), " */\n"])
