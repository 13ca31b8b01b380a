/** What is printed on the cards. A test compares it with the game's card table. */
import type { Say } from '../../lib/texts.ts';
import type { Board, Cards, Marker, Side } from './shapes.gen.ts';

export type Kind = 'general' | 'troop' | 'tactic' | 'politics' | 'treasure';

export interface Print {
  kind: Kind;
  kanji: string;
  /** Two or three characters, for small cards. */
  short: string;
  side?: Side;
  cards?: number;
  actions?: number;
  coins?: number;
  buys?: number;
  marker?: Marker;
  /** The card has a text, too. */
  text?: true;
}

const general = (side: Side, short: string, given: string): Print => ({
  kind: 'general',
  kanji: short + given,
  short,
  side,
  actions: 1,
  text: true,
});

export const PRINT = {
  ieyasu: general('east', '徳川', '家康'),
  fukushima: general('east', '福島', '正則'),
  kuroda: general('east', '黒田', '長政'),
  ii: general('east', '井伊', '直政'),
  kobayakawa: general('east', '小早川', '秀秋'),
  ishida: general('west', '石田', '三成'),
  hideyori: general('west', '豊臣', '秀頼'),
  shimazu: general('west', '島津', '義弘'),
  ukita: general('west', '宇喜多', '秀家'),
  otani: general('west', '大谷', '吉継'),
  peasants: { kind: 'troop', kanji: '農民兵', short: '農民', actions: 1 },
  spearmen: { kind: 'troop', kanji: '槍足軽', short: '槍', actions: 1 },
  archers: { kind: 'troop', kanji: '弓足軽', short: '弓', actions: 2, marker: 'yellow' },
  cavalry: { kind: 'troop', kanji: '騎馬兵', short: '騎馬', actions: 2, marker: 'blue', text: true },
  gunners: { kind: 'troop', kanji: '鉄砲足軽', short: '鉄砲', actions: 2, marker: 'red' },
  horo: { kind: 'tactic', kanji: '母衣武者', short: '母衣', text: true },
  trap: { kind: 'tactic', kanji: '調略', short: '調略', text: true },
  flood: { kind: 'politics', kanji: '治山治水', short: '治水', coins: 2, buys: 1 },
  post: { kind: 'politics', kanji: '伝馬', short: '伝馬', cards: 1, actions: 2 },
  council: { kind: 'politics', kanji: '軍議', short: '軍議', cards: 3 },
  supply: { kind: 'politics', kanji: '兵站', short: '兵站', cards: 2, actions: 1 },
  market: { kind: 'politics', kanji: '楽市楽座', short: '楽市', cards: 1, actions: 1, coins: 1, buys: 1 },
  copper: { kind: 'treasure', kanji: '銅銭', short: '銅', coins: 1 },
  silver: { kind: 'treasure', kanji: '銀子', short: '銀', coins: 2 },
  gold: { kind: 'treasure', kanji: '黄金', short: '金', coins: 3 },
} as const satisfies Record<string, Print>;

export type Card = keyof typeof PRINT;

export const print = (card: Card): Print => PRINT[card];
export const ALL = Object.keys(PRINT) as Card[];
/** The kinds that have a pile of their own; generals share one for each side. */
export const PILES = ALL.filter((card) => PRINT[card].kind !== 'general');
const GENERALS = ALL.filter((card) => PRINT[card].kind === 'general');
/** The troop of each marker. */
export const TROOP_OF: Record<Marker, Card> = { red: 'gunners', blue: 'cavalry', yellow: 'archers' };

/** What a table may have changed: with a custom card table, cards differ from the printed ones. */
type Table = Pick<Board, 'costs' | 'prints'>;
const said = (card: Card, table: Table) => table.prints?.[card] ?? print(card);
export const sideOf = (card: Card, table: Table): Side | undefined => said(card, table).side;
export const generalsOf = (side: Side, table: Table): Card[] => GENERALS.filter((card) => sideOf(card, table) === side);
export const markerOf = (card: Card, table: Table): Marker | undefined => said(card, table).marker;

/** What playing a card gives, in the order it takes effect. */
export const GIFTS = ['cards', 'actions', 'coins', 'buys'] as const;
export const giftsOf = (card: Card, table: Table): { gift: (typeof GIFTS)[number]; number: number }[] =>
  GIFTS.flatMap((gift) => (said(card, table)[gift] ? [{ gift, number: said(card, table)[gift]! }] : []));

/** Names of the texts about what else it does. */
export const textsOf = (card: Card, { prints }: Table): string[] =>
  (prints?.[card] ? (prints[card].effects ?? []) : print(card).text ? [card] : []).map((each) => `text-${each}`);
export const textOf = (card: Card, table: Table, say: Say): string =>
  textsOf(card, table)
    .map((text) => say(text))
    .join(say('list-sentence'));

/** A card's kind and cost in words. */
export const kindOf = (card: Card, table: Table, say: Say): string =>
  say(`kind-${print(card).kind}`, { cost: table.costs[card], side: sideOf(card, table) ?? 'none' });

/** A card in words: name, kind and cost, what it gives and does. */
export const cardTip = (card: Card, table: Table, say: Say): string =>
  [
    say(`card-${card}`),
    kindOf(card, table, say),
    giftsOf(card, table)
      .map(({ gift, number }) => `+${number} ${say(`gift-${gift}`, { number })}`)
      .join(say('list-comma')),
    markerOf(card, table) ? say('card-marker', { marker: markerOf(card, table) }) : '',
    textOf(card, table, say),
  ]
    .filter(Boolean)
    .join('\n');

/** The kinds of cards, in the order of the box, with the number of each. */
export const listed = (cards: Cards | undefined): { card: Card; number: number }[] =>
  ALL.flatMap((card) => (cards?.[card] ? [{ card, number: cards[card] }] : []));
export const total = (cards: Cards | undefined): number => listed(cards).reduce((sum, { number }) => sum + number, 0);

/** A team with this many points has won. */
export const POINTS_TO_WIN = 5;
