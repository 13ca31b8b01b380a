/** How the houses look and what is printed on their cards. A test compares it with the game's data/houses.toml. */
import { HOUSES, type House } from './crests.ts';
import type { Cards } from './shapes.gen.ts';

interface Print {
  /** Which of the six dyes. Houses are rectangles, so that nobody takes them for a seat of that color. */
  dye: 1 | 2 | 3 | 4 | 5 | 6;
  kanji: string;
  first: number;
  second: number;
}

export const PRINT: Record<House, Print> = {
  uesugi: { dye: 1, kanji: '上杉', first: 5, second: 1 },
  mouri: { dye: 4, kanji: '毛利', first: 5, second: 1 },
  takeda: { dye: 2, kanji: '武田', first: 4, second: 3 },
  asai: { dye: 3, kanji: '浅井・朝倉', first: 4, second: 3 },
  ashikaga: { dye: 5, kanji: '足利幕府', first: 3, second: 5 },
  hongan: { dye: 6, kanji: '本願寺', first: 3, second: 5 },
};

/** How many cards at Nobunaga's right begin a campaign, by number of players. */
export const NEEDED: Record<number, number> = { 2: 6, 3: 6, 4: 5, 5: 4 };

/** One entry for each card, ordered by house, with its index among the cards of its house. */
export const spread = (cards: Cards): { house: House; nth: number; key: string }[] =>
  HOUSES.flatMap((house) => Array.from({ length: cards[house] ?? 0 }, (_, nth) => ({ house, nth, key: `${house}${nth}` })));
