/** The puzzle's days, the game of each day, and what was tried: kept in the browser, never sent. */

/** A day of the reader's calendar, in the form that the server takes: 2026-11-17. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
/** At noon, so that no clock change moves it to another day. */
export const dateOf = (day: string): Date => new Date(`${day}T12:00`);
export const isDay = (text: string | null): text is string =>
  !!text && /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(dateOf(text)) === text;
export function dayBefore(day: string, days = 1): string {
  const date = dateOf(day);
  date.setDate(date.getDate() - days);
  return dayOf(date);
}
/** The game whose puzzle is shown that day. */
export const gameOfDay = (games: readonly string[], day: string): string | undefined =>
  games[Math.floor(Date.parse(`${day}T00:00Z`) / 86_400_000) % Math.max(games.length, 1)];

export interface Try {
  /** The number of the puzzle; another version may show a different one that day. */
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
/** Only the first try of a day counts. */
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
/** All days of the month, each with whether the best move was found; null: not tried. */
export function monthOf(tries: Tries, game: string, day: string): { day: string; found: boolean | null }[] {
  const date = dateOf(day);
  const last = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
  return Array.from({ length: last }, (_, i) => {
    const each = `${day.slice(0, 8)}${String(i + 1).padStart(2, '0')}`;
    return { day: each, found: tries[game]?.[each]?.found ?? null };
  });
}
/** How many days in a row were solved up to this one, or up to the day before if this one was not tried yet. */
export function streakOf(tries: Tries, game: string, day: string): number {
  const kept = tries[game] ?? {};
  let at = kept[day] ? day : dayBefore(day);
  let days = 0;
  for (; kept[at]?.found; at = dayBefore(at)) days += 1;
  return days;
}
