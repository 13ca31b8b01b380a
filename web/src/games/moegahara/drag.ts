/** Dragging a card onto a territory. Dropping points at the target, as a click would. */
import type { Attachment } from 'svelte/attachments';
import type { Choice } from '../../lib/choice.svelte.ts';

const START_PX = 6;

/** `take` is called when the card is lifted: a waiting card must be chosen before territories can be pointed at. */
export function draggable(choice: Choice, may: () => boolean, take: () => void): Attachment<HTMLElement> {
  return (element) => {
    const off = new AbortController();
    const { signal } = off;
    let from: { x: number; y: number } | null = null;
    let copy: HTMLElement | null = null;

    const lit = (event: PointerEvent): string | null => {
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]')?.dataset.drop;
      return under && choice.lit.has(under) ? under : null;
    };
    const lift = () => {
      copy = element.cloneNode(true) as HTMLElement;
      copy.setAttribute('aria-hidden', 'true');
      copy.inert = true;
      Object.assign(copy.style, { position: 'fixed', margin: '0', zIndex: '45', pointerEvents: 'none', opacity: '.9' });
      element.after(copy);
      take();
    };
    const end = () => {
      copy?.remove();
      copy = from = null;
    };
    const start = (event: PointerEvent) => {
      if (may() && event.button === 0) from = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent) => {
      if (!from || (!copy && Math.hypot(event.clientX - from.x, event.clientY - from.y) < START_PX)) return;
      if (!copy) lift();
      Object.assign(copy!.style, { left: `${event.clientX - 20}px`, top: `${event.clientY - 20}px` });
      const target = lit(event);
      choice.consider(target ? choice.completes(target) : null);
    };
    const drop = (event: PointerEvent) => {
      const target = copy && lit(event);
      end();
      if (target) choice.point(target, true);
    };
    element.addEventListener('pointerdown', start, { signal });
    // The pointer soon leaves the card, so listen everywhere.
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', drop, { signal });
    addEventListener('pointercancel', end, { signal });
    return () => {
      off.abort();
      end();
    };
  };
}
