/** Names for the parts of any view: the game's own words if it has them, otherwise the key made readable. */
import type { Texts } from '../lib/texts.ts';

const readable = (key: string): string => key.replace(/[_-]/g, ' ');

/** A key as a heading: the terminal's text `show-<key>`, if it takes no arguments. */
export function labelOf(key: string, texts: Texts): string {
  const said = texts.has(`show-${key}`) ? texts.say(`show-${key}`) : '';
  if (said && !said.includes('{')) return said;
  const alone = Number.isInteger(Number(key)) ? key : String(texts.word(key, key));
  return readable(alone);
}

/** A value in words: names are translated by their key or its singular ("houses" → "house-takeda"). */
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
