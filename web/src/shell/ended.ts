/** A finished table for its reader: headline, reason, places, and who is in the print. */
import {
  headlineOf,
  ladderOf,
  moodOf,
  nameOf,
  placesOf,
  reasonOf,
  rowsOf,
  sayReason,
  seatsOf,
  splitsOf,
  standpoint,
  type Contender,
  type Rung,
} from '../lib/ending.ts';
import type { Table } from '../lib/table.svelte.ts';
import { t } from '../lib/words.svelte.ts';

export function endingOf(table: Table) {
  const { view, texts, names } = table;
  const reason = reasonOf(view?.result);
  if (!view || !texts || !reason) return null;
  const rows = rowsOf(view.result);
  const me = standpoint(table.you.seats);
  const name = (who: Contender) => nameOf(who, texts.say, names);
  const mood = moodOf(reason, rows, me);
  const places = placesOf(rows, reason);
  const winners = seatsOf(reason.seat);
  const contenders = (view.result!.sheet as typeof rows).map(({ seat }) => seat);
  return {
    me,
    rows,
    reason,
    places,
    mood,
    name,
    contenders,
    headline: t(...headlineOf(reason, rows, me, name, String(texts.word('team', reason.team ?? '')))),
    why: sayReason(reason, texts),
    ladder: ladderOf(reason, places, contenders),
    splits: splitsOf(reason, places, contenders),
    place: rows.find(({ seat }) => seat === me)?.rank ?? 1,
    /** My own banner comes first, in the middle. */
    winners: me !== null && winners.includes(me) ? [me, ...winners.filter((seat) => seat !== me)] : winners,
    beaten: mood === 'beaten' ? me : null,
  };
}
export type Ended = NonNullable<ReturnType<typeof endingOf>>;
export type { Rung };
