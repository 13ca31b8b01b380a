/** Where things are on a board, and when that may have changed. It knows no game. */
import { common, type Box, type Obstacle } from '../lib/placing.ts';

export const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
export const boxOf = (element: Element): Box => element.getBoundingClientRect();
const isDrawn = ({ left, right, top, bottom }: Box) => right - left > 1 && bottom - top > 1;
/** The part of an element that is not scrolled out of the field. */
const seenPart = (element: Element): Box => {
  const field = element.closest('.field');
  return field ? common(boxOf(element), boxOf(field)) : boxOf(element);
};
export const boxesOf = (elements: Iterable<Element>): Box[] => [...elements].filter(isSeen).map(seenPart).filter(isDrawn);

export const bad = (boxes: Box[], weight: number): Obstacle[] => boxes.map((box) => ({ box, weight }));

/** The field, or the scrolling part within it, that holds the first target that can be chosen. */
export const fieldOf = (ground: Element): Element => ground.querySelector('.field [data-lit]')?.closest('.field') ?? ground;

/** What covers the board: the dock and open drawers. */
export const barsOf = (ground: Element): Box[] => boxesOf(ground.querySelectorAll('nav.dock, .drawer.open'));

/** What should stay uncovered for a decision: above all the question, and what can be chosen. */
export const inTheWay = (ground: Element): Obstacle[] => {
  const all = (selector: string) => boxesOf(ground.querySelectorAll(selector));
  return [
    ...bad(all('[data-lit]'), 1),
    ...bad(all('.prompt'), 4),
    ...bad(all('.plate'), 0.3),
    ...bad(barsOf(ground), 5),
    ...bad(all('.moves:not(.open)'), 0.3),
    ...bad(all('[data-tip]'), 0.1), // other pieces, if there is room elsewhere
  ];
};

/** Calls `changed` when something changes, scrolls or slides on the board, or when it or one of `sized` changes its size. */
export function watch(ground: Element, sized: (Element | undefined)[], changed: () => void): () => void {
  let asked = 0;
  const soon = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(changed);
  };
  const gone = new AbortController();
  const changes = new MutationObserver(soon);
  changes.observe(ground, { subtree: true, childList: true, attributeFilter: ['class', 'data-lit', 'data-place'] });
  const sizes = new ResizeObserver(soon);
  for (const element of [ground, ...sized]) if (element) sizes.observe(element);
  for (const type of ['scroll', 'transitionend'])
    ground.addEventListener(type, soon, { capture: true, passive: true, signal: gone.signal });
  soon();
  return () => {
    gone.abort();
    changes.disconnect();
    sizes.disconnect();
    cancelAnimationFrame(asked);
  };
}
