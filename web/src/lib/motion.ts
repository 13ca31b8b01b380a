/** Animates things that move. A copy flies while the board already shows the result, so nothing waits for it. */
import { settings } from './settings.svelte.ts';

const MOVE_MS = 380;

/** A copy of an element and where it is now, to fly from there after the board has changed. */
export function lift(element: Element | null | undefined): { copy: HTMLElement; from: DOMRect } | null {
  if (!(element instanceof HTMLElement) || settings.still || document.hidden) return null;
  const copy = element.cloneNode(true) as HTMLElement;
  const from = element.getBoundingClientRect();
  // It flies outside the board, so it must keep its size: the box, and --w, which scales cards.
  Object.assign(copy.style, { width: `${from.width}px`, height: `${from.height}px` });
  copy.style.setProperty('--w', getComputedStyle(element).getPropertyValue('--w'));
  return { copy, from };
}

/** Fly a lifted copy to an element, where it vanishes. */
export function fly(lifted: ReturnType<typeof lift>, to: Element | null | undefined, scale = 0.4): void {
  if (!lifted || !to) return;
  const { copy, from } = lifted;
  const target = to.getBoundingClientRect();
  copy.removeAttribute('id');
  copy.removeAttribute('data-lit');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    margin: '0',
    zIndex: '45',
    pointerEvents: 'none',
  });
  document.body.append(copy);
  const dx = target.left + target.width / 2 - from.left - from.width / 2;
  const dy = target.top + target.height / 2 - from.top - from.height / 2;
  const flight = copy.animate(
    [
      { transform: 'none' },
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.9, offset: 0.9 },
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0 },
    ],
    { duration: MOVE_MS, easing: 'cubic-bezier(.2, .7, .2, 1)' },
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}
