/** Names for the parts of any view: the game's own words where it has them, else the key itself, readable. */
import type { Texts } from '../lib/texts.ts';

const readable = (key: string): string => key.replace(/[_-]/g, ' ');

/** A key as a heading: `show-<key>` is what the terminal calls it, if that needs no argument. */
export function labelOf(key: string, texts: Texts): string {
  const said = texts.has(`show-${key}`) ? texts.say(`show-${key}`) : '';
  if (said && !said.includes('{')) return said;
  const alone = Number.isInteger(Number(key)) ? key : String(texts.word(key, key));
  return readable(alone);
}

/** A value: a name of the game is translated by its key or by the singular of it ("houses" → "house-takeda"). */
export function wordOf(key: string, value: unknown, texts: Texts): string {
  if (Array.isArray(value)) return value.map((item) => wordOf(key, item, texts)).join(texts.say('list-comma'));
  if (value === true) return '✓';
  if (typeof value !== 'string') return String(value);
  for (const kind of [key, key.replace(/s$/, '')]) {
    const word: string = String(texts.word(kind, value));
    if (word !== value) return word;
  }
  return readable(value);
}

export const isFlat = (value: unknown): boolean =>
  value === null ||
  typeof value !== 'object' ||
  (Array.isArray(value) && value.every((item) => item === null || typeof item !== 'object'));

export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  (typeof value === 'object' && Object.keys(value as object).length === 0);
