"""The engine protocol as one JSON Schema: requests, answers, and each game's views, moves and events."""

from __future__ import annotations

from typing import Any

import msgspec

from kassen.cli import engine
from kassen.core import Rules, all_rules
from kassen.core.shapes import offered


def engine_schema() -> str:
    """The schema as text. `<game>.View`, `<game>.Move` and `<game>.Event` describe what a game puts into the answers."""
    protocol = {"Request": engine.AnyRequest, **{kind.__name__: kind for kind in engine.ANSWERS}}
    schemas, definitions = msgspec.json.schema_components(protocol.values(), ref_template="#/$defs/{name}")
    definitions["Request"] = schemas[0]
    for rules in all_rules():
        if rules.package.startswith("kassen."):
            definitions |= game_definitions(rules)
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The engine protocol of Kassen: one Request a line in, one of the answers a line out",
        "$ref": "#/$defs/Request",
        "$defs": definitions,
    }
    return msgspec.json.format(msgspec.json.encode(schema), indent=1).decode() + "\n"


def game_definitions(rules: Rules) -> dict[str, Any]:
    shapes, id = rules.shapes, rules.id
    moves = [offered(kind) for kind in shapes.moves]
    union: Any = moves[0]
    for kind in moves[1:]:
        union = union | kind
    # Moves, events and parts of the view may share names, so each kind gets its own namespace.
    found: dict[str, Any] = {}
    for space, type_ in (("View", shapes.view), ("Move", union), ("Event", shapes.event)):
        (top,), inner = msgspec.json.schema_components([type_], ref_template=f"#/$defs/{id}.{space}.{{name}}")
        found |= {f"{id}.{space}.{name}": definition for name, definition in inner.items()}
        found[f"{id}.{space}"] = top
    (long_name,) = (name for name in found if name.startswith(f"{id}.View.View_"))  # msgspec appends the type parameters
    text = msgspec.json.encode(found).replace(long_name.encode(), f"{id}.View.Whole".encode())
    return dict(msgspec.json.decode(text))
