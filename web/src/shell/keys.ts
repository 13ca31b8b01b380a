/** Keys of the table page: 1-9 a move of the list, m the list, u undo, h hint, Escape back. Never while one types. */
import { settings } from '../lib/settings.svelte.ts';
import type { Table } from '../lib/table.svelte.ts';
import { inTurn } from './painted.ts';

export interface KeyActions {
  close: () => void;
  moves: () => void;
}

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && !!target.closest('input, select, textarea, dialog, [contenteditable]');

/** The buttons of the list of moves, wherever it is drawn. */
const listed = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('[data-move]')];

/** A drawer that slides in is not there at once, nor is a list. */
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
    actions.moves(); // a closed drawer cannot hold the focus
    const focus = () => focusSoon(() => listed()[number ? number - 1 : 0]);
    if (table.opened) focus();
    else inTurn(focus); // the list has its turn before
  } else if (event.key === 'u' && table.scene?.undo) table.say({ type: 'undo' });
  else if (event.key === 'h' && table.mine) table.askHint();
  else return;
  event.preventDefault();
}
