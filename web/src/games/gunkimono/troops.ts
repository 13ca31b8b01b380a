/** What is printed on the pieces: troops and their signs, halves of a tile, banners. A test compares it with the game's data. */
import type { BannerSet, Troop } from './shapes.gen.ts';

export const TROOPS: Troop[] = ['infantry', 'samurai', 'cavalry', 'spearman', 'archer'];

/** Symbols on each small tile. */
export const SMALL_SYMBOLS = 2;

export const BANNERS: Record<BannerSet, { kanji: string; from: number; to: number }> = {
  dragon: { kanji: '龍', from: 11, to: 15 },
  crane: { kanji: '鶴', from: 6, to: 10 },
  lotus: { kanji: '蓮', from: 1, to: 5 },
};

export interface Half {
  troop: Troop;
  symbols: number;
}

/** The halves of a tile. A large tile's name has both ("infantry1-samurai2"), a small one's is its troop. */
export function halvesOf(tile: string): Half[] {
  if (!tile.includes('-')) return [{ troop: tile as Troop, symbols: SMALL_SYMBOLS }];
  return tile.split('-').map((half) => ({ troop: half.slice(0, -1) as Troop, symbols: Number(half.at(-1)) }));
}

/** Signs of the troops, 48 x 48: straw hat, helmet, horse, crossed spears, bow. */
export const GLYPHS: Record<Troop, string> = {
  infantry:
    '<path d="M3 24.5C13 20 19 13 24 5c5 8 11 15 21 19.5-6 2.5-13 3.5-21 3.5S9 27 3 24.5Z"/><path d="M16.5 30.2c5 .8 10 .8 15 0 0 5-3 8.3-7.5 8.3s-7.5-3.3-7.5-8.3Z"/><path d="M6 46c.5-5.5 4.5-8.5 10-8.7 2 3 5 4.2 8 4.2s6-1.2 8-4.2c5.5.2 9.5 3.2 10 8.7Z"/>',
  samurai:
    '<path d="M22.6 19C14 17.5 8.5 11 8 1.5c3.5 6.5 8.5 9.5 14.6 10.5Zm2.8 0C34 17.5 39.5 11 40 1.5c-3.5 6.5-8.5 9.5-14.6 10.5Z"/><path d="M11 26c0-4 1.4-7.2 3.7-9.7 2.6 2.7 5.7 4.3 9.3 4.9 3.6-.6 6.7-2.2 9.3-4.9C35.6 18.8 37 22 37 26c-8-1.8-18-1.8-26 0Z"/><path d="M9.5 28 3 38.5l9.5 3 2.3-12.3Zm29 0L45 38.5l-9.5 3-2.3-12.3Z"/><path d="M16.2 32c2.6 1.6 4.7 2.2 6.3 2.2h3c1.6 0 3.7-.6 6.3-2.2-.2 8-3 13-7.8 14.5-4.8-1.5-7.6-6.5-7.8-14.5Z"/>',
  cavalry:
    '<path fill-rule="evenodd" d="M13.5 46c-.7-8.5 2.8-13 5.3-17.7-3.5 2-6.3 2.3-8 4.2-1.7 1.8-4 1.6-5.5-.3l-2.4-3.1c-.6-.9-.5-2 .2-2.8C8 20.5 10 16.5 13.8 12.3L13.6 4l5.6 4.7C30 8.3 39.6 17 41.7 30c.7 4.7 1 10 .8 16ZM17.3 16.3a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0Z"/><path d="M23 4.5c11 1 19.5 8.5 22.2 20.5l-3-2C39 14 32.5 8.3 23.5 7.5Z"/>',
  spearman:
    '<path d="M43.5 2.5 41 13l-3.9 2.9 1.7 1.7-2 2-3-3L8.5 43.7a1.9 1.9 0 0 1-2.8-2.6L31.2 14l-2.9-2.9 2-2 1.6 1.7L35 7Z"/><path d="M4.5 2.5 7 13l3.9 2.9-1.7 1.7 2 2 3-3 25.3 27.1a1.9 1.9 0 0 0 2.8-2.6L16.8 14l2.9-2.9-2-2-1.6 1.7L13 7Z"/><path d="M14 39.5h20v3.2H14Z"/>',
  archer:
    '<path d="M14 1.5C33 7 40.5 25 23.5 46.5l-3.2-1.8C33.5 26 28.5 11.5 13 4.5Z"/><path d="m13 3.2 1.8.6L8.5 24l13.6 20.9-1.6 1L6.5 24Z"/><path d="M3 22.3h34V18l9.5 6-9.5 6v-4.3H3Z"/>',
};

/** The tiles' cloth patterns, so that color is never the only sign. */
export const CLOTHS: Record<Troop, string> = {
  infantry:
    '<pattern id="gk-infantry" width="14" height="10" patternUnits="userSpaceOnUse"><path d="M1 2.5h7M8 7.5h6" stroke="#22232a"/></pattern>',
  samurai:
    '<pattern id="gk-samurai" width="12" height="10" patternUnits="userSpaceOnUse"><path d="M0 .5h12M0 5.5h12M3 0v5M9 5v5" stroke="#f8f1e1"/></pattern>',
  cavalry:
    '<pattern id="gk-cavalry" width="16" height="8" patternUnits="userSpaceOnUse"><path d="M0 8a8 7 0 0 1 16 0M4 8a4 3.5 0 0 1 8 0" stroke="#f8f1e1" fill="none"/></pattern>',
  spearman:
    '<pattern id="gk-spearman" width="7" height="24" patternUnits="userSpaceOnUse"><path d="M2 0v24M.5 8h3" stroke="#22232a"/></pattern>',
  archer:
    '<pattern id="gk-archer" width="12" height="8" patternUnits="userSpaceOnUse"><path d="M0 6 6 1l6 5" stroke="#22232a" fill="none"/></pattern>',
};

/** A stronghold, 48 x 48. Its roofs inherit the fill of the element that uses it. */
export const CASTLE =
  '<path d="M7 47 11.5 35h25L41 47Z" fill="#6d675c" stroke="#22232a" stroke-width="1.2"/><path d="M9 43h7v-4h8v4h8v-4h6" fill="none" stroke="#cfc6b2" stroke-width=".9"/><path d="M13.5 27h21v8.5h-21ZM18 14.5h12V22H18Z" fill="#f8f1e1" stroke="#22232a" stroke-width="1.2"/><path d="M17 30h3v5.5h-3Zm5.5 0h3v5.5h-3ZM28 30h3v5.5h-3ZM20.5 17h2.5v3h-2.5Zm4.5 0h2.5v3H25Z" fill="#22232a"/><path d="M5 29.5c5-1.5 8-4.5 10-8.5h18c2 4 5 7 10 8.5l-1 1.8H6ZM10 17c4.5-1.5 7-4.5 8.5-9.5h11C31 12.5 33.5 15.5 38 17l-1 1.8H11ZM15.5 8.5c.8-2 .8-4-.5-6.5 2 1 3.5 2.8 4.5 4.5h9C29.5 4.8 31 3 33 2c-1.3 2.5-1.3 4.5-.5 6.5Z" stroke="#22232a" stroke-width="1.2" stroke-linejoin="round"/>';

/** The stronghold symbol printed on the halves, 20 x 20. */
export const PIP =
  '<path d="M2 18h16l-1.5-5h-13ZM5 12h10V9H5ZM1.5 9.5C4 8.5 5.5 7 6 5h8c.5 2 2 3.5 4.5 4.5ZM6.5 4.5C7 3.5 7 2.5 6.5 1h7c-.5 1.5-.5 2.5 0 3.5Z"/>';
