import { expect, it } from 'vitest';
import table from '../../../../src/kassen/games/moegahara/data/cards.csv?raw';
import numbers from '../../../../src/kassen/games/moegahara/data/numbers.toml?raw';
import { SHEET } from './art.ts';
import {
  ALL,
  cardTip,
  generalsOf,
  giftsOf,
  listed,
  PILES,
  POINTS_TO_WIN,
  print,
  textsOf,
  total,
  TROOP_OF,
  type Card,
} from './cards.ts';
import type { Board, Print } from './shapes.gen.ts';

const [head, ...rows] = table
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(','));
const PRINTED = { costs: {} as Board['costs'] };
const box = rows.map((row) => Object.fromEntries(head!.map((column, i) => [column, row[i]!])));

it('knows the cards of the box in its order', () => expect(ALL).toEqual(box.map((card) => card.id)));

it.each(box.map((card) => [card.id as Card, card] as const))('prints what %s is and gives', (id, card) => {
  const { kind, side = '', marker = '', cards = 0, actions = 0, coins = 0, buys = 0 } = print(id);
  expect([kind, side, marker]).toEqual([card.type, card.side, card.marker]);
  expect([cards, actions, coins, buys].map(String)).toEqual([card.cards, card.actions, card.coins, card.buys]);
  expect(!!print(id).text).toBe(card.effects !== '' || card.type === 'general');
});

it('lays out seventeen piles', () => {
  expect(PILES.length + 2).toBe(17);
  expect([generalsOf('east', PRINTED).length, generalsOf('west', PRINTED).length]).toEqual([5, 5]);
});

it('draws every card, and no two generals alike', () => {
  const drawn = ALL.map((card) => new RegExp(`<symbol id="mo-${card}"[^>]*>(.*?)</symbol>`).exec(SHEET)?.[1]);
  expect(drawn).not.toContain(undefined);
  expect(new Set(drawn).size).toBe(ALL.length);
});

it('wins with the points of the rules', () => expect(numbers).toContain(`points_to_win = ${POINTS_TO_WIN} `));

it('knows whose marker it is', () =>
  expect(Object.entries(TROOP_OF).every(([marker, card]) => print(card).marker === marker)).toBe(true));

it('lists gifts and piles in the order of the box', () => {
  expect(giftsOf('market', PRINTED).map(({ gift }) => gift)).toEqual(['cards', 'actions', 'coins', 'buys']);
  expect(listed({ gold: 1, horo: 2 }).map(({ card }) => card)).toEqual(['horo', 'gold']);
  expect(total({ gold: 1, horo: 2 })).toBe(3);
});

it('says of a card what the card table of this table does', () => {
  const kuroda: Print = { side: 'west', cards: 2, effects: ['leads', 'escapes'] };
  const table = { ...PRINTED, prints: { kuroda, trap: {} } };
  expect(generalsOf('west', table)).toContain('kuroda');
  expect(giftsOf('kuroda', table)).toEqual([{ gift: 'cards', number: 2 }]);
  expect(textsOf('kuroda', table)).toEqual(['text-leads', 'text-escapes']);
  expect([textsOf('trap', table), textsOf('horo', table)]).toEqual([[], ['text-horo']]);
  expect(cardTip('kuroda', table, (id) => id)).toContain('text-leadslist-sentencetext-escapes');
});
