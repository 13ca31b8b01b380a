// Made from kassen.games.moegahara.shapes by `make generated`; do not edit.
export type Card = 'ieyasu' | 'fukushima' | 'kuroda' | 'ii' | 'kobayakawa' | 'ishida' | 'hideyori' | 'shimazu' | 'ukita' | 'otani' | 'peasants' | 'spearmen' | 'archers' | 'cavalry' | 'gunners' | 'horo' | 'trap' | 'flood' | 'post' | 'council' | 'supply' | 'market' | 'copper' | 'silver' | 'gold';
export type CardEffect = 'untrappable' | 'escapes' | 'lifts-row' | 'leads' | 'backs-first' | 'lifts-cavalry' | 'lifts-gunners' | 'weakens-enemies' | 'charges' | 'strikes' | 'takes-as-third' | 'reorders' | 'rallies' | 'plots';
export type Cards = Partial<Record<Card, number>>;
export type Team = 'a' | 'b';
export type Side = 'east' | 'west';
export type Marker = 'red' | 'blue' | 'yellow';

/** A marker that has yet to go back. */
export interface Owed {
  /** the team that owes it */
  team: Team;
  /** its color */
  marker: Marker;
}

/** A team. */
export interface TeamView {
  /** East or West; null while it is open */
  side: Side | null;
  /** its seats */
  seats: number[];
  /** its points */
  points: number;
  /** territories won */
  territories: number[];
}

/** Both teams. */
export interface Teams {
  /** even seats */
  a: TeamView;
  /** odd seats */
  b: TeamView;
}

/** A card on the field. */
export interface Deployed {
  /** the card */
  card: Card;
  /** who deployed it */
  seat: number;
  /** its strength, with all modifiers of both sides */
  strength: number;
  /** the cards that make it stronger or weaker, and by how much */
  modifiers?: Cards;
}

/** A territory and the rows of both teams. */
export interface TerritoryView {
  /** the team that has won it, or null */
  owner: Team | null;
  /** the row of team a, the first card first */
  a: Deployed[];
  /** the row of team b */
  b: Deployed[];
}

/** A seat at the table. */
export interface SeatView {
  /** its team */
  team: Team;
  /** cards in hand */
  hand_size: number;
  /** cards in the deck */
  deck: number;
  /** what both hold together, which everybody can deduce */
  deck_and_hand: Cards;
  /** the discard pile */
  discard: Cards;
  /** troop markers, by color */
  markers: Partial<Record<Marker, number>>;
  /** cards that everybody knows to be in hand */
  known: Cards;
  /** the hand; only of seats the viewer may look into */
  hand?: Cards;
}

/** What a card says, where a card table of one’s own says something else than the box. */
export interface Print {
  /** of a general: its side */
  side?: Side;
  /** cards it gives when played */
  cards?: number;
  /** actions it gives */
  actions?: number;
  /** coins it gives */
  coins?: number;
  /** buys it gives */
  buys?: number;
  /** the marker it brings when deployed */
  marker?: Marker;
  /** what else it does */
  effects?: CardEffect[];
}

/** What a decision would bring about on the field. */
export interface Outcome {
  /** the territory it changes */
  territory: number;
  /** strengths in the row of team a afterwards */
  a: number[];
  /** strengths in the row of team b afterwards */
  b: number[];
  /** who would win the territory, if that decides it */
  winner?: Team;
  /** the points of that team then */
  points?: number;
  /** the decision */
  id: number;
}

/** The table as a seat sees it. */
export interface Board {
  /** whose turn it is */
  active: number;
  /** who began */
  first: number;
  /** which round it is */
  round: number;
  /** turns in a row without a deployment */
  quiet: number;
  /** has a card been deployed in this turn? */
  marched: boolean;
  /** actions left */
  actions: number;
  /** coins to spend */
  coins: number;
  /** buys left */
  buys: number;
  /** cards played that the deployment phase has yet to settle */
  waiting: Cards;
  /** other cards in play, discarded in the clean-up */
  spent: Cards;
  /** the card whose territory or effect is being chosen, or null */
  settling: Card | null;
  /** the territory whose showdown is due, or null */
  showdown: number | null;
  /** markers that have yet to go back, the next one first */
  returns: Owed[];
  /** in the clean-up: how many Horo will be kept, or null */
  keeping: number | null;
  /** both teams */
  teams: Teams;
  /** the ten territories */
  territories: TerritoryView[];
  /** cards that can be bought */
  supply: Cards;
  /** what each card costs */
  costs: Record<Card, number>;
  /** one entry per seat */
  seats: SeatView[];
  /** cards that are other than printed, with the option `cards` */
  prints?: Partial<Record<Card, Print>>;
  /** for the seat that decides on the field: where its choices lead */
  outlook?: Outcome[];
}

/** Play a card. */
export interface Play {
  do: 'play';
  /** the card */
  card: Card;
  /** the number to choose it by */
  id: number;
}

/** End the action phase. */
export interface EndActions {
  do: 'end-actions';
  /** the number to choose it by */
  id: number;
}

/** Settle this card of those played next. */
export interface Settle {
  do: 'settle';
  /** the card */
  card: Card;
  /** the number to choose it by */
  id: number;
}

/** Buy a card. */
export interface Buy {
  do: 'buy';
  /** the card */
  card: Card;
  /** the number to choose it by */
  id: number;
}

/** End the buy phase. */
export interface EndBuys {
  do: 'end-buys';
  /** the number to choose it by */
  id: number;
}

/** Deploy a card. */
export interface Deploy {
  do: 'deploy';
  /** the card */
  card: Card;
  /** where */
  territory: number;
  /** the number to choose it by */
  id: number;
}

/** Strike an enemy’s card. */
export interface Strike {
  do: 'strike';
  /** the card */
  card: Card;
  /** where it stands */
  territory: number;
  /** its place in the row */
  place: number;
  /** whose it is */
  of_seat: number;
  /** the number to choose it by */
  id: number;
}

/** Strike nobody. */
export interface Spare {
  do: 'spare';
  /** the card whose effect it is */
  card?: Card;
  /** the number to choose it by */
  id: number;
}

/** Put a row in another order. */
export interface Reorder {
  do: 'reorder';
  /** the row’s territory */
  territory: number;
  /** the places the cards come from */
  order: number[];
  /** the new row */
  card: Card[];
  /** the number to choose it by */
  id: number;
}

/** Leave the row as it is. */
export interface Leave {
  do: 'leave';
  /** the card whose effect it is */
  card?: Card;
  /** the number to choose it by */
  id: number;
}

/** Trap an enemy’s card. */
export interface Trap {
  do: 'trap';
  /** the card */
  card: Card;
  /** where it stands */
  territory: number;
  /** its place in the row */
  place: number;
  /** whose it is */
  of_seat: number;
  /** the number to choose it by */
  id: number;
}

/** Take a card of one’s own back. */
export interface Withdraw {
  do: 'withdraw';
  /** the card */
  card: Card;
  /** where it stands */
  territory: number;
  /** its place in the row */
  place: number;
  /** whose it is */
  of_seat: number;
  /** the number to choose it by */
  id: number;
}

/** Do not use a tactic. */
export interface Pass {
  do: 'pass';
  /** the card */
  card: Card;
  /** the number to choose it by */
  id: number;
}

/** Give a card to an ally. */
export interface Give {
  do: 'give';
  /** the card */
  card: Card;
  /** to whom */
  to_seat: number;
  /** the number to choose it by */
  id: number;
}

/** Which seat gives a marker back. */
export interface Return {
  do: 'return';
  /** its color */
  marker: Marker;
  /** who gives it */
  from_seat: number;
  /** the number to choose it by */
  id: number;
}

/** Keep tactics for the next turn. */
export interface Keep {
  do: 'keep';
  /** the card */
  card: Card;
  /** how many */
  number: number;
  /** the number to choose it by */
  id: number;
}

/** Who begins. */
export interface First {
  event: 'first';
  /** the seat it is about */
  seat: number;
}

/** A turn begins. */
export interface Turn {
  event: 'turn';
  /** the seat it is about */
  seat: number;
  /** its actions */
  number: number;
}

/** A card was played. */
export interface Played {
  event: 'played';
  /** the seat it is about */
  seat: number;
  /** the card */
  card: Card;
}

/** Cards were drawn; for those who may look into the hand. */
export interface Drew {
  event: 'drew';
  /** the seat it is about */
  seat: number;
  /** the cards, how many of each kind */
  card: Cards;
}

/** Cards were drawn; for all others. */
export interface DrewUnseen {
  event: 'drew-unseen';
  /** the seat it is about */
  seat: number;
  /** how many */
  number: number;
}

/** The discard pile became the deck. */
export interface Shuffled {
  event: 'shuffled';
  /** the seat it is about */
  seat: number;
  /** how many cards */
  number: number;
}

/** Treasures were laid down. */
export interface Paid {
  event: 'paid';
  /** the seat it is about */
  seat: number;
  /** the cards, how many of each kind */
  card: Cards;
}

/** A card was bought. */
export interface Bought {
  event: 'bought';
  /** the seat it is about */
  seat: number;
  /** the card */
  card: Card;
}

/** With its first general a team takes a side. */
export interface TookSide {
  event: 'took-side';
  /** the team */
  team: Team;
  /** its side */
  side: Side;
  /** the other team */
  other_team: Team;
  /** and its side */
  other_side: Side;
}

/** A card was deployed. */
export interface CardDeployed {
  event: 'deployed';
  /** the seat it is about */
  seat: number;
  /** the card */
  card: Card;
  /** where */
  territory: number;
}

/** A card finds no territory. */
export interface NoRoom {
  event: 'no-room';
  /** the seat it is about */
  seat: number;
  /** the card */
  card: Card;
}

/** A marker was taken. */
export interface GotMarker {
  event: 'got-marker';
  /** the seat it is about */
  seat: number;
  /** its color */
  marker: Marker;
}

/** A marker went back. */
export interface LostMarker {
  event: 'lost-marker';
  /** the seat it is about */
  seat: number;
  /** its color */
  marker: Marker;
}

/** A card left the field. */
export interface Removed {
  event: 'removed';
  /** whose it was */
  of_seat: number;
  /** the card */
  card: Card;
  /** where it stood */
  territory: number;
}

/** A row was put in another order. */
export interface Reordered {
  event: 'reordered';
  /** the seat it is about */
  seat: number;
  /** where */
  territory: number;
  /** the new row */
  card: Card[];
}

/** A tactic was not used. */
export interface Passed {
  event: 'passed';
  /** the seat it is about */
  seat: number;
  /** the card */
  card: Card;
}

/** A card was given to an ally. */
export interface Gave {
  event: 'gave';
  /** the seat it is about */
  seat: number;
  /** the card */
  card: Card;
  /** to whom */
  to_seat: number;
}

/** A card went back to the supply. */
export interface Returned {
  event: 'returned';
  /** the seat it is about */
  seat: number;
  /** the card */
  card: Card;
}

/** A territory was won in a showdown. */
export interface Won {
  event: 'won';
  /** the winner */
  team: Team;
  /** the territory */
  territory: number;
  /** the row of team a */
  a_card: Card[];
  /** the row of team b */
  b_card: Card[];
}

/** A territory was won without an enemy in it. */
export interface WonUnopposed {
  event: 'won-unopposed';
  /** the winner */
  team: Team;
  /** the territory */
  territory: number;
  /** the row */
  card: Card[];
}

/** A general got away. */
export interface Escaped {
  event: 'escaped';
  /** whose it is */
  of_seat: number;
  /** the general */
  card: Card;
}

/** Tactics were kept for the next turn. */
export interface Kept {
  event: 'kept';
  /** the seat it is about */
  seat: number;
  /** the card */
  card: Card;
  /** how many */
  number: number;
}

/** Cards were discarded. */
export interface Discarded {
  event: 'discarded';
  /** the seat it is about */
  seat: number;
  /** the cards, how many of each kind */
  card: Cards;
}

/** It ended by points. */
export interface EndedPoints {
  event: 'ended-points';
  /** the winner */
  team: Team;
}

/** It ended because nobody marched any more. */
export interface EndedSilence {
  event: 'ended-silence';
  /** the winner */
  team: Team;
}

/** It ended after the last round. */
export interface EndedRounds {
  event: 'ended-rounds';
  /** the winner */
  team: Team;
}

/** It ended by points, in a draw. */
export interface EndedPointsDraw {
  event: 'ended-points-draw';
}

/** It ended because nobody marched any more, in a draw. */
export interface EndedSilenceDraw {
  event: 'ended-silence-draw';
}

/** It ended after the last round, in a draw. */
export interface EndedRoundsDraw {
  event: 'ended-rounds-draw';
}

export type AnyMove =
  | Play
  | EndActions
  | Settle
  | Buy
  | EndBuys
  | Deploy
  | Strike
  | Spare
  | Reorder
  | Leave
  | Trap
  | Withdraw
  | Pass
  | Give
  | Return
  | Keep;

export type AnyEvent =
  | First
  | Turn
  | Played
  | Drew
  | DrewUnseen
  | Shuffled
  | Paid
  | Bought
  | TookSide
  | CardDeployed
  | NoRoom
  | GotMarker
  | LostMarker
  | Removed
  | Reordered
  | Passed
  | Gave
  | Returned
  | Won
  | WonUnopposed
  | Escaped
  | Kept
  | Discarded
  | EndedPoints
  | EndedSilence
  | EndedRounds
  | EndedPointsDraw
  | EndedSilenceDraw
  | EndedRoundsDraw;
