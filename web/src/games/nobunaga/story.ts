/** What the game's events add to the view: who took what this round, and the last attack. */
import type { GameEvent } from '../../lib/view.ts';
import type { House } from './crests.ts';

/** A seat, or the lord himself. */
export type Who = number | 'nobunaga';
export interface Rank {
  who: Who;
  rank: number;
  number: number;
  lays: boolean;
}
export interface Attack {
  house: House;
  by: number;
  ranks: Rank[];
  /** Seats without a card of the house. */
  without: number[];
  passedTo: number | null;
}
export interface Taken {
  seat: number;
  house: House;
}

const after = (events: GameEvent[], kind: string): GameEvent[] =>
  events.slice(events.findLastIndex((each) => each.event === kind) + 1);
const has = (events: GameEvent[], kind: string): boolean => events.some((each) => each.event === kind);

/** The cards taken this round, in order. */
export function takenThisRound(events: GameEvent[]): Taken[] {
  if (!has(events, 'opened')) return [];
  return after(events, 'opened')
    .filter((each) => each.event === 'picked')
    .map((each) => ({ seat: each.seat as number, house: each.house as House }));
}

/** What each seat last did in this round or attack, as a message with its arguments. */
export function notes(events: GameEvent[]): Map<number, [message: string, words: Record<string, unknown>]> {
  const said = new Map<number, [string, Record<string, unknown>]>();
  const from = Math.max(
    events.findLastIndex((each) => each.event === 'opened'),
    events.findLastIndex((each) => each.event === 'attacked'),
  );
  for (const { event, seat, house } of events.slice(Math.max(0, from))) {
    if (typeof seat !== 'number') continue;
    if (event === 'picked' || event === 'rest-taken') said.set(seat, ['note-took', { house }]);
    else if (event === 'active-taken') said.set(seat, ['note-active', {}]);
    else if (event === 'attacked') said.set(seat, ['note-attacks', { house }]);
    else if (event === 'scored') said.set(seat, ['note-lays', { house }]);
  }
  return said;
}

/** The last attack of the current campaign (or of the one that ended the game). */
export function lastAttack(events: GameEvent[], players: number): Attack | null {
  const start = events.findLastIndex((each) => each.event === 'attacked');
  if (start < 0 || events.slice(start).some((each) => each.event === 'opened')) return null;
  const rest = events.slice(start + 1);
  const who = (each: GameEvent): Who => (each.event.endsWith('-nobunaga') ? 'nobunaga' : (each.seat as number));
  const lays = new Set(rest.filter((each) => each.event.startsWith('scored')).map(who));
  const ranks = rest
    .filter((each) => each.event.startsWith('ranked'))
    .map((each) => ({ who: who(each), rank: each.rank as number, number: each.number as number, lays: lays.has(who(each)) }))
    .sort((a, b) => a.rank - b.rank);
  const ranked = new Set(ranks.map((rank) => rank.who));
  const passed = rest.find((each) => each.event === 'passed');
  return {
    house: events[start]!.house as House,
    by: events[start]!.seat as number,
    ranks,
    without: Array.from({ length: players }, (_, seat) => seat).filter((seat) => !ranked.has(seat)),
    passedTo: passed ? (passed.to_seat as number) : null,
  };
}

/** Cards that visibly move from the middle to somebody: the card's target there, and to whom. */
export function flightsOf(events: GameEvent[]): [target: string, to: Who][] {
  const flights: [string, Who][] = [];
  for (const { event, seat, house } of events) {
    if (event === 'picked' || event === 'rest-taken') flights.push([`card:${String(house)}`, seat as number]);
    else if (event === 'active-taken') flights.push(['active', seat as number]);
    else if (event === 'sent') flights.push([`card:${String(house)}`, 'nobunaga']);
  }
  return flights;
}
