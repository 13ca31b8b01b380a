/** A card is taken and put onto a territory. Whatever it is dropped on is pointed at, as a click would. */
import type { Attachment } from 'svelte/attachments';
import type { Choice } from '../../lib/choice.svelte.ts';

const START_PX = 6;

/** `take` is called when the card is lifted: a waiting card must be chosen before the territories are open to it. */
export function draggable(choice: Choice, may: () => boolean, take: () => void): Attachment<HTMLElement> {
  return (element) => {
    const off = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, listen: (event: HTMLElementEventMap[K]) => void, capture = false) =>
      element.addEventListener(type, listen, { signal: off.signal, capture });
    let from: { x: number; y: number } | null = null;
    let copy: HTMLElement | null = null;

    const target = (event: PointerEvent): string | null => {
      const under = document.elementsFromPoint(event.clientX, event.clientY).find((each) => !copy?.contains(each) && each.closest('[data-drop]'));
      return under?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null;
    };
    const end = () => {
      copy?.remove();
      copy = from = null;
    };
    on('pointerdown', (event) => {
      if (may() && event.button === 0) from = { x: event.clientX, y: event.clientY };
    });
    on('pointermove', (event) => {
      if (!from) return;
      if (!copy) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < START_PX) return;
        element.setPointerCapture(event.pointerId);
        copy = element.cloneNode(true) as HTMLElement;
        copy.setAttribute('aria-hidden', 'true');
        copy.inert = true;
        Object.assign(copy.style, { position: 'fixed', margin: '0', zIndex: '45', pointerEvents: 'none', opacity: '.9' });
        document.body.append(copy);
        take();
      }
      Object.assign(copy.style, { left: `${event.clientX - 20}px`, top: `${event.clientY - 20}px` });
      const over = target(event);
      choice.consider(over && choice.lit.has(over) ? choice.completes(over) : null);
    });
    on('pointerup', (event) => {
      const over = copy && target(event);
      if (over && choice.lit.has(over)) choice.point(over, true);
      // The click that follows belongs to the drag.
      if (copy) element.addEventListener('click', (click) => (click.stopImmediatePropagation(), click.preventDefault()), { capture: true, once: true, signal: AbortSignal.timeout(50) });
      end();
    });
    on('pointercancel', end);
    return () => {
      off.abort();
      end();
    };
  };
}
