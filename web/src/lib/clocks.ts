/** A time control in words. */
import type { TimeControl } from './wire.gen.ts';
import { t } from './words.svelte.ts';

const DAY_S = 86_400;

export function clockWords({ kind = 'none', seconds = 900, bonus = 0 }: TimeControl): string {
  if (kind === 'live') return t('clock-live', { minutes: Math.round(seconds / 60), seconds: bonus });
  if (kind === 'days' && seconds < DAY_S) return t('clock-hours', { hours: Math.max(1, Math.round(seconds / 3600)) });
  return kind === 'days' ? t('clock-days', { days: Math.round(seconds / DAY_S) }) : t('clock-none');
}
