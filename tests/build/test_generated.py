"""What is made from the shapes of games and messages is as they are now."""

from __future__ import annotations

import pytest

from tools import generate

FILES = {str(path.relative_to(generate.ROOT)): text for path, text in generate.all_files()}


@pytest.mark.parametrize("name", FILES)
def test_a_file_made_from_the_shapes_is_not_stale(name: str) -> None:
    assert (generate.ROOT / name).read_text("utf-8") == FILES[name], "run `make generated`"


def test_every_game_of_this_package_has_its_types_and_tables() -> None:
    boards = {path.parent.name for path in generate.ROOT.glob("web/src/games/*/Board.svelte")}
    assert boards == {name.split("/")[-2] for name in FILES if name.endswith("shapes.gen.ts")}
    assert boards == {name.split("/")[-1].removesuffix(".md") for name in FILES if name.startswith("docs/games/")}
