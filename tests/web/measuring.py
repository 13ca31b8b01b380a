"""Is anything cut off? Every text and every target of a page, measured in all languages and at all sizes without loading it again."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

LANGUAGES = ("en", "fr", "ja")
SIZES = {
    "phone": (360, 740),
    "small phone": (320, 568),
    "sideways": (844, 390),
    "tablet": (1024, 768),
    "wide": (1280, 720),
}

# Texts that leave their button, what clips them, or the window; targets nobody can reach. What scrolls can be reached.
CUT = """() => {
  const faults = new Set();
  const SLACK = 1.5;
  const name = (element) => {
    const classes = typeof element.className === 'string' ? element.className : element.className.baseVal;
    return element.tagName.toLowerCase() + classes.split(/\\s+/).filter((c) => c && !c.startsWith('svelte-')).map((c) => '.' + c).join('');
  };
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('.sr');
  const boxes = new Map();
  const boxOf = (element) => {
    if (!boxes.has(element)) boxes.set(element, element.getBoundingClientRect());
    return boxes.get(element);
  };
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
  /** What cuts this box off, going outwards from `element`; '' if nothing does. */
  const cutter = (element, box, slack) => {
    let { left, right, top, bottom } = box;
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = styleOf(at);
      if (style.display === 'contents') continue;
      const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      if (clips && at !== document.body) {
        const around = boxOf(at);
        const over = Math.max(around.left - left, right - around.right);
        const tall = Math.max(around.top - top, bottom - around.bottom);
        if (scrolls(style.overflowX)) [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
        else if (over > SLACK) return `${name(at)} by ${Math.round(over)} px across`;
        if (scrolls(style.overflowY)) [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
        else if (tall > slack) return `${name(at)} by ${Math.round(tall)} px down`;
        if (left > right || top > bottom) return '';
      }
      if (style.position === 'fixed') {
        const off = Math.max(-top, bottom - innerHeight);
        if (off > slack) return `the window by ${Math.round(off)} px down`;
        break;
      }
    }
    const off = Math.max(-left, right - innerWidth);
    return off > SLACK ? `the window by ${Math.round(off)} px across` : '';
  };
  const TARGET = 'a[href], button, [role=button], [role=tab], select, input:not(.sr)';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const words = text.data.trim(), parent = text.parentElement;
    if (!words || ['SCRIPT', 'STYLE', 'OPTION', 'TITLE'].includes(parent.tagName) || !shown(parent) || parent.closest('[data-may-be-cut]')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const slack = SLACK + 0.3 * parseFloat(styleOf(parent).fontSize);
    const drawn = parent instanceof SVGElement ? [parent.getBoundingClientRect()] : [...range.getClientRects()];
    const target = parent.closest(TARGET);
    const own = target && !(target instanceof SVGElement) && !scrolls(styleOf(target).overflowX) && boxOf(target);
    for (const box of drawn) {
      if (!box.width || !box.height) continue;
      const by = cutter(parent, box, slack);
      const out = own && Math.max(own.left - box.left, box.right - own.right, own.top - box.top - slack, box.bottom - own.bottom - slack);
      if (by) faults.add(`“${words.slice(0, 40)}” in ${name(parent)} is cut by ${by}`);
      else if (out > SLACK) faults.add(`“${words.slice(0, 40)}” in ${name(parent)} leaves ${name(target)} by ${Math.round(out)} px`);
      else continue;
      break; // one fault a text is enough
    }
  }
  for (const target of document.querySelectorAll(TARGET)) {
    if (!shown(target)) continue;
    const box = boxOf(target);
    const by = box.width && box.height && cutter(target.parentElement, box, SLACK + 2);
    if (by) faults.add(`${name(target)} “${(target.getAttribute('aria-label') ?? target.textContent).trim().slice(0, 40)}” is cut by ${by}`);
  }
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) faults.add(`the page scrolls sideways by ${wide - innerWidth} px`);
  return [...faults];
}"""

# Fonts are loaded, what was asked for has come, the page has been laid out again.
CALM = "() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"


def speak(page: Page, language: str) -> None:
    """As somebody who chooses it in the head of the page; until the words are there."""
    if page.locator("html").get_attribute("lang") != language:
        page.locator("header select").select_option(language)
        page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
        page.wait_for_load_state("networkidle")


def drawers(page: Page) -> Iterator[str]:
    """The page as it is, then with every drawer of a phone open in turn."""
    yield ""
    for button in page.locator("nav.dock button:visible").all():
        if button.get_attribute("aria-expanded") == "false":
            button.click()
        yield button.inner_text()
        button.click()


def cut(page: Page, sizes: dict[str, tuple[int, int]] = SIZES) -> list[str]:
    """All faults of a loaded page, at every size in every language; what a drawer has in common with the page is told once."""
    faults: list[str] = []
    for language in LANGUAGES:
        speak(page, language)
        for size, (width, height) in sizes.items():
            page.set_viewport_size({"width": width, "height": height})
            told: set[str] = set()
            for drawer in drawers(page):
                page.evaluate(CALM)
                found = set(page.evaluate(CUT)) - told
                faults += [f"{size}, {language}{drawer and ', ' + drawer}: {fault}" for fault in sorted(found)]
                told |= found
    return faults
