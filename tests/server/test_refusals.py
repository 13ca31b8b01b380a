"""What is refused is refused in the reader's language, to a person: every reason has its sentence in every catalogue."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import kassen.server
from kassen.core.text import LANGUAGES, Texts
from tests.server.conftest import Invite
from tests.server.guests import seated

PREFIX = "refusal-"
ROOT = Path(__file__).parents[2]
SOURCES = sorted(Path(kassen.server.__file__).parent.rglob("*.py"))


def raised() -> Iterator[tuple[str, str, set[str]]]:
    """Every refusal the server can make: where, why, and the words it gives."""
    for source in SOURCES:
        for node in python.walk(python.parse(source.read_text("utf-8"))):
            if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id == "Refusal":
                where = f"{source.name}:{node.lineno}"
                why = node.args[1] if len(node.args) > 1 else None
                assert isinstance(why, python.Constant), f"{where}: the second argument is the name of a message"
                yield where, str(why.value), {str(word.arg) for word in node.keywords}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def sentences(language: str) -> dict[str, set[str]]:
    """The reasons the catalogue knows, and the words each wants."""
    text = (files("kassen.server") / "locale" / f"{language}.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith(PREFIX):
            wants = Variables()
            wants.visit(entry)
            found[entry.id.name.removeprefix(PREFIX)] = wants.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_the_server_can_make_has_its_sentence(language: str) -> None:
    known, made = sentences(language), list(raised())
    assert len(made) > 60
    lacking = [f"{where}: {why}" for where, why, _ in made if why not in known]
    assert not lacking, f"no {PREFIX}... in {language}.ftl: {lacking}"
    differing = [f"{where}: {why} gives {words} for {known[why]}" for where, why, words in made if words != known[why]]
    assert not differing


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_left_of_a_refusal_that_is_no_more(language: str) -> None:
    assert not set(sentences(language)) - {why for _, why, _ in raised()} - said_in_a_tab()


def said_in_a_tab() -> set[str]:
    """What is refused where there is no server: named in the sources of the tab, in Python and in its worker."""
    sources = [*(ROOT / "src/kassen/tab").glob("*.py"), ROOT / "web/src/tab/worker.ts"]
    return {why for source in sources for why in re.findall(r"[\"']([a-z]+(?:-[a-z]+)+)[\"']", source.read_text("utf-8"))}


def test_a_refusal_tells_programs_the_code_and_people_the_sentence(invite: Invite) -> None:
    guests = [invite("Aki"), invite("Ren")]
    table = seated(guests, "nobunaga")
    scene = guests[0].look(table)["scene"]
    mover, other = (guests[seat] for seat in (scene["view"]["seat"], 1 - scene["view"]["seat"]))
    name = "Aki" if mover is guests[0] else "Ren"
    said = {"type": "decide", "turn": scene["turn"], "id": 0}
    told = {lang: other.http.post(f"/api/tables/{table}/do", params={"lang": lang}, json=said).json() for lang in LANGUAGES}
    plain = other.http.post(f"/api/tables/{table}/do", json=said).json()
    assert plain == told["en"]
    assert plain == {"code": "not_yours", "error": f"It is {name}’s turn.", "why": "turn-of", "words": {"name": name}}
    assert told["fr"]["error"] == f"C’est à {name} de jouer."
    assert told["ja"]["error"] == f"いまは{name}の手番です。"


def test_a_socket_is_refused_in_its_language(invite: Invite) -> None:
    aki = invite("Aki")
    table = aki.open(game="nobunaga", players=2)
    line = aki.follow(table, lang="fr")
    line.type("welcome")
    line.send("start")
    refused = line.type("refused")
    assert (refused["why"], refused["words"]) == ("seats-open", {"number": [2]})
    assert refused["error"] == "Places encore libres\u00a0: 2. Invitez quelqu’un avec le lien, ou ajoutez un robot."


def test_a_program_is_told_the_detail_too(invite: Invite) -> None:
    answer = invite("Aki").http.post("/api/tables", json={"game": "chess"}).json()
    assert answer["why"] == "no-such-game"
    assert answer["error"] == "This game does not exist here."
    assert answer["detail"].startswith("there is no game “chess”; choose from ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_another_language_in_it(invite: Invite, language: str) -> None:
    """Not even in brackets: what a program wants to know besides stands apart."""
    http = invite("Aki").http
    answers = [
        http.post("/api/tables", params={"lang": language}, json=wish).json()
        for wish in ({"game": "chess"}, {"game": "nobunaga", "players": 9}, {"game": "nobunaga", "options": {"strict": 3}})
    ]
    own = Texts("kassen.server")
    assert [answer["error"] for answer in answers] == [own.say(f"refusal-{answer['why']}", language) for answer in answers]
    marks = {"en": "choose from|is for|not allowed", "fr": "choisissez|se joue", "ja": "選んで|人用"}
    assert all(re.search(marks[language], answer["detail"]) for answer in answers)
