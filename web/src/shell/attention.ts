/** "It is your turn": in the title, on the icon, as a sound and, if enabled, as a notification. */
import { settings } from '../lib/settings.svelte.ts';
import { play } from '../lib/sound.ts';
import { t } from '../lib/words.svelte.ts';

let called = false;

export function callToTurn(mine: boolean, title: string): void {
  document.title = mine ? `● ${t('your-turn')} · ${title}` : `${title} · Kassen`;
  setIcon(mine);
  if (mine && !called) {
    play('clap');
    if (settings.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted')
      new Notification(title, { body: t('your-turn'), icon: `${import.meta.env.BASE_URL}icon-turn.svg`, tag: 'turn' });
  }
  called = mine;
}

/** Clear the call when the table is left. */
export function callOff(): void {
  setIcon(false);
  called = false;
}

const setIcon = (mine: boolean) =>
  document.querySelector('link[rel=icon]')?.setAttribute('href', `${import.meta.env.BASE_URL}${mine ? 'icon-turn' : 'icon'}.svg`);
