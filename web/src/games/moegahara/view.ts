/** What moegahara/view.py shows of a table. */
import type { Card } from './cards.ts';

export type Team = 'a' | 'b';
export type Side = 'east' | 'west';
export type Marker = 'red' | 'blue' | 'yellow';
export type Cards = Partial<Record<Card, number>>;

export interface Deployed {
  card: Card;
  /** Who deployed it. */
  seat: number;
  /** With all modifiers of both sides. */
  strength: number;
  modifiers?: Cards;
}

export interface TerritoryView {
  owner: Team | null;
  a: Deployed[];
  b: Deployed[];
}

export interface SeatView {
  team: Team;
  hand_size: number;
  deck: number;
  deck_and_hand: Cards;
  discard: Cards;
  markers: Partial<Record<Marker, number>>;
  /** Tactics everybody knows to be in hand. */
  known: Cards;
  /** Only of seats one may look into. */
  hand?: Cards;
}

/** What a decision would bring about on the field. */
export interface Outcome {
  id: number;
  territory: number;
  a: number[];
  b: number[];
  winner?: Team;
  points?: number;
}

export interface MoegaharaBoard {
  active: number;
  first: number;
  round: number;
  quiet: number;
  actions: number;
  coins: number;
  buys: number;
  waiting: Cards;
  spent: Cards;
  settling: Card | null;
  showdown: number | null;
  returns: { team: Team; marker: Marker }[];
  teams: Record<Team, { side: Side | null; seats: number[]; points: number; territories: number[] }>;
  territories: TerritoryView[];
  supply: Cards;
  costs: Record<Card, number>;
  seats: SeatView[];
  outlook?: Outcome[];
}
