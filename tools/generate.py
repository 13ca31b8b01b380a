"""Writes the files generated from the games' shapes: `python -m tools.generate` (make generated). `--check` only lists stale
ones.

They are the browser's types (web/src/games/<id>/shapes.gen.ts), the tables at the end of docs/games/<id>.md, and the schema of
the engine protocol (docs/engine.schema.json). web/scripts/types.mjs makes the types of the messages.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect

from kassen.cli.schema import engine_schema
from kassen.core import Game, Rules, View, all_rules
from kassen.core.observation import Part
from kassen.core.shapes import Shape, offered

ROOT = Path(__file__).resolve().parents[1]
UNSET = inspect.type_info(msgspec.UnsetType)
MADE = "<!-- made by `make generated`: do not edit what follows -->"


# ── what a field is ──


class Field(msgspec.Struct):
    name: str
    type: Any
    meaning: str
    optional: bool  # may be missing
    complete: bool


def fields_of(shape: type[Shape]) -> list[Field]:
    info = inspect.type_info(shape)
    assert isinstance(info, inspect.StructType)
    return [read_field(field) for field in info.fields]


def read_field(field: inspect.Field) -> Field:
    assert isinstance(field.type, inspect.Metadata), f"{field.name} does not say what it means"
    extra, schema = field.type.extra or {}, field.type.extra_json_schema or {}
    inner = field.type.type
    if not field.required and isinstance(inner, inspect.UnionType):  # `optional` says that it may be missing
        kinds = [
            kind
            for kind in inner.types
            if not isinstance(kind, inspect.CustomType) and kind != inspect.type_info(msgspec.UnsetType)
        ]
        if field.default is None:
            kinds = [kind for kind in kinds if not isinstance(kind, inspect.NoneType)]
        inner = kinds[0] if len(kinds) == 1 else inspect.UnionType(tuple(kinds))
    return Field(field.encode_name, inner, schema["description"], not field.required, extra.get("complete", False))


def tag_of(shape: type[Shape]) -> tuple[str, str] | None:
    config = shape.__struct_config__
    return (config.tag_field, str(config.tag)) if config.tag_field else None


def aliases(module: Any) -> dict[str, Any]:
    """The names a game gives to types other than structs, such as House and Cards."""
    named = {}
    for name, value in vars(module).items():
        if get_origin(value) in (Literal, dict) and name[0].isupper():
            named[name] = inspect.type_info(value)
    return named


def parts(board: type[Shape]) -> list[type[Shape]]:
    """A struct and all structs it is made of, each once; parts come before what contains them."""
    found: dict[type[Shape], None] = {}

    def visit(type_: Any) -> None:
        match type_:
            case inspect.Metadata():
                visit(type_.type)
            case inspect.ListType():
                visit(type_.item_type)
            case inspect.DictType():
                visit(type_.value_type)
            case inspect.UnionType():
                for one in type_.types:
                    visit(one)
            case inspect.StructType() if type_.cls not in found:
                for field in type_.fields:
                    visit(field.type)
                found[type_.cls] = None

    visit(inspect.type_info(board))
    return list(found)


# ── TypeScript ──


class Script:
    """The types of one game as a module."""

    def __init__(self, rules: Rules) -> None:
        self.shapes = rules.shapes
        self.module = import_module(rules.shapes.board.__module__)
        self.named = aliases(self.module)

    def text(self) -> str:
        lines = [f"// Made from {self.module.__name__} by `make generated`; do not edit."]
        lines += [f"export type {name} = {self.alias(name)};" for name in self.named]
        events = [shape for event in self.shapes.events for shape in parts(event)]
        for shape in dict.fromkeys([*parts(self.shapes.board), *map(offered, self.shapes.moves), *events]):
            lines += ["", *self.interface(shape)]
        lines += ["", self.union("AnyMove", self.shapes.moves), "", self.union("AnyEvent", self.shapes.events)]
        return "\n".join(lines) + "\n"

    def alias(self, name: str) -> str:
        """What a name stands for. Literals keep their order."""
        value = getattr(self.module, name)
        if get_origin(value) is Literal:
            return " | ".join(f"'{word}'" for word in get_args(value))
        return self.spell(self.named[name], named=False)

    def union(self, name: str, kinds: Any) -> str:
        return f"export type {name} =\n" + "\n".join(f"  | {kind.__name__}" for kind in kinds) + ";"

    def interface(self, shape: type[Shape]) -> Iterator[str]:
        yield f"/** {shape.__doc__} */" if shape.__doc__ else f"/** {shape.__base__.__doc__} */"
        yield f"export interface {shape.__name__} {{"
        if tag := tag_of(shape):
            yield f"  {tag[0]}: '{tag[1]}';"
        for field in fields_of(shape):
            yield f"  /** {field.meaning} */"
            spelt = self.spell(field.type, complete=field.complete)
            yield f"  {field.name}{'?' if field.optional else ''}: {spelt};"
        yield "}"

    def spell(self, type_: Any, named: bool = True, complete: bool = False) -> str:
        if named and not complete:
            for name, alias in self.named.items():
                if alias == type_:
                    return name
        match type_:
            case inspect.Metadata():
                return self.spell(type_.type, complete=complete)
            case inspect.IntType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.LiteralType():
                return " | ".join(f"'{value}'" for value in type_.values)
            case inspect.ListType():
                inner = self.spell(type_.item_type)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case inspect.DictType():
                record = f"Record<{self.spell(type_.key_type)}, {self.spell(type_.value_type)}>"
                return f"Partial<{record}>" if isinstance(type_.key_type, inspect.LiteralType) and not complete else record
            case inspect.UnionType():
                return " | ".join(self.spell(one) for one in type_.types)
            case inspect.StructType():
                return str(type_.cls.__name__)
        raise TypeError(f"no TypeScript for {type_}")


# ── Markdown ──


class Page:
    """The tables of one game."""

    def __init__(self, rules: Rules) -> None:
        self.rules, self.script = rules, Script(rules)

    def text(self) -> str:
        lines = [MADE, "", "## Every field of a view", "", f"**View.** {View.__doc__}", "", *self.view(), ""]
        lines += [f"- `{name}`: {self.spelt(self.script.alias(name))}" for name in self.script.named]
        for shape in reversed(parts(self.rules.shapes.board)):
            lines += ["", f"**{shape.__name__}.** {shape.__doc__}", "", *self.table(shape)]
        lines += [
            "",
            "## Every move",
            "",
            "In `moves` each has besides an `id`, the number to choose it by.",
            "",
            *self.tagged(self.rules.shapes.moves),
        ]
        lines += ["", "## Every event", "", *self.tagged(self.rules.shapes.events)]
        lines += ["", "## The observation", "", *self.observation()]
        return "\n".join(lines) + "\n"

    def view(self) -> list[str]:
        """The fields that every game's view has."""
        rows = [f"| `{field.name}` | {field.meaning}{'; or missing' if field.optional else ''} |" for field in fields_of(View)]
        return ["| field | meaning |", "|---|---|", *rows]

    def spelt(self, alias: str) -> str:
        """An alias as a list of its words, or the type if it is a mapping."""
        return ", ".join(f"`{word}`" for word in alias.replace("'", "").split(" | "))

    def type_of(self, field: Field) -> str:
        spelt = " or ".join(f"`{one}`" for one in self.script.spell(field.type, complete=field.complete).split(" | "))
        return f"{spelt}, or missing" if field.optional else spelt

    def table(self, shape: type[Shape]) -> list[str]:
        rows = [f"| `{field.name}` | {self.type_of(field)} | {field.meaning} |" for field in fields_of(shape)]
        return ["| field | type | meaning |", "|---|---|---|", *rows]

    def tagged(self, kinds: Any) -> list[str]:
        (word, _) = tag_of(kinds[0]) or ("", "")
        rows = []
        for kind in kinds:
            fields = "; ".join(f"`{field.name}` ({self.type_of(field)}): {field.meaning}" for field in fields_of(kind))
            rows.append(f"| `{(tag_of(kind) or ('', ''))[1]}` | {kind.__doc__} | {fields} |")
        return [f"| `{word}` | what it is | fields |", "|---|---|---|", *rows]

    def observation(self) -> list[str]:
        players = max(self.rules.players)
        observation = Game(self.rules, players).observation
        rows = []
        for part in observation:
            if part.name.startswith("seats[") and not part.name.startswith("seats[0]"):
                continue
            name = part.name.replace("seats[0]", "seats[i]")
            shape = " × ".join(map(str, part.shape))
            rows.append(f"| `{name}` | {part.start} | {shape} | {part.most} | {part.meaning}{self.named(part)} |")
        seats = [part for part in observation if part.name.startswith("seats[0].")]
        each = sum(part.size for part in seats)
        head = f"`game.observation` for {players} players: {observation.size} numbers."
        if seats:
            head += f" Each seat has {each}, the viewer (`seats[0]`) first and on clockwise."
        return [head, "", "| part | begins at | shape | most | meaning |", "|---|---|---|---|---|", *rows]

    def named(self, part: Part) -> str:
        """The names of the entries along the last axis."""
        if not part.names:
            return ""
        how = "one of" if part.one_of else "by name:"
        return f"; {how} {', '.join(f'`{name}`' for name in part.names)}"


def page(rules: Rules) -> tuple[Path, str]:
    path = ROOT / "docs" / "games" / f"{rules.id}.md"
    written = path.read_text("utf-8").partition(MADE)[0].rstrip()
    return path, f"{written}\n\n{Page(rules).text()}"


def all_files() -> Iterator[tuple[Path, str]]:
    for rules in all_rules():
        if rules.package.startswith("kassen."):
            yield ROOT / "web" / "src" / "games" / rules.id / "shapes.gen.ts", Script(rules).text()
            yield page(rules)
    yield ROOT / "docs" / "engine.schema.json", engine_schema()


def stale() -> list[str]:
    return [str(path.relative_to(ROOT)) for path, text in all_files() if not path.exists() or path.read_text("utf-8") != text]


def main() -> None:
    if "--check" in sys.argv:
        if names := stale():
            sys.exit(f"stale: {', '.join(names)}; run `make generated`")
        return
    for path, text in all_files():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
