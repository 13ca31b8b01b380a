"""Is anything cut off, covered, or too small for a finger? Every text and target of a page, measured in all languages and at all
sizes without loading it again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple
from weakref import WeakKeyDictionary

from playwright.sync_api import CDPSession, Page, Request

LANGUAGES = ("en", "fr", "ja")


class Screen(NamedTuple):
    width: int
    height: int
    touch: bool = False


SIZES = {
    "phone": Screen(390, 844, touch=True),
    "small phone": Screen(320, 568, touch=True),
    "sideways": Screen(844, 390, touch=True),
    "tablet": Screen(1024, 768, touch=True),
    "large tablet": Screen(1180, 820, touch=True),
    "laptop": Screen(1366, 768),
    "wide": Screen(1280, 720),
    "full": Screen(1920, 1080),
}

# Texts that leave their button, what clips them, or the window, or lie on one another; targets nobody can reach, or hit with a
# finger. What scrolls can be reached.
CUT = """(touch, within) => {
  const root = document.documentElement;
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
  /** What can be seen of a box now: what scrolls may have moved it out of sight. */
  const seen = (element, { left, right, top, bottom }) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = styleOf(at);
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
        const around = boxOf(at);
        [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
        [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
      }
    }
    [left, right] = [Math.max(left, 0), Math.min(right, innerWidth)];
    [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return right - left > 4 && bottom - top > 4 ? { left, right, top, bottom } : null;
  };
  /** What floats above what scrolls: a drawer, a head that stays. */
  const floats = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement)
      if (['fixed', 'sticky'].includes(styleOf(at).position)) return at;
    return null;
  };
  /** A word of this text that goes on in the next line, and is not made to be parted. Japanese may break anywhere. */
  const LONGEST = 24; // what is longer is no word
  const broken = (text) => {
    const range = document.createRange();
    for (const { 0: word, index } of text.data.matchAll(/[\\p{Script=Latin}\\p{N}\\u00ad]{2,}/gu)) {
      if (word.includes('\\u00ad') || word.length > LONGEST) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)));
      if (lines.size > 1) return word;
    }
    return '';
  };
  const FINGER = 44;
  /** Wide and high enough for a finger: itself, or with what listens around it. */
  const fits = (target, box) => {
    if (box.width >= FINGER - 0.6 && box.height >= FINGER - 0.6) return true;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const hit = (dx, dy) => {
      const there = document.elementFromPoint(x + dx, y + dy);
      return target.contains(there) || (there?.tagName === 'LABEL' && there.contains(target));
    };
    if (target.matches('label input') && boxOf(target.closest('label')).height >= FINGER) return true;
    const reach = FINGER / 2 - 1.5;
    const [across, down] = [Math.min(reach, x, innerWidth - x - 1), Math.min(reach, y, innerHeight - y - 1)];
    return hit(-across, 0) && hit(across, 0) && hit(0, -down) && hit(0, down);
  };
  const written = [];
  const TARGET = 'a[href], button, [role=button], [role=tab], select, input:not(.sr)';
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
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
    const word = drawn.length > 1 && broken(text);
    if (word) faults.add(`${told} is broken inside “${word}”`);
    for (const box of drawn) {
      if (!box.width || !box.height) continue;
      const part = !parent.closest('[data-may-overlap]') && seen(parent, box);
      // A line is higher than its letters, above and below.
      const air = part && 0.25 * (part.bottom - part.top);
      const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      if (part)
        written.push({ ...part, told, parent, middle, top: part.top + air, bottom: part.bottom - air, layer: floats(parent) });
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
  for (const target of within.querySelectorAll(TARGET)) {
    if (!shown(target)) continue;
    const box = boxOf(target);
    const by = box.width && box.height && cutter(target.parentElement, box, SLACK + 2);
    const called = `${name(target)} “${(target.getAttribute('aria-label') ?? target.textContent).trim().slice(0, 40)}”`;
    if (by) faults.add(`${called} is cut by ${by}`);
    const frame = box.width && !(target instanceof SVGElement) && framed(target);
    const out = frame && Math.max(boxOf(frame).left - box.left, box.right - boxOf(frame).right);
    if (out > 8) faults.add(`${called} leaves ${name(frame)} by ${Math.round(out)} px`);
  }
  for (const [i, one] of written.entries()) {
    const [x, y] = one.middle;
    const there = x > one.left && x < one.right && y > one.top && y < one.bottom && document.elementFromPoint(x, y);
    if (there && floats(there) !== one.layer) continue; // it can be scrolled from under what floats
    const alike = there && (there.contains(one.parent) || one.parent.contains(there));
    const drawn = there instanceof SVGElement || one.parent instanceof SVGElement; // pictures have their own order
    if (there && !alike && !drawn && styleOf(there).opacity === '1') faults.add(`${one.told} is covered by ${name(there)}`);
    for (const other of written.slice(i + 1)) {
      if (other.parent === one.parent || other.layer !== one.layer) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 3 && down > 1) faults.add(`${one.told} and ${other.told} lie on one another`);
    }
  }
  if (touch)
    for (const target of within.querySelectorAll(TARGET)) {
      if (!shown(target) || target.matches('[disabled], [aria-disabled=true], p a, li > a, dd a')) continue;
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = target.getBoundingClientRect();
      const called = `${name(target)} “${(target.getAttribute('aria-label') ?? target.textContent).trim().slice(0, 40)}”`;
      if (box.width && !fits(target, box))
        faults.add(`${called} is too small for a finger: ${Math.round(box.width)} x ${Math.round(box.height)}`);
    }
  if (root.scrollWidth > innerWidth) faults.add(`the page scrolls sideways by ${root.scrollWidth - innerWidth} px`);
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


# A page as it is, then every drawer of a phone that opens from the dock: the faults of each, under its name. Painting a board at
# a new size costs more than measuring it, and nobody looks: it is laid out under a veil, which is lifted while it is measured.
MEASURE = f"""async ({{ touch, drawers }}) => {{
  const root = document.documentElement;
  const measure = async (within) => {{
    root.style.opacity = 0;
    ({WIDEN})();
    await ({CALM})();
    root.style.opacity = '';
    const faults = ({CUT})(touch, within());
    root.style.opacity = 0;
    return faults;
  }};
  const found = [['', await measure(() => document.body)]];
  const buttons = drawers ? [...document.querySelectorAll('nav.dock button[aria-expanded]')] : [];
  for (const button of buttons) {{
    if (button.ariaExpanded === 'false') button.click();
    found.push([button.innerText, await measure(() => document.querySelector('.drawer.open'))]);
    button.click();
  }}
  return found;
}}"""
UNVEIL = "() => (document.documentElement.style.opacity = '')"


def speak(page: Page, language: str) -> None:
    """As somebody who chooses it in the head of the page; until the words are there, and all that was asked for with them."""
    if page.locator("html").get_attribute("lang") == language:
        return
    asked: list[Request] = []

    def note(request: Request) -> None:
        asked.append(request)

    page.on("request", note)
    page.locator("header select").select_option(language)
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
    page.evaluate(CALM)
    page.remove_listener("request", note)
    for request in asked:
        request.response()  # waits for it


class Glass(NamedTuple):
    """How a page's screen is told whether it is touched: what a session asked for ends with it."""

    session: CDPSession
    touched: bool


GLASSES: WeakKeyDictionary[Page, Glass] = WeakKeyDictionary()


def resize(page: Page, screen: Screen) -> None:
    """To a window of that size on a screen that is touched, or not."""
    glass = GLASSES.get(page) or Glass(page.context.new_cdp_session(page), touched=not screen.touch)
    if glass.touched != screen.touch:  # a page is styled anew when it is told
        glass.session.send("Emulation.setTouchEmulationEnabled", {"enabled": screen.touch})
        GLASSES[page] = glass._replace(touched=screen.touch)
    page.set_viewport_size({"width": screen.width, "height": screen.height})


def cut(page: Page, languages: Iterable[str], sizes: dict[str, Screen] = SIZES) -> list[str]:
    """All faults of a loaded page, at every size in these languages; what a drawer has in common with the page is told once."""
    faults: list[str] = []
    for language in languages:
        speak(page, language)
        for size, screen in sizes.items():
            resize(page, screen)
            told: set[str] = set()
            for drawer, found in page.evaluate(MEASURE, {"touch": screen.touch, "drawers": size == "phone"}):
                faults += [f"{size}, {language}{drawer and ', ' + drawer}: {fault}" for fault in sorted(set(found) - told)]
                told |= set(found)
    page.evaluate(UNVEIL)
    return faults
