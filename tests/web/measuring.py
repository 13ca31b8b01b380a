"""Is anything cut off? Every text and target of a page, measured in all languages and at all sizes without loading it again."""

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
    const classes = [...element.classList].filter((each) => !each.startsWith('svelte-'));
    return [element.tagName.toLowerCase(), ...classes].join('.');
  };
  const SEEN = { visibilityProperty: true, opacityProperty: true };
  const shown = (element) => element.checkVisibility(SEEN) && !element.closest('.sr');
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
  /** The nearest thing around with a drawn edge. */
  const framed = (element) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = styleOf(at);
      if (scrolls(style.overflowX) || style.position === 'fixed') return null;
      if (['Left', 'Right', 'Top'].some((side) => parseFloat(style[`border${side}Width`]) > 0) && boxOf(at).width > 40) return at;
    }
    return null;
  };
  const TARGET = 'a[href], button, [role=button], [role=tab], select, input:not(.sr)';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const words = text.data.trim(), parent = text.parentElement;
    if (!words || parent.closest('script, style, option, title, [data-may-be-cut]') || !shown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const slack = SLACK + 0.3 * parseFloat(styleOf(parent).fontSize);
    const drawn = parent instanceof SVGElement ? [parent.getBoundingClientRect()] : [...range.getClientRects()];
    const target = parent.closest(TARGET);
    const own = target && !(target instanceof SVGElement) && !scrolls(styleOf(target).overflowX) && boxOf(target);
    const told = `“${words.slice(0, 40)}” in ${name(parent)}`;
    for (const box of drawn) {
      if (!box.width || !box.height) continue;
      const by = cutter(parent, box, slack);
      const across = own && Math.max(own.left - box.left, box.right - own.right);
      const down = own && Math.max(own.top - box.top, box.bottom - own.bottom) - slack;
      const out = Math.round(Math.max(across, down));
      if (by) faults.add(`${told} is cut by ${by}`);
      else if (out > SLACK) faults.add(`${told} leaves ${name(target)} by ${out} px`);
      else continue;
      break; // one fault a text is enough
    }
  }
  for (const target of document.querySelectorAll(TARGET)) {
    if (!shown(target)) continue;
    const box = boxOf(target);
    const by = box.width && box.height && cutter(target.parentElement, box, SLACK + 2);
    const called = `${name(target)} “${(target.getAttribute('aria-label') ?? target.textContent).trim().slice(0, 40)}”`;
    if (by) faults.add(`${called} is cut by ${by}`);
    const frame = box.width && !(target instanceof SVGElement) && framed(target);
    const out = frame && Math.max(boxOf(frame).left - box.left, box.right - boxOf(frame).right);
    if (out > 8) faults.add(`${called} leaves ${name(frame)} by ${Math.round(out)} px`);
  }
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) faults.add(`the page scrolls sideways by ${wide - innerWidth} px`);
  return [...faults];
}"""

# Where there is no Japanese font its characters are drawn as narrow boxes: here they get the width they would have.
WIDEN = """() => {
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.cssText = 'position: absolute; font-size: 100px';
  probe.textContent = '漢';
  const lacking = 1 - probe.getBoundingClientRect().width / 100;
  probe.remove();
  if (lacking < 0.05) return;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const wide = text.data.match(/[\u3000-\u9fff\uff00-\uffef]/g)?.length ?? 0, style = text.parentElement.style;
    if (wide) style.letterSpacing = `${(lacking * wide) / text.data.trim().length}em`;
    else if (text.data.trim() && style.letterSpacing) style.letterSpacing = '';
  }
}"""

# Fonts are loaded, what was asked for has come, the page has been laid out again.
CALM = "() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"


def speak(page: Page, language: str) -> None:
    """As somebody who chooses it in the head of the page; until the words are there."""
    if page.locator("html").get_attribute("lang") != language:
        page.locator("header select").select_option(language)
        page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
        page.wait_for_load_state("networkidle")


def drawers(page: Page, opened: bool) -> Iterator[str]:
    """The page as it is, then with every drawer of a phone open in turn."""
    yield ""
    for button in page.locator("nav.dock button[aria-expanded]:visible").all() if opened else []:
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
            for drawer in drawers(page, opened=size == "phone"):
                page.evaluate(WIDEN)
                page.evaluate(CALM)
                found = set(page.evaluate(CUT)) - told
                faults += [f"{size}, {language}{drawer and ', ' + drawer}: {fault}" for fault in sorted(found)]
                told |= found
    return faults
