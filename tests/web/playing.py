"""How the tests play: they know no rules either, they take what the page offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

LONG = 600  # decisions of one person; every game ends far before

# A point of the window at which a click reaches this element: pieces and neighbours may lie over its middle.
REACHABLE = """(element) => {
  const find = () => {
    const box = element.getBoundingClientRect();
    for (const i of [5, 4, 6, 3, 7, 2, 8, 1, 9]) for (const j of [5, 4, 6, 3, 7, 2, 8, 1, 9]) {
      const [x, y] = [box.left + box.width * i / 10, box.top + box.height * j / 10];
      if (document.elementFromPoint(x, y)?.closest('[data-target]') === element) return [x, y];
    }
    return null;
  };
  const there = find();
  if (!there) element.scrollIntoView({block: 'center', behavior: 'instant'});
  return there ?? find();
}"""
SETTLED = """(turn) => {
  const frame = document.querySelector('.frame');
  return frame && (frame.dataset.over === 'true' || (frame.dataset.turn !== turn && document.querySelector('[data-move]')));
}"""


def open_table(page: Page, game: str, players: int, seats: list[str] | None = None, **given: Any) -> str:
    """A table by the API, as the person of this page; started when no seat is open. Goes there, and nowhere else before."""
    seats = seats or ["me", *["random"] * (players - 1)]
    body = {"game": game, "players": players, "seats": seats, "start": "open" not in seats, **given}
    page.request.post("/api/me", data={})  # whoever this browser is, or somebody new
    path = page.request.post("/api/tables", data=body).json()["path"]
    page.goto(path)
    return str(path)


def is_over(page: Page) -> bool:
    return page.locator(".frame").get_attribute("data-over") == "true"


def move_sometimes(page: Page, decision: int) -> None:
    """At every third decision what happens is shown as it moves, and a click must hit its target all the same. At each of them
    most of a long game would be waiting."""
    page.emulate_media(reduced_motion="reduce" if decision % 3 else "no-preference")


def play_to_the_end(page: Page, decide: Callable[[int], None], moving: bool = False) -> None:
    """Decision after decision, which are counted, until the page says that it is over."""
    for decision in range(LONG):
        if is_over(page):
            break
        if moving:
            move_sometimes(page, decision)
        decide(decision)
    expect(page.get_by_role("heading", name="Game over")).to_be_visible()


def turn_of(page: Page) -> str:
    return page.locator(".frame").get_attribute("data-turn") or ""


MOVED = "(turn) => document.querySelector('.frame').dataset.turn !== turn"


def mover(pages: list[Page]) -> Page:
    """Who of these people is to decide, when all know."""
    for page in pages:
        page.wait_for_selector(".frame[data-turn]")
    turn = max((turn_of(page) for page in pages), key=int)
    for page in pages:
        page.wait_for_function("(turn) => document.querySelector('.frame')?.dataset.turn === turn", arg=turn)
        page.wait_for_selector("#drawer-moves :is([data-move], p.muted)", state="attached")  # moves, or whose turn it is
    (page,) = (page for page in pages if page.locator("[data-move]").count())
    return page


def decide(page: Page) -> None:
    """By the first move of the list; the next decision may be another's."""
    turn = turn_of(page)
    page.locator("[data-move]").first.click()
    page.wait_for_function(MOVED, arg=turn)


# Decides without looking as long as it is this person's turn; true when the game is over.
HURRY = """async (url) => {
  const table = `/api/tables/${url.split('/').pop()}`;
  for (;;) {
    const { scene } = await (await fetch(table)).json();
    if (scene.view.over) return true;
    if (!scene.view.moves) return false;
    const body = JSON.stringify({ type: 'decide', turn: scene.turn, id: scene.view.moves[0].id });
    await fetch(`${table}/do`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  }
}"""


def hurry(pages: list[Page]) -> None:
    """To the end, away from the board: what comes after it is the matter of the test."""
    table, over = pages[0].url, False
    for page in pages:
        page.goto("/settings")
    while not over:
        for page in pages:
            over = page.evaluate(HURRY, table)
    for page in pages:
        page.goto(table)


def until(page: Page, question: str, given: Any = None) -> Any:
    """What a question to the page answers, once that is something; the question may take a while, and is asked again."""
    again = f"async (given) => {{ for (;;) {{ const found = await ({question})(given); if (found) return found; "
    again += "await new Promise((soon) => setTimeout(soon, 50)); } }"
    return page.wait_for_function(again, arg=given).json_value()


def wait_for_me(page: Page, turn: str = "") -> None:
    """Until it is my decision, another one than `turn`, or the end."""
    page.wait_for_function(SETTLED, arg=turn)


def click(page: Page, target: Locator) -> None:
    """With the mouse, where the target really is."""
    point = target.evaluate(REACHABLE)
    assert point, f"cannot be clicked: {target.get_attribute('data-target')}"
    page.mouse.click(*point)


# The name of the nth thing that is lit, and where it is.
LIT = f"""(pick) => {{
  const shown = (element) => element.checkVisibility({{visibilityProperty: true}});
  const lit = [...document.querySelectorAll('.frame [data-lit]')].filter(shown);
  const element = lit[pick % lit.length];
  return [element.dataset.target, ({REACHABLE})(element)];
}}"""
ANSWERED = """([turn, target, sign]) => document.querySelector('.frame').dataset.turn !== turn
  || document.querySelector(`[data-target="${target}"]:is(${sign})`)"""


def insist(page: Page, act: Callable[[], object], answered: str) -> None:
    """Do something until the page has answered what `act` gives: a click that fell beside, because the board moved under it, is
    made again."""
    for patience in (4_000, 4_000, None):
        given = act()
        try:
            page.wait_for_function(answered, arg=given, timeout=patience)
            return
        except TimeoutError:
            if patience is None:
                raise


def point(page: Page, pick: int, turn: str, act: Callable[[float, float], None], sign: str = "[data-chosen]") -> Locator:
    """At something lit, until the decision is made, or what was pointed at bears the sign."""
    name = ""

    def once() -> list[str]:
        nonlocal name
        name, where = page.evaluate(LIT, pick)
        assert where, f"cannot be clicked: {name}"
        act(*where)
        return [turn, name, sign]

    insist(page, once, ANSWERED)
    return page.locator(f'[data-target="{name}"]')


def decide_by_mouse(page: Page, pick: int = 0) -> None:
    """One decision on the board: click what is lit until it is made. A decision may take several clicks."""
    turn = turn_of(page)
    for _ in range(4):
        point(page, pick, turn, page.mouse.click)
        if turn_of(page) != turn:
            break
    wait_for_me(page, turn)


def decide_by_keyboard(page: Page, key: str = "1") -> None:
    """One decision from the list: a digit chooses, Enter does it."""
    turn = turn_of(page)
    page.keyboard.press(key)
    expect(page.locator("[data-move]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    wait_for_me(page, turn)
