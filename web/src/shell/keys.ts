/** Keys of the table page, except while typing: 1-9 a move of the list, m the list, u undo, h hint, Escape back. */
import { settings } from '../lib/settings.svelte.ts';
import type { Table } from '../lib/table.svelte.ts';
import { inTurn } from './painted.ts';

export interface KeyActions {
  close: () => void;
  moves: () => void;
}

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && !!target.closest('input, select, textarea, dialog, [contenteditable]');

/** The buttons of the list of moves. */
const listed = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('[data-move]')];

/** Focus an element as soon as it exists: drawers and lists take some frames to appear. */
function focusSoon(find: () => HTMLElement | undefined, frames = 60): void {
  const element = find();
  element?.focus();
  if (document.activeElement !== element && frames) requestAnimationFrame(() => focusSoon(find, frames - 1));
}

export function tableKeys(event: KeyboardEvent, table: Table, actions: KeyActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (event.key === 'Escape') {
    table.skip();
    table.choice.back();
    return actions.close();
  }
  if (!settings.shortcuts) return;
  const number = Number(event.key);
  if (event.key === 'm' || (number >= 1 && number <= 9)) {
    actions.moves(); // open the drawer first, since nothing in a closed one can have the focus
    const focus = () => focusSoon(() => listed()[number ? number - 1 : 0]);
    if (table.opened) focus();
    else inTurn(focus); // after the list, which has an earlier turn
  } else if (event.key === 'u' && table.scene?.undo) table.say({ type: 'undo' });
  else if (event.key === 'h' && table.mine) table.askHint();
  else return;
  event.preventDefault();
}
