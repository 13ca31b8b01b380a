"""Every example in a docstring is true."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path
from types import ModuleType

import pytest

import kassen

SOURCES = Path(kassen.__path__[0])


def modules() -> list[ModuleType]:
    """Those with an example, and no others: many cost time to import."""
    paths = [path for path in sorted(SOURCES.rglob("*.py")) if ">>> " in path.read_text("utf-8")]
    names = [".".join(["kassen", *path.relative_to(SOURCES).with_suffix("").parts]) for path in paths]
    return [importlib.import_module(name.removesuffix(".__init__")) for name in names]


EXAMPLES = [test for module in modules() for test in doctest.DocTestFinder().find(module) if test.examples]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda test: test.name)
def test_example(example: doctest.DocTest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    said: list[str] = []
    doctest.DocTestRunner().run(example, out=said.append)
    assert not said, "".join(said)


@pytest.mark.parametrize("name", ["Batch", "Event", "Game", "Log", "Move", "State", "game"])
def test_the_python_face_has_examples(name: str) -> None:
    thing = getattr(kassen, name)
    assert any(test.name.startswith(f"{thing.__module__}.{thing.__qualname__}") for test in EXAMPLES)
