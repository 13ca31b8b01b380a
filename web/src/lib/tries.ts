/** Days, whose puzzle it is, and what was tried: kept in the browser, sent nowhere. */

/** A day of the reader's own calendar, as the server is asked: 2026-11-17. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
/** Noon, so that no clock change moves it to another day. */
export const dateOf = (day: string): Date => new Date(`${day}T12:00`);
export const isDay = (text: string | null): text is string =>
  !!text && /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(dateOf(text)) === text;
export function dayBefore(day: string, days = 1): string {
  const date = dateOf(day);
  date.setDate(date.getDate() - days);
  return dayOf(date);
}
/** The game whose turn it is on a day. */
export const gameOfDay = (games: readonly string[], day: string): string | undefined =>
  games[Math.floor(Date.parse(`${day}T00:00Z`) / 86_400_000) % Math.max(games.length, 1)];

export interface Try {
  /** The puzzle that it was: with another version it may be another one. */
  number: number;
  id: number;
  found: boolean;
}
/** By game and day. */
export type Tries = Record<string, Record<string, Try>>;
const KEY = 'kassen-puzzles';

export function loadTries(): Tries {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Tries;
  } catch {
    return {};
  }
}
/** The first try of a day is the one that counts. */
export function withTry(tries: Tries, game: string, day: string, one: Try): Tries {
  return tries[game]?.[day]?.number === one.number ? tries : { ...tries, [game]: { ...tries[game], [day]: one } };
}
export function keepTries(tries: Tries): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tries));
  } catch {
    // Private windows may refuse storage.
  }
}
/** Every day of the month up to its end, with what was tried. */
export function monthOf(tries: Tries, game: string, day: string): { day: string; found: boolean | null }[] {
  const date = dateOf(day);
  const last = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
  return Array.from({ length: last }, (_, i) => {
    const each = `${day.slice(0, 8)}${String(i + 1).padStart(2, '0')}`;
    return { day: each, found: tries[game]?.[each]?.found ?? null };
  });
}
/** So many days in a row were found up to this one, or up to the day before while it is not tried. */
export function streakOf(tries: Tries, game: string, day: string): number {
  const kept = tries[game] ?? {};
  let at = kept[day] ? day : dayBefore(day);
  let days = 0;
  for (; kept[at]?.found; at = dayBefore(at)) days += 1;
  return days;
}
