// Made from kassen.games.provinces.shapes by `make generated`; do not edit.
export type Province = 'tokuyama' | 'yonezawa' | 'kasugayama' | 'odawara' | 'tsutsujigasaki' | 'kiyosu' | 'kyoto' | 'yoshida-koriyama' | 'oko' | 'usuki' | 'shuri';
export type Tactic = 'scout' | 'mountain' | 'navy' | 'squad' | 'ninja' | 'kyoto' | 'support' | 'rebel' | 'exile' | 'prisoner' | 'decoy' | 'retreat';
export type Daimyo = 'uesugi' | 'takeda' | 'oda' | 'mori' | 'chosokabe' | 'otomo';

/** A province by its castle. */
export interface ProvinceView {
  /** its name */
  province: Province;
  /** the number of its castle, and its points */
  castle: number;
  /** neighbors by land */
  land: Province[];
  /** neighbors by sea */
  sea: Province[];
  /** armies of each seat */
  armies: number[];
  /** with `daimyo`: seats whose daimyo is there */
  daimyos?: number[];
  /** after the war: what each seat got in addition */
  reinforcements?: number[];
  /** after the war: who took the castle, or null */
  winner?: number | null;
  /** after the war: who took the small castle, or null */
  second?: number | null;
  /** points of the small castle beside it, where one is fought for */
  small?: number;
}

/** The daimyo of a seat. */
export interface DaimyoView {
  /** its daimyo card; null before the draft */
  card: Daimyo | null;
  /** was the card used? */
  used: boolean;
  /** the province he is in; null in reserve */
  at: Province | null;
}

/** A seat at the table. */
export interface SeatView {
  /** armies in reserve */
  reserve: number;
  /** the tactic card it used, or null */
  tactic: Tactic | null;
  /** the katana it took once its reserve was empty, or null */
  katana: number | null;
  /** points of castles taken */
  points: number;
  /** with `daimyo`: its daimyo */
  daimyo?: DaimyoView;
}

/** How far the card of this turn has got. */
export interface CardView {
  /** steps behind it */
  steps: number;
  /** the province it looks back to, or null */
  origin: Province | null;
  /** the seat Takeda moves, or null */
  opponent: number | null;
  /** where it may not act again */
  visited: Province[];
}

/** The table, which lies open to all. */
export interface Board {
  /** the first player */
  first: number;
  /** can cards no longer be used? */
  locked: boolean;
  /** tactic cards on display */
  tactics: Tactic[];
  /** the provinces, by increasing castle */
  provinces: ProvinceView[];
  /** one entry per seat */
  seats: SeatView[];
  /** with `daimyo`: daimyo cards on display */
  daimyos?: Daimyo[];
  /** after a roll: the three dice */
  dice?: number[];
  /** the die set apart */
  apart?: number;
  /** while a card is carried out: how far it has got */
  card?: CardView;
}

/** Take a daimyo card. */
export interface Draft {
  do: 'draft';
  /** the card */
  daimyo: Daimyo;
  /** the number to choose it by */
  id: number;
}

/** Use a tactic card. */
export interface UseTactic {
  do: 'tactic';
  /** the card */
  tactic: Tactic;
  /** the number to choose it by */
  id: number;
}

/** Use one’s daimyo card. */
export interface UseDaimyo {
  do: 'daimyo';
  /** the card */
  daimyo: Daimyo;
  /** the number to choose it by */
  id: number;
}

/** Roll the dice. */
export interface Roll {
  do: 'roll';
  /** the number to choose it by */
  id: number;
}

/** Keep the roll. */
export interface Keep {
  do: 'keep';
  /** the number to choose it by */
  id: number;
}

/** Roll once more. */
export interface Reroll {
  do: 'reroll';
  /** the number to choose it by */
  id: number;
}

/** Set a die apart: it says how many, the others where. */
export interface Split {
  do: 'split';
  /** the die set apart */
  die: number;
  /** pieces deployed */
  number: number;
  /** the castle they go to */
  castle: number;
  /** its province */
  province: Province;
  /** the number to choose it by */
  id: number;
}

/** Deploy armies alone. */
export interface WithoutDaimyo {
  do: 'without-daimyo';
  /** the number to choose it by */
  id: number;
}

/** Deploy the daimyo too. */
export interface WithDaimyo {
  do: 'with-daimyo';
  /** the number to choose it by */
  id: number;
}

/** Do no more with this card. */
export interface Stop {
  do: 'stop';
  /** the number to choose it by */
  id: number;
}

/** Call an army from there. */
export interface Call {
  do: 'call';
  /** the province */
  province: Province;
  /** the number to choose it by */
  id: number;
}

/** Put an army there. */
export interface Add {
  do: 'add';
  /** the province */
  province: Province;
  /** the number to choose it by */
  id: number;
}

/** Take an army from there. */
export interface Withdraw {
  do: 'withdraw';
  /** the province */
  province: Province;
  /** the number to choose it by */
  id: number;
}

/** Push an army there. */
export interface Push {
  do: 'push';
  /** the province */
  province: Province;
  /** the number to choose it by */
  id: number;
}

/** The daimyo rides there with an army. */
export interface RideTogether {
  do: 'ride-together';
  /** the province */
  province: Province;
  /** the number to choose it by */
  id: number;
}

/** Send the army there. */
export interface Send {
  do: 'send';
  /** the province */
  province: Province;
  /** the number to choose it by */
  id: number;
}

/** The daimyo rides there. */
export interface Ride {
  do: 'ride';
  /** the province */
  province: Province;
  /** the number to choose it by */
  id: number;
}

/** Choose an opponent. */
export interface Against {
  do: 'against';
  /** the opponent */
  opponent_seat: number;
  /** the number to choose it by */
  id: number;
}

/** Put an army in the place of an opponent’s. */
export interface Replace {
  do: 'replace';
  /** the opponent */
  opponent_seat: number;
  /** where */
  province: Province;
  /** the number to choose it by */
  id: number;
}

/** Move armies of one’s own. */
export interface March {
  do: 'move';
  /** how many */
  number: number;
  /** from where */
  from_province: Province;
  /** where to */
  to_province: Province;
  /** the number to choose it by */
  id: number;
}

/** Lure an opponent’s armies. */
export interface Lure {
  do: 'lure';
  /** how many */
  number: number;
  /** from where */
  from_province: Province;
  /** where to */
  to_province: Province;
  /** whose */
  opponent_seat: number;
  /** the number to choose it by */
  id: number;
}

/** Drive an opponent’s armies away. */
export interface Drive {
  do: 'drive';
  /** how many */
  number: number;
  /** from where */
  from_province: Province;
  /** where to */
  to_province: Province;
  /** whose */
  opponent_seat: number;
  /** the number to choose it by */
  id: number;
}

/** Castles were laid out. */
export interface CastlesLaid {
  event: 'castles-laid';
  /** their provinces, by increasing castle */
  province: Province[];
}

/** Tactic cards were laid out. */
export interface TacticsShown {
  event: 'tactics-shown';
  /** the cards */
  tactic: Tactic[];
}

/** Who begins. */
export interface FirstChosen {
  event: 'first-chosen';
  /** the seat it is about */
  seat: number;
}

/** Daimyo cards were laid out. */
export interface DaimyosShown {
  event: 'daimyos-shown';
  /** the cards */
  daimyo: Daimyo[];
}

/** A daimyo card was taken. */
export interface Drafted {
  event: 'drafted';
  /** the seat it is about */
  seat: number;
  /** the card */
  daimyo: Daimyo;
}

/** A daimyo card nobody took. */
export interface LeftOut {
  event: 'left-out';
  /** the card */
  daimyo: Daimyo;
}

/** The dice were rolled. */
export interface Rolled {
  event: 'rolled';
  /** the seat it is about */
  seat: number;
  /** the three dice */
  dice: number[];
}

/** The dice were rolled once more. */
export interface RolledAgain {
  event: 'rolled-again';
  /** the seat it is about */
  seat: number;
  /** the three dice */
  dice: number[];
}

/** Armies were deployed. */
export interface Deployed {
  event: 'deployed';
  /** the seat it is about */
  seat: number;
  /** pieces */
  number: number;
  /** the castle they went to */
  castle: number;
  /** its province */
  province: Province;
}

/** Armies were deployed, and the daimyo with them. */
export interface DeployedDaimyo {
  event: 'deployed-daimyo';
  /** the seat it is about */
  seat: number;
  /** pieces */
  number: number;
  /** the castle they went to */
  castle: number;
  /** its province */
  province: Province;
}

/** A tactic card was used. */
export interface TacticUsed {
  event: 'tactic-used';
  /** the seat it is about */
  seat: number;
  /** the card */
  tactic: Tactic;
}

/** A daimyo card was used. */
export interface DaimyoUsed {
  event: 'daimyo-used';
  /** the seat it is about */
  seat: number;
  /** the card */
  daimyo: Daimyo;
}

/** Armies moved. */
export interface Moved {
  event: 'moved';
  /** the seat it is about */
  seat: number;
  /** how many */
  number: number;
  /** from where */
  from_province: Province;
  /** where to */
  to_province: Province;
}

/** A daimyo moved. */
export interface DaimyoMoved {
  event: 'daimyo-moved';
  /** the seat it is about */
  seat: number;
  /** from where */
  from_province: Province;
  /** where to */
  to_province: Province;
}

/** An army came from the reserve. */
export interface Added {
  event: 'added';
  /** the seat it is about */
  seat: number;
  /** where to */
  province: Province;
}

/** An army went back into the reserve. */
export interface Returned {
  event: 'returned';
  /** the seat it is about */
  seat: number;
  /** from where */
  province: Province;
}

/** A reserve is empty: a katana was taken. */
export interface Katana {
  event: 'katana';
  /** the seat it is about */
  seat: number;
  /** which katana */
  number: number;
  /** is it the last one, so that the war begins? */
  locks: boolean;
}

/** The war begins. */
export interface War {
  event: 'war';
}

/** Nobody stands at a castle. */
export interface NoBattle {
  event: 'no-battle';
  /** the castle */
  castle: number;
  /** its province */
  province: Province;
}

/** A seat and a number. */
export interface Force {
  /** the seat */
  seat: number;
  /** the number */
  number: number;
}

/** One seat stands at a castle alone. */
export interface BattleAlone {
  event: 'battle-alone';
  /** the castle */
  castle: number;
  /** its province */
  province: Province;
  /** who stood there, from the strongest down */
  fighter_seat: number[];
  /** how strong each of them was */
  strength: number[];
  /** both together */
  force: Force[];
  /** who took the castle */
  winner_seat: number;
  /** how many provinces got reinforcements */
  places: number;
  /** armies each of them got */
  reinforcements: number;
  /** those provinces */
  to_province: Province[];
}

/** A battle. */
export interface Battle {
  event: 'battle';
  /** the castle */
  castle: number;
  /** its province */
  province: Province;
  /** who stood there, from the strongest down */
  fighter_seat: number[];
  /** how strong each of them was */
  strength: number[];
  /** both together */
  force: Force[];
  /** who took the castle */
  winner_seat: number;
  /** how many provinces got reinforcements */
  places: number;
  /** armies each of them got */
  reinforcements: number;
  /** those provinces */
  to_province: Province[];
}

/** A battle whose second takes the small castle. */
export interface BattleSecond {
  event: 'battle-second';
  /** the castle */
  castle: number;
  /** its province */
  province: Province;
  /** who stood there, from the strongest down */
  fighter_seat: number[];
  /** how strong each of them was */
  strength: number[];
  /** both together */
  force: Force[];
  /** who took the castle */
  winner_seat: number;
  /** how many provinces got reinforcements */
  places: number;
  /** armies each of them got */
  reinforcements: number;
  /** those provinces */
  to_province: Province[];
  /** who took the small castle */
  second_seat: number;
  /** its points */
  small: number;
}

/** The game is over. */
export interface Ended {
  event: 'ended';
  /** the seats from first to last */
  ranking_seat: number[];
  /** their points */
  points: number[];
  /** both together */
  final: Force[];
}

export type AnyMove =
  | Draft
  | UseTactic
  | UseDaimyo
  | Roll
  | Keep
  | Reroll
  | Split
  | WithoutDaimyo
  | WithDaimyo
  | Stop
  | Call
  | Add
  | Withdraw
  | Push
  | RideTogether
  | Send
  | Ride
  | Against
  | Replace
  | March
  | Lure
  | Drive;

export type AnyEvent =
  | CastlesLaid
  | TacticsShown
  | FirstChosen
  | DaimyosShown
  | Drafted
  | LeftOut
  | Rolled
  | RolledAgain
  | Deployed
  | DeployedDaimyo
  | TacticUsed
  | DaimyoUsed
  | Moved
  | DaimyoMoved
  | Added
  | Returned
  | Katana
  | War
  | NoBattle
  | BattleAlone
  | Battle
  | BattleSecond
  | Ended;
