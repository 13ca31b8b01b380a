/**
 * A story by turns, and where on the board it happened. All games have one contract: a field of an event names a place by its
 * key and value ("province:kyoto", "at:c2"), and a board marks places that it draws with `data-place`.
 */
import { standing, type GameEvent } from './view.ts';
import type { News } from './wire.gen.ts';

/** Consecutive decisions of one seat, or a piece of news that is nobody's decision. */
export interface Turn {
  key: string;
  seat: number | null;
  round: number | null;
  news: News[];
}

const kindOf = (word: string): string => {
  const kind = word.slice(word.lastIndexOf('_') + 1);
  return kind === 'to' || kind === 'from' ? 'at' : kind;
};
const named = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** All places an event may name, as a board marks them. */
export const placesOf = ({ event: _, ...words }: GameEvent): string[] =>
  Object.entries(words).flatMap(([word, value]) =>
    (Array.isArray(value) ? value : [value]).filter(named).map((each) => `${kindOf(word)}:${each}`),
  );

/** A change at one place: whose, and by how much if the event says so. */
export interface Trace {
  place: string;
  seat: number;
  by: number | null;
}
/** A movement from one place to another. */
export interface Way {
  from: string;
  to: string;
  seat: number;
}

const seatOf = ({ seat, winner_seat }: GameEvent): number | null =>
  typeof seat === 'number' ? seat : typeof winner_seat === 'number' ? winner_seat : null;

/** The changes and movements an event shows on the board. Seats do not count as places. */
export function tracesOf(event: GameEvent): { traces: Trace[]; ways: Way[] } {
  const seat = seatOf(event);
  if (seat === null) return { traces: [], ways: [] };
  const number = typeof event.number === 'number' ? event.number : null;
  const words = Object.entries(event).filter(([word, value]) => word !== 'event' && kindOf(word) !== 'seat' && named(value));
  const from = words.find(([word]) => word.startsWith('from_'));
  const to = from && words.find(([word]) => word === from[0].replace('from_', 'to_'));
  const traces = words.map(([word, value]): Trace => {
    const place = `${kindOf(word)}:${String(value)}`;
    return { place, seat, by: number === null ? null : word === from?.[0] ? -number : number };
  });
  const name = ([word, value]: [string, unknown]) => `${kindOf(word)}:${String(value)}`;
  return { traces, ways: from && to ? [{ from: name(from), to: name(to), seat }] : [] };
}

/** A story in turns, in order; consecutive decisions of a seat are one turn. */
export function turnsOf(story: News[]): Turn[] {
  const turns: Turn[] = [];
  for (const news of story) {
    const last = turns.at(-1);
    const seat = news.what === 'decided' ? (news.seat ?? null) : null;
    const round = news.round ?? null;
    if (last && seat !== null && last.seat === seat && last.round === round) last.news.push(news);
    else turns.push({ key: `${news.number}-${news.ply ?? ''}`, seat, round, news: [news] });
  }
  return turns;
}

/** What others decided after the last decision of these seats; nothing for spectators. */
export function sinceMine(story: News[], seats: number[]): News[] {
  if (!seats.length) return [];
  const decided = standing(story).filter((news) => news.what === 'decided');
  const mine = decided.findLastIndex((news) => seats.includes(news.seat ?? -1));
  return mine < 0 ? [] : decided.slice(mine + 1);
}
