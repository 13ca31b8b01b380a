/** What nobunaga/view.py shows of a table. */
import type { House } from './crests.ts';

/** How many cards of each house; houses without one are left out. */
export type Cards = Partial<Record<House, number>>;

export interface SeatView {
  cards: number;
  scored: Cards;
  points: number;
  pair?: House[];
  /** Only my own. */
  hand?: Cards;
  /** The memory aid: what everybody could have noted. */
  known?: { cards: Cards; one_of?: House[] };
}

export interface NobunagaBoard {
  active: number;
  /** Who took the active card this round. */
  taker?: number | null;
  campaign: number;
  pile: number;
  middle: Cards;
  active_card_offered: boolean;
  nobunaga: { right: Cards; left: Cards; scored: Cards; points: number };
  seats: SeatView[];
  pairs?: Record<string, House[]>;
}
