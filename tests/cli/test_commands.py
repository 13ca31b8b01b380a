"""The commands, as typed."""

from __future__ import annotations

import io
import json
import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from string import ascii_lowercase
from typing import NamedTuple

import pytest

import kassen
from kassen.cli.main import main
from kassen.cli.play import matching
from kassen.core.registry import installed
from kassen.core.text import Texts
from tests.nightly import by_day

KASSEN = str(Path(sys.executable).parent / "kassen")


class Said(NamedTuple):
    stdout: str
    stderr: str


Run = Callable[..., Said]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command as typed, in this process: to start one takes longer than what most commands do."""

    def run(*arguments: str, text: str = "", code: int = 0) -> Said:
        monkeypatch.setattr("sys.argv", ["kassen", *arguments])
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        try:
            returned: object = main()
        except SystemExit as end:
            returned = end.code
        said = Said(*capsys.readouterr())
        assert returned == code, said.stdout[-500:] + said.stderr[-2000:]
        return said

    return run


def run_apart(*arguments: str, code: int = 0) -> subprocess.CompletedProcess[str]:
    """The same in a process of its own, from the installed command on."""
    done = subprocess.run([KASSEN, *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stdout[-500:] + done.stderr[-2000:]
    return done


def test_games_lists_players_and_options(run: Run) -> None:
    games = json.loads(run("games", "--json").stdout)
    nobunaga = next(game for game in games if game["id"] == "nobunaga")
    assert nobunaga["players"] == [2, 3, 4, 5]
    assert {option["name"] for option in nobunaga["options"]} == {"strict", "extra_cards", "cut_off", "counted"}
    assert "Nobunaga" in run("games", "--lang", "fr").stdout


def test_python_m_is_the_same_command() -> None:
    done = subprocess.run([sys.executable, "-m", "kassen", "games", "--json"], capture_output=True, text=True, check=True)
    assert done.stdout == run_apart("games", "--json").stdout


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_rules_are_printed_in_every_language(run: Run, language: str) -> None:
    text = run("rules", "nobunaga", "--lang", language).stdout
    assert len(text) > 1000
    assert "<!--" not in text


@pytest.mark.parametrize("language", by_day(["en", "fr", "ja"], ["fr"]))
@pytest.mark.parametrize("game", by_day(installed(), ["gunkimono", "nobunaga", "provinces"]))
def test_a_person_plays_a_whole_game_by_numbers(run: Run, game: str, language: str) -> None:
    done = run("play", game, "--bots", "random", "--seed", "5", "--plain", "--lang", language, text="1\n" * 3000)
    assert Texts("kassen.cli").say("goodbye", language) not in done.stdout, "the game was not played to its end"
    assert max(len(line) for line in done.stdout.split("\n") if line.isascii()) <= 80


def test_a_finished_game_shows_the_score_sheet_and_says_why(run: Run) -> None:
    done = run(
        "play", "nobunaga", "--bots", "random", "--players", "3", "--seed", "2", "--plain", "--lang", "en", text="1\n" * 100
    )
    last = done.stdout.strip().split("\n")[-12:]
    assert " wins, " in " ".join(last[-2:])
    assert [line for line in last if line.startswith("   ") and ": " in line], "no line says where points come from"
    assert [line[:3] for line in last if line[1:3] == ". "] == ["1. ", "2. ", "3. ", "4. "], "Nobunaga has a place, too"


def test_a_choice_is_made_by_words_and_nonsense_is_explained(run: Run) -> None:
    done = run(
        "play", "nobunaga", "--bots", "random", "--players", "3", "--seed", "5", "--plain", text="xyzzy\n99\nkeep uesugi\nquit\n"
    )
    assert done.stdout.count("Type the number of a choice") == 2
    assert "> Keep Uesugi" in done.stdout


def test_help_rules_table_log_and_undo(run: Run) -> None:
    done = run(
        "play",
        "nobunaga",
        "--bots",
        "random",
        "--players",
        "2",
        "--seed",
        "5",
        "--plain",
        text="?\nrules\ntable\nlog\nundo\n1\nundo\n1\nquit\n",
    )
    assert "take back your last move" in done.stdout
    assert "What we could not read" in done.stdout
    assert "There is nothing to undo." in done.stdout
    assert "Undone." in done.stdout


@pytest.mark.parametrize(("language", "name"), [("en", "Samurai (2)"), ("fr", "Samouraï (2)"), ("ja", "侍（2）")])
def test_a_bot_is_called_as_its_language_calls_it(run: Run, language: str, name: str) -> None:
    done = run(
        "play", "nobunaga", "--bots", "samurai", "--players", "2", "--seed", "5", "--plain", "--lang", language, text="table\n"
    )
    assert name in done.stdout
    assert "samurai" not in done.stdout


def test_on_a_shared_screen_the_device_is_passed_and_hands_stay_hidden(run: Run) -> None:
    done = run("play", "nobunaga", "--seats", "Aki,Ben", "--seed", "5", "--plain", text="1\n\n1\n\n1\n\nquit\n")
    assert "Pass the screen to" in done.stdout
    assert "keeps" not in done.stdout.split("Pass the screen to", 1)[0]


def test_a_saved_game_is_resumed(run: Run, tmp_path) -> None:
    saved = str(tmp_path / "game.json")
    run("play", "nobunaga", "--bots", "random", "--seed", "5", "--plain", "--save", saved, text="1\n1\n1\nquit\n")
    log = json.loads(Path(saved).read_text())
    assert log["seed"] == 5
    done = run("play", "--resume", saved, "--plain", text="quit\n")
    assert "Nobunaga" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "no game “chess”"),
        (["play", "nobunaga", "--players", "9"], "is for 2, 3, 4 or 5 players"),
        (["play", "nobunaga", "--option", "strict=2"], "choose false or true"),
        (["play", "nobunaga", "--option", "strict"], "name=value"),
        (["play", "nobunaga", "--seats", "you"], "is for 2, 3, 4 or 5 players"),
        (["play", "--resume", "/no/such/file"], "cannot read"),
        (["simulate", "nobunaga", "--bots", "hal"], "no bot “hal”"),
        (["simulate", "nobunaga", "--games", "0"], "at least 1"),
        (["simulate", "nobunaga", "--seed", "-1"], "whole number"),
    ],
)
def test_a_wrong_call_says_what_is_wrong(run: Run, arguments: list[str], sentence: str) -> None:
    assert sentence in run(*arguments, code=2).stderr


@pytest.mark.parametrize(
    ("arguments", "french", "japanese"),
    [
        (["play", "chess"], "il n’y a pas de jeu", "というゲームはありません"),
        (["play", "nobunaga", "--players", "9"], "se joue à 2, 3, 4 ou 5", "2、3、4、5人用"),
        (["play", "nobunaga", "--option", "strict=2"], "n’est pas permis", "使えません"),
        (["play", "nobunaga", "--bots", "hal"], "pas de robot", "というボットはありません"),
        (["play", "nobunaga", "--players", "0"], "au moins 1", "1以上"),
        (["play", "--resume", "/no/such/file"], "impossible de lire", "読み込めません"),
        (["play", "nobunaga", "--shout"], "non reconnu", "認識できない引数"),
        (["verify"], "il manque", "足りない引数"),
    ],
)
def test_a_wrong_call_is_answered_in_the_language_of_whoever_typed_it(
    run: Run, arguments: list[str], french: str, japanese: str
) -> None:
    assert french in run(*arguments, "--lang", "fr", code=2).stderr
    assert japanese in run(*arguments, "--lang", "ja", code=2).stderr


@pytest.mark.parametrize("language", ["fr", "ja"])
def test_the_help_of_what_players_use_has_no_line_of_the_english_one(run: Run, language: str) -> None:
    for command in ("games", "rules", "learn", "play", "serve", "verify", "replay", "warmup"):
        english = {line.strip() for line in help_lines(run, command, "en")}
        assert not [line for line in help_lines(run, command, language) if line.strip() in english], command


def help_lines(run: Run, command: str, language: str) -> list[str]:
    """What is said, not what is typed."""
    lines = run(command, "--help", "--lang", language).stdout.splitlines()
    return [
        said
        for line in lines
        if len(said := re.split(r"  +", line.strip())[-1]) > 12 and not said.startswith(("[", "--", "(docs/"))
    ]


def test_what_an_option_can_be_is_said_in_words(run: Run) -> None:
    assert "sides=agreed：最初から決まっている" in run("games", "--lang", "ja").stdout
    assert "sides=bought : à l’achat" in run("games", "--lang", "fr").stdout.replace("\u00a0", " ")


def test_simulate_prints_one_json_object(run: Run) -> None:
    call = ("simulate", "nobunaga", "--players", "4", "--games", "2000", "--bots", "random", "--seed", "3", "--json")
    first, second = (json.loads(run(*call).stdout) for _ in range(2))
    assert first["games"] == 2000
    assert first["decisions"] > 50_000
    assert len(first["mean_scores"]) == len(first["win_shares"]) == 4
    assert abs(sum(first["win_shares"]) + first["nobody_wins"] - 1) < 1e-3
    assert {"seconds", "decisions_per_second", "games_per_second"} <= set(first)
    assert [first[key] for key in ("decisions", "mean_scores")] == [second[key] for key in ("decisions", "mean_scores")]


def test_simulate_prints_a_table(run: Run) -> None:
    assert "mean score" in run("simulate", "nobunaga", "--games", "100").stdout


def test_ctrl_c_stops_cleanly() -> None:
    import signal

    process = subprocess.Popen(
        [KASSEN, "simulate", "nobunaga", "--games", "1000000000", "--json"],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stderr is not None
        assert "1,000,000,000 games" in process.stderr.readline()
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "stopped" in errors
    assert "Traceback" not in errors


def test_warmup_says_where_the_code_is_kept() -> None:
    assert "compiled" in run_apart("warmup", "nobunaga").stdout


def test_the_game_is_chosen_by_a_word_and_nonsense_or_quit_is_answered(run: Run) -> None:
    assert "a word of its title" in run("play", "--plain", "--lang", "en", text="?\nquit\n").stdout
    assert "Gunkimono. Type “?” for help." in run("play", "--plain", "--lang", "en", text="gunki\n").stdout


@pytest.mark.parametrize("typed", ["s'arrêter", "S’ARRÊTER LÀ", "paire 1 : mori", "Paire 1\u00a0: Mori"])
def test_a_french_choice_is_found_as_a_keyboard_types_it(typed: str) -> None:
    meant = "S’arrêter là" if "rr" in typed.casefold() else "Paire 1\u00a0: Mori"
    assert matching(typed, ["Paire 1\u00a0: Mori, Takeda", meant, "Paire 2\u00a0: Mori"]) == [1]


def test_a_single_letter_finds_but_does_not_decide(run: Run) -> None:
    sentences = [move.text() for move in kassen.game("nobunaga", 3).start(5).moves()]
    letter, meant = next(
        (letter, found[0])
        for letter in ascii_lowercase
        if len(found := [sentence for sentence in sentences if letter in sentence.casefold()]) == 1
    )
    asked = ("play", "nobunaga", "--players", "3", "--seats", "Aki,Beni,Chie", "--seed", "5", "--plain", "--lang", "en")
    by_letter, by_words = (run(*asked, text=f"{words}\n").stdout for words in (letter, meant))
    assert "Pass the screen" not in by_letter
    assert "Pass the screen" in by_words


def test_a_port_that_is_taken_is_said_in_words(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = run_apart("serve", "--port", str(port), "--db", f"sqlite:///{tmp_path / 'k.db'}", code=2)
    assert f"port {port}" in done.stderr
    assert "--port" in done.stderr


def test_japanese_is_written_also_where_the_system_has_a_code_page_without_it() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"}
    done = subprocess.run([KASSEN, "rules", "nobunaga", "--lang", "ja"], env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr[-500:]
    assert "信長" in done.stdout.decode("utf-8")
