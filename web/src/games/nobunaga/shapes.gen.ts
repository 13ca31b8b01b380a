// Made from kassen.games.nobunaga.shapes by `make generated`; do not edit.
export type House = 'uesugi' | 'mouri' | 'takeda' | 'asai' | 'ashikaga' | 'hongan';
export type Cards = Partial<Record<House, number>>;

/** Nobunaga’s cards. */
export interface Lord {
  /** for the next campaign */
  right: Cards;
  /** used in the first campaign */
  left: Cards;
  /** scored, above him */
  scored: Cards;
  /** what they are worth */
  points: number;
}

/** What everybody could have noted of a hand. */
export interface Known {
  /** what is in it for certain */
  cards: Cards;
  /** and one of these two */
  one_of?: House[];
}

/** A seat at the table. */
export interface SeatView {
  /** cards in hand */
  cards: number;
  /** cards scored, how many of each house */
  scored: Cards;
  /** what the scored cards are worth */
  points: number;
  /** the pair it took in the set-up */
  pair?: House[];
  /** with `counted`: what everybody could have noted of the hand */
  known?: Known;
  /** the hand; only the viewer’s own */
  hand?: Cards;
  /** the card kept of the pair; only the viewer’s own */
  kept?: House;
  /** the card put under the pile; only the viewer’s own */
  under?: House;
}

/** The table as a seat sees it. */
export interface Board {
  /** the seat that holds the active player card */
  active: number;
  /** campaigns begun: 0, 1 or 2 */
  campaign: number;
  /** cards left in the draw pile */
  pile: number;
  /** face-up cards, how many of each house */
  middle: Cards;
  /** is the active player card in the middle? */
  active_card_offered: boolean;
  /** the seat that took the active player card in this round, or null */
  taker: number | null;
  /** Nobunaga’s cards */
  nobunaga: Lord;
  /** one entry per seat */
  seats: SeatView[];
  /** in the set-up: the pairs still free, by position from 1 */
  pairs?: Record<string, House[]>;
}

/** Take a pair in the set-up. */
export interface Pair {
  do: 'pair';
  /** which pair, from 1 */
  position: number;
  /** its two cards */
  house: House[];
  /** the number to choose it by */
  id: number;
}

/** Keep this card of the pair, the other goes under the pile. */
export interface Keep {
  do: 'keep';
  /** the house of the card */
  house: House;
  /** the number to choose it by */
  id: number;
}

/** Take a card from the middle. */
export interface Pick {
  do: 'pick';
  /** the house of the card */
  house: House;
  /** the number to choose it by */
  id: number;
}

/** Send the cards of a house to Nobunaga. */
export interface Give {
  do: 'give';
  /** the house of the card */
  house: House;
  /** the number to choose it by */
  id: number;
}

/** Take the card that remains. */
export interface Take {
  do: 'take';
  /** the house of the card */
  house: House;
  /** the number to choose it by */
  id: number;
}

/** Attack a house. */
export interface Attack {
  do: 'attack';
  /** the house of the card */
  house: House;
  /** the number to choose it by */
  id: number;
}

/** Take the active player card. */
export interface Active {
  do: 'active';
  /** the number to choose it by */
  id: number;
}

/** Who begins as the active player. */
export interface ActiveChosen {
  event: 'active-chosen';
  /** the seat it is about */
  seat: number;
}

/** A card laid on Nobunaga’s left (additional rule). */
export interface CardLeft {
  event: 'card-left';
  /** the house of the card */
  house: House;
}

/** A pair of the set-up. */
export interface PairLaid {
  event: 'pair-laid';
  /** which pair, from 1 */
  position: number;
  /** its two cards */
  house: House[];
}

/** A seat took a pair. */
export interface PairTaken {
  event: 'pair-taken';
  /** the seat it is about */
  seat: number;
  /** its two cards */
  house: House[];
}

/** What a seat kept of its pair; for that seat alone. */
export interface Kept {
  event: 'kept';
  /** the seat it is about */
  seat: number;
  /** the house of the card */
  house: House;
  /** the card put under the pile */
  under_house: House;
}

/** A seat kept a card; for all others. */
export interface KeptUnseen {
  event: 'kept-unseen';
  /** the seat it is about */
  seat: number;
}

/** A round begins. */
export interface Opened {
  event: 'opened';
  /** the seat it is about */
  seat: number;
  /** the cards opened, how many of each house */
  house: Cards;
}

/** A seat took a card from the middle. */
export interface Picked {
  event: 'picked';
  /** the seat it is about */
  seat: number;
  /** the house of the card */
  house: House;
}

/** A seat took the active player card. */
export interface ActiveTaken {
  event: 'active-taken';
  /** the seat it is about */
  seat: number;
}

/** A seat took the card that remained. */
export interface RestTaken {
  event: 'rest-taken';
  /** the seat it is about */
  seat: number;
  /** the house of the card */
  house: House;
}

/** Cards went to Nobunaga. */
export interface Sent {
  event: 'sent';
  /** the house of the cards */
  house: House;
  /** how many */
  number: number;
}

/** Nobody took the active player card. */
export interface ActiveStays {
  event: 'active-stays';
  /** the seat it is about */
  seat: number;
}

/** A campaign begins. */
export interface Campaign {
  event: 'campaign';
  /** the first or the second */
  number: number;
  /** Nobunaga’s cards for it */
  house: Cards;
}

/** A seat attacked a house. */
export interface Attacked {
  event: 'attacked';
  /** the seat it is about */
  seat: number;
  /** the house of the card */
  house: House;
}

/** How a seat stands in an attack. */
export interface Ranked {
  event: 'ranked';
  /** the seat it is about */
  seat: number;
  /** the house of the card */
  house: House;
  /** cards shown */
  number: number;
  /** place, from 1 */
  rank: number;
}

/** How Nobunaga stands in an attack. */
export interface RankedNobunaga {
  event: 'ranked-nobunaga';
  /** the house attacked */
  house: House;
  /** cards shown */
  number: number;
  /** place, from 1 */
  rank: number;
}

/** A seat scored a card. */
export interface Scored {
  event: 'scored';
  /** the seat it is about */
  seat: number;
  /** the house of the card */
  house: House;
}

/** Nobunaga scored a card. */
export interface ScoredNobunaga {
  event: 'scored-nobunaga';
  /** the house of the card */
  house: House;
}

/** The active player card went on. */
export interface Passed {
  event: 'passed';
  /** the seat it is about */
  seat: number;
  /** who has it now */
  to_seat: number;
}

/** The game is over. */
export interface Ended {
  event: 'ended';
}

export type AnyMove =
  | Pair
  | Keep
  | Pick
  | Give
  | Take
  | Attack
  | Active;

export type AnyEvent =
  | ActiveChosen
  | CardLeft
  | PairLaid
  | PairTaken
  | Kept
  | KeptUnseen
  | Opened
  | Picked
  | ActiveTaken
  | RestTaken
  | Sent
  | ActiveStays
  | Campaign
  | Attacked
  | Ranked
  | RankedNobunaga
  | Scored
  | ScoredNobunaga
  | Passed
  | Ended;
