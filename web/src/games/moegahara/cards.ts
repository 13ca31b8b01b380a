/** What is printed on the cards; a test holds it against the game's card table. */
import type { Say } from '../../lib/texts.ts';
import type { Cards, Marker, Side } from './shapes.gen.ts';

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
  /** More is said in words. */
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
/** The open piles, and the two of generals, which lie open as well. */
export const PILES = ALL.filter((card) => PRINT[card].kind !== 'general');
export const GENERALS: Record<Side, Card[]> = {
  east: ALL.filter((card) => print(card).side === 'east'),
  west: ALL.filter((card) => print(card).side === 'west'),
};
/** The troop whose marker it is. */
export const TROOP_OF: Record<Marker, Card> = { red: 'gunners', blue: 'cavalry', yellow: 'archers' };

/** What playing a card gives, in the order it is done. */
export const GIFTS = ['cards', 'actions', 'coins', 'buys'] as const;
export const giftsOf = (card: Card): { gift: (typeof GIFTS)[number]; number: number }[] =>
  GIFTS.flatMap((gift) => (print(card)[gift] ? [{ gift, number: print(card)[gift]! }] : []));

/** A card in words: its name, kind and cost, what it gives, what it does. */
export const cardTip = (card: Card, cost: number, say: Say): string =>
  [
    say(`card-${card}`),
    say(`kind-${print(card).kind}`, { cost, side: print(card).side ?? 'none' }),
    giftsOf(card)
      .map(({ gift, number }) => `+${number} ${say(`gift-${gift}`, { number })}`)
      .join(say('list-comma')),
    print(card).marker ? say('card-marker', { marker: print(card).marker }) : '',
    print(card).text ? say(`text-${card}`) : '',
  ]
    .filter(Boolean)
    .join('\n');

/** Kinds in the order of the box, with how many there are of each. */
export const listed = (cards: Cards | undefined): { card: Card; number: number }[] =>
  ALL.flatMap((card) => (cards?.[card] ? [{ card, number: cards[card] }] : []));
export const total = (cards: Cards | undefined): number => listed(cards).reduce((sum, { number }) => sum + number, 0);

/** A team with so many points has won. */
export const POINTS_TO_WIN = 5;
