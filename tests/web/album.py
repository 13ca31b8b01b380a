"""Every page and board at every size in every language, to leaf through: `make pictures`, then build/pictures/index.html.

`make pictures ARGS="nobunaga 1024"` takes those alone whose names contain all these words.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.browser import find
from tests.web.conftest import WIDE, Server, Visitor
from tests.web.ending import lost, play_the_last_decision, tied, won
from tests.web.measuring import CALM, LANGUAGES, SIZES, Screen, resize, speak
from tests.web.playing import open_table
from tests.web.scenes import SCENES, arrive

FOLDER = Path(__file__).parents[2] / "build" / "pictures"
QUALITY = 80
Go = Callable[[Page], object]


def at(path: str, sign: str = "main") -> Go:
    def go(page: Page) -> None:
        page.goto(path)
        page.wait_for_selector(sign)

    return go


def scene(name: str) -> Go:
    return lambda page: arrive(page, name)


SIGHTS: dict[str, Go] = {
    "home": at("/"),
    **{f"{game}, opponents": at(f"/new/{game}", ".person") for game in ("gunkimono", "moegahara", "nobunaga", "provinces")},
    "settings": at("/settings"),
    "rules": at("/rules/nobunaga"),
    "waiting": lambda page: open_table(page, "nobunaga", 5, ["me", "open", "open", "samurai", "shogun"], listed=True),
    **{name: scene(name) for name in SCENES},
    "provinces, ending": lambda page: play_the_last_decision(page, "provinces", 4, tied, daimyo=True),
    "gunkimono, ending": lambda page: play_the_last_decision(page, "gunkimono", 5, lost),
    "nobunaga, ending": lambda page: play_the_last_decision(page, "nobunaga", 5, won, counted=True),
    "moegahara, ending": lambda page: play_the_last_decision(page, "moegahara", 6, lost),
    **{f"{game}, lesson": at(f"/learn/{game}", ".frame") for game in ("gunkimono", "moegahara", "nobunaga", "provinces")},
}


def file_of(sight: str, screen: Screen, language: str) -> str:
    return f"{sight.replace(', ', '-').replace(' ', '-')}-{screen.width}x{screen.height}-{language}.jpg"


def take(browser: Browser, url: str, sight: str, wanted: Callable[[str], bool]) -> list[str]:
    """One page, looked at from everywhere without loading it again."""
    names = {(language, size): file_of(sight, screen, language) for language in LANGUAGES for size, screen in SIZES.items()}
    names = {key: name for key, name in names.items() if wanted(name)}
    if not names:
        return []
    visitor = Visitor(browser, url, viewport=WIDE, reduced_motion="reduce")
    try:
        SIGHTS[sight](visitor.page)
        for (language, size), name in names.items():
            speak(visitor.page, language)
            resize(visitor.page, SIZES[size])
            visitor.page.evaluate(CALM)
            visitor.page.screenshot(path=FOLDER / name, type="jpeg", quality=QUALITY)
    finally:
        visitor.context.close()
    print(f"{sight}: {len(names)}", flush=True)
    return list(names.values())


def sheet(pictures: dict[str, list[str]]) -> str:
    """All of them, small; a click shows one large."""

    def figure(name: str) -> str:
        return f'<a href="{name}"><img loading="lazy" src="{name}" alt=""><br>{escape(name.rpartition(".")[0])}</a>'

    rows = [f"<h2>{escape(sight)}</h2><p>{''.join(map(figure, names))}</p>" for sight, names in pictures.items()]
    style = "body{font:12px sans-serif}p{display:flex;flex-wrap:wrap;gap:12px;align-items:end}img{height:220px}"
    return f"<!doctype html><meta charset=utf-8><title>Kassen</title><style>{style}</style>{''.join(rows)}"


def main(words: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        try:
            for sight in SIGHTS:
                take(browser, server.url, sight, lambda name: all(word in name for word in words))
        finally:
            browser.close()
            server.stop()
    there = {file.name for file in FOLDER.glob("*.jpg")}
    views = [(language, screen) for language in LANGUAGES for screen in SIZES.values()]
    named = {
        sight: [name for language, screen in views if (name := file_of(sight, screen, language)) in there] for sight in SIGHTS
    }
    (FOLDER / "index.html").write_text(sheet({sight: names for sight, names in named.items() if names}))
    print(f"Kassen: {len(there)} pictures in {FOLDER / 'index.html'}")


if __name__ == "__main__":
    main(sys.argv[1:])
