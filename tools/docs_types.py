"""Python classes as TypeScript: structs, typed dictionaries and models, with their docstrings and comments."""

import ast
import inspect
import json
import re
import textwrap
import types
from collections.abc import Callable, Iterator
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from docs_games import comments, sentence
from pydantic import BaseModel

WIDTH = 119
PLAIN = {bool: "boolean", int: "number", float: "number", str: "string", type(None): "null", Any: "unknown"}


class Field(NamedTuple):
    """One entry of an object: what it is called, its type, whether it may be missing, and what is said of it."""

    name: str
    type: str
    is_optional: bool
    meaning: str


class Types:
    """The types of one file: `names` of classes that are called otherwise there, `exact` types of single fields."""

    def __init__(self, names: dict[type, str], exact: dict[str, str]) -> None:
        self.names, self.exact = names, exact

    def name_of(self, cls: type) -> str:
        return self.names.get(cls, cls.__name__)

    def written(self, hint: Any) -> str:
        """An annotation in TypeScript's words."""
        if hint in PLAIN:
            return PLAIN[hint]
        if isinstance(hint, type) and get_origin(hint) is None:
            return self.name_of(hint)
        return self._composed(get_origin(hint), get_args(hint))

    def _composed(self, origin: Any, args: tuple[Any, ...]) -> str:
        if origin is Annotated:
            titles = [each.title for each in args[1:] if isinstance(each, msgspec.Meta) and each.title]
            return titles[0] if titles else self.written(args[0])
        if origin is NotRequired:  # of a view: the contract adds it
            return self.written(args[0])
        if origin is Literal:
            return " | ".join(json.dumps(each, ensure_ascii=False) for each in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(map(self.written, args)))
        if origin is list or (origin is tuple and args[1:] == (...,)):
            item = self.written(args[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(map(self.written, args))}]"
        if origin is NotRequired:
            return self.written(args[0])
        if origin is dict:
            return f"Record<string, {self.written(args[1])}>"
        raise TypeError(f"{origin} has no TypeScript yet")

    # Classes

    def fields(self, cls: type) -> list[Field]:
        """The entries of an object of this class, its tag first."""
        hints, said, optional = get_type_hints(cls, include_extras=True), meanings(cls), optional_fields(cls)
        found = [
            Field(name, self._exact(cls, name) or self.written(hint), name in optional, said.get(name, ""))
            for name, hint in hints.items()
            if not name.startswith("__") and name != "model_config"
        ]
        return [*tag_of(cls), *found]

    def _exact(self, cls: type, name: str) -> str | None:
        return self.exact.get(f"{self.name_of(cls)}.{name}")

    def interface(self, cls: type) -> str:
        """The declaration of an object type."""
        fields, head = self.fields(cls), remark(sentence(cls))
        if not fields:
            return f"{head}\nexport type {self.name_of(cls)} = Record<string, never>;"
        lines = [head, f"export interface {self.name_of(cls)} {{"]
        for field in fields:
            if field.meaning:
                lines.append(remark(field.meaning, "  "))
            lines.append(f"  {field.name}{'?' * field.is_optional}: {field.type};")
        return "\n".join([*lines, "}"])


def remark(text: str, indent: str = "") -> str:
    """A comment before a declaration, in TypeScript's words."""
    text = re.sub(r"\bNone\b", "null", text).replace("*/", "* /")
    if len(f"{indent}/** {text} */") <= WIDTH:
        return f"{indent}/** {text} */"
    lines = textwrap.wrap(text, WIDTH - len(indent) - 3, break_long_words=False, break_on_hyphens=False)
    return "\n".join([f"{indent}/**", *(f"{indent} * {line}" for line in lines), f"{indent} */"])


def tag_of(cls: type) -> list[Field]:
    """The entry that tells the members of a union apart."""
    config = getattr(cls, "__struct_config__", None)
    if config is None or config.tag is None:
        return []
    return [Field(config.tag_field, json.dumps(config.tag), False, "")]


def meanings(cls: type) -> dict[str, str]:
    """What is said beside the fields, in the source of the class and of those that it extends."""
    found: dict[str, str] = {}
    for each in reversed(_line_of(cls)):
        module = inspect.getmodule(each)
        if module is not None and module.__name__.startswith("rooftree."):
            found |= comments(module, each.__name__)
    found = {name: "" if text.startswith("type: ") else text for name, text in found.items()}
    if issubclass(cls, BaseModel):
        told = {name: info.description or "" for name, info in cls.model_fields.items()}
        found = {name: found.get(name) or told.get(name, "") for name in {**found, **told}}
    return found


def _line_of(cls: type) -> list[type]:
    """A class and those that it extends, which a typed dictionary has forgotten: its source has not."""
    if not is_typeddict(cls):
        return list(cls.__mro__)
    written = ast.parse(inspect.getsource(cls)).body[0]
    assert isinstance(written, ast.ClassDef)
    names = [base.id for base in written.bases if isinstance(base, ast.Name) and base.id != "TypedDict"]
    bases = [getattr(inspect.getmodule(cls), name) for name in names]
    return [cls, *(each for base in bases for each in _line_of(base))]


def optional_fields(cls: type) -> set[str]:
    """What a client may leave out, and what the server does."""
    if issubclass(cls, msgspec.Struct):
        config = cls.__struct_config__
        if config.omit_defaults or config.tag_field == "do":
            return {field.name for field in msgspec.structs.fields(cls) if not field.required}
        return set()
    if issubclass(cls, BaseModel):
        return {name for name, info in cls.model_fields.items() if not info.is_required()}
    return set()  # what is not required of a view is added to all that are sent


def classes_within(hint: Any) -> Iterator[type]:
    """The classes that an annotation mentions."""
    if isinstance(hint, type) and get_origin(hint) is None:
        yield hint
    for each in get_args(hint):
        yield from classes_within(each)


def reachable(roots: list[type], is_wanted: Callable[[type], bool]) -> list[type]:
    """The classes and all that their fields are made of, each after those that it needs."""
    found: list[type] = []

    def visit(cls: type) -> None:
        if cls in found or not is_wanted(cls):
            return
        for hint in get_type_hints(cls, include_extras=True).values():
            for each in classes_within(hint):
                visit(each)
        found.append(cls)

    for root in roots:
        visit(root)
    return found
