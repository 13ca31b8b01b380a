/** What the reader panel shows: a card or territory that is hovered, focused or long-pressed. */
import type { Attachment } from 'svelte/attachments';
import type { Card } from './cards.ts';

export type Read = { card: Card } | { territory: number };

const LONG_MS = 420;

export class Reader {
  what = $state.raw<Read | null>(null);
  private timer?: ReturnType<typeof setTimeout>;

  close = (): void => {
    this.what = null;
  };

  /** Makes an element show details in the panel. A long press only reads and does not click. */
  of(what: Read): Attachment<HTMLElement> {
    return (element) => {
      const off = new AbortController();
      const on = <K extends keyof HTMLElementEventMap>(
        type: K,
        listen: (event: HTMLElementEventMap[K]) => void,
        capture = false,
      ) => element.addEventListener(type, listen, { signal: off.signal, capture });
      let held = false;
      const show = () => void (this.what = what);
      // A vanishing button loses the focus in the middle of an update, so close the panel after it.
      const hide = () => queueMicrotask(() => this.what === what && this.close());
      on('pointerenter', (event) => event.pointerType !== 'touch' && show());
      on('pointerleave', (event) => (clearTimeout(this.timer), event.pointerType !== 'touch' && hide()));
      on('focus', () => element.matches(':focus-visible') && show());
      on('blur', hide);
      on('pointerdown', (event) => {
        held = false;
        clearTimeout(this.timer);
        if (event.pointerType === 'touch') this.timer = setTimeout(() => ((held = true), show()), LONG_MS);
      });
      for (const type of ['pointerup', 'pointercancel', 'pointermove'] as const)
        on(
          type,
          (event) => (type !== 'pointermove' || Math.hypot(event.movementX, event.movementY) > 4) && clearTimeout(this.timer),
        );
      on('contextmenu', (event) => held && event.preventDefault());
      on('click', (event) => held && (event.stopImmediatePropagation(), event.preventDefault(), (held = false)), true);
      return () => off.abort();
    };
  }
}
