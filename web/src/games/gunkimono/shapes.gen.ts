// Made from kassen.games.gunkimono.shapes by `make generated`; do not edit.
export type Troop = 'infantry' | 'samurai' | 'cavalry' | 'spearman' | 'archer';
export type BannerSet = 'dragon' | 'crane' | 'lotus';

/** A square of the battlefield. */
export interface SquareView {
  /** its name */
  at: string;
  /** its row, from 1 at the top */
  row: number;
  /** its column, from 1 on the left */
  column: number;
  /** the troop that shows */
  troop: Troop;
  /** how many tiles lie there; 0 is the printed battlefield */
  level: number;
  /** small tiles face down in its pile */
  supports: number;
  /** the seat whose stronghold stands here, or null */
  stronghold: number | null;
}

/** Rows of the honor track at which something happens. */
export interface Track {
  /** the first and the second stronghold: all five markers have reached it */
  strongholds: number[];
  /** the top, where banners are taken */
  banners: number;
}

/** A banner somebody has taken. */
export interface Banner {
  /** of which troop */
  troop: Troop;
  /** of which set */
  banner: BannerSet;
  /** its points; only of the viewer’s own, at the end of all */
  value?: number;
}

/** A seat at the table. */
export interface SeatView {
  /** points on the track */
  score: number;
  /** tiles in hand */
  tiles: number;
  /** tiles in hand that everybody knows, taken from the row */
  known: string[];
  /** small tiles not used yet */
  reserve: Troop[];
  /** steps on the honor track, of each troop */
  honor: Record<Troop, number>;
  /** squares of the strongholds built */
  strongholds: string[];
  /** the squares each of them commands */
  formations: string[][];
  /** strongholds not built yet */
  waiting: number;
  /** banners taken */
  banners: Banner[];
  /** tiles in hand; only the viewer’s own */
  hand?: string[];
}

/** The tile being placed or scored. */
export interface TurnView {
  /** the tile */
  tile: string;
  /** the square of its first half */
  at: string;
  /** the square of its second half; a small tile has none */
  to?: string;
  /** the square that needs a support */
  support?: string;
  /** the half being scored */
  troop?: Troop;
  /** the squares of its formation */
  formation?: string[];
}

/** The table as a seat sees it. */
export interface Board {
  /** rows of the battlefield */
  rows: number;
  /** columns of the battlefield */
  columns: number;
  /** its squares, row by row */
  squares: SquareView[];
  /** open tiles in the row */
  row: string[];
  /** tiles left in the main stack */
  stack: number;
  /** tiles left in the end stack, the end tile among them until it appears */
  end_stack: number;
  /** has the end tile appeared? */
  ending: boolean;
  /** how many seats in a row have passed */
  passes: number;
  /** who began */
  first: number;
  /** rows of the honor track */
  track: Track;
  /** the sets still on each stack, from the top */
  banners: Record<Troop, BannerSet[]>;
  /** one entry per seat */
  seats: SeatView[];
  /** the tile being placed or scored */
  turn?: TurnView;
}

/** Place a large tile. */
export interface Place {
  do: 'place';
  /** the tile */
  tile: string;
  /** the square of its first half */
  at: string;
  /** the square of its second half */
  to: string;
  /** the number to choose it by */
  id: number;
}

/** Place a small tile. */
export interface PlaceSmall {
  do: 'place-small';
  /** the small tile */
  troop: Troop;
  /** its square */
  at: string;
  /** the number to choose it by */
  id: number;
}

/** Put a small tile under the half that hangs. */
export interface Support {
  do: 'support';
  /** the small tile */
  troop: Troop;
  /** the number to choose it by */
  id: number;
}

/** Score a half for points. */
export interface Points {
  do: 'points';
  /** the half */
  troop: Troop;
  /** points */
  number: number;
  /** the number to choose it by */
  id: number;
}

/** Score a half for honor. */
export interface Honor {
  do: 'honor';
  /** the half */
  troop: Troop;
  /** steps on the honor track */
  number: number;
  /** the number to choose it by */
  id: number;
}

/** Build a stronghold. */
export interface Build {
  do: 'build';
  /** its square */
  at: string;
  /** the number to choose it by */
  id: number;
}

/** Take a tile of the row. */
export interface Take {
  do: 'take';
  /** the tile */
  tile: string;
  /** the number to choose it by */
  id: number;
}

/** Draw a tile from the stack. */
export interface Draw {
  do: 'draw';
  /** the number to choose it by */
  id: number;
}

/** Who begins. */
export interface FirstChosen {
  event: 'first-chosen';
  /** the seat it is about */
  seat: number;
}

/** The first hand; for that seat alone. */
export interface Dealt {
  event: 'dealt';
  /** the seat it is about */
  seat: number;
  /** the tiles */
  tile: string[];
}

/** A first hand; for all others. */
export interface DealtUnseen {
  event: 'dealt-unseen';
  /** the seat it is about */
  seat: number;
}

/** A tile came into the row. */
export interface Revealed {
  event: 'revealed';
  /** the tile */
  tile: string;
}

/** A large tile was placed. */
export interface Placed {
  event: 'placed';
  /** the seat it is about */
  seat: number;
  /** the tile */
  tile: string;
  /** the square of its first half */
  at: string;
  /** the square of its second half */
  to: string;
}

/** A small tile was placed. */
export interface PlacedSmall {
  event: 'placed-small';
  /** the seat it is about */
  seat: number;
  /** the troop */
  troop: Troop;
  /** its square */
  at: string;
}

/** A small tile was put under a half. */
export interface Supported {
  event: 'supported';
  /** the seat it is about */
  seat: number;
  /** the troop */
  troop: Troop;
  /** its square */
  at: string;
}

/** Points for a half. */
export interface Scored {
  event: 'scored';
  /** the seat it is about */
  seat: number;
  /** the troop */
  troop: Troop;
  /** points */
  number: number;
  /** the formation they are for */
  squares: string[];
}

/** Honor for a half. */
export interface Honored {
  event: 'honored';
  /** the seat it is about */
  seat: number;
  /** the troop */
  troop: Troop;
  /** steps */
  number: number;
  /** where the marker stands now */
  reached: number;
}

/** A half brought nothing. */
export interface NotScored {
  event: 'not-scored';
  /** the seat it is about */
  seat: number;
  /** the troop */
  troop: Troop;
}

/** A banner was taken; for that seat alone. */
export interface BannerTaken {
  event: 'banner';
  /** the seat it is about */
  seat: number;
  /** the troop */
  troop: Troop;
  /** of which set */
  banner: BannerSet;
  /** its points */
  value: number;
}

/** A banner was taken; for all others. */
export interface BannerUnseen {
  event: 'banner-unseen';
  /** the seat it is about */
  seat: number;
  /** the troop */
  troop: Troop;
  /** of which set */
  banner: BannerSet;
}

/** The top of the track was reached, and no banner is left. */
export interface NoBanner {
  event: 'no-banner';
  /** the seat it is about */
  seat: number;
  /** the troop */
  troop: Troop;
}

/** A stronghold was built. */
export interface Built {
  event: 'built';
  /** the seat it is about */
  seat: number;
  /** its square */
  at: string;
  /** the formation it commands */
  squares: string[];
}

/** A stronghold is due and has no place. */
export interface Waits {
  event: 'waits';
  /** the seat it is about */
  seat: number;
}

/** Points for a stronghold at the end of a turn. */
export interface Assessed {
  event: 'assessed';
  /** the seat it is about */
  seat: number;
  /** its square */
  at: string;
  /** points */
  number: number;
  /** the formation it commands */
  squares: string[];
}

/** A tile was taken from the row. */
export interface Taken {
  event: 'taken';
  /** the seat it is about */
  seat: number;
  /** the tile */
  tile: string;
}

/** A tile was drawn; for that seat alone. */
export interface Drawn {
  event: 'drawn';
  /** the seat it is about */
  seat: number;
  /** the tile */
  tile: string;
}

/** A tile was drawn; for all others. */
export interface DrawnUnseen {
  event: 'drawn-unseen';
  /** the seat it is about */
  seat: number;
}

/** The end tile was drawn. */
export interface EndDrawn {
  event: 'end-drawn';
  /** the seat it is about */
  seat: number;
}

/** The end tile came into the row. */
export interface EndRevealed {
  event: 'end-revealed';
}

/** A seat cannot place anything. */
export interface Passed {
  event: 'passed';
  /** the seat it is about */
  seat: number;
}

/** Banners are counted. */
export interface Banners {
  event: 'banners';
  /** the seat it is about */
  seat: number;
  /** their points */
  value: number[];
  /** the sum */
  number: number;
}

/** A seat has no banners. */
export interface BannersNone {
  event: 'banners-none';
  /** the seat it is about */
  seat: number;
}

/** The game is over. */
export interface Ended {
  event: 'ended';
}

export type AnyMove =
  | Place
  | PlaceSmall
  | Support
  | Points
  | Honor
  | Build
  | Take
  | Draw;

export type AnyEvent =
  | FirstChosen
  | Dealt
  | DealtUnseen
  | Revealed
  | Placed
  | PlacedSmall
  | Supported
  | Scored
  | Honored
  | NotScored
  | BannerTaken
  | BannerUnseen
  | NoBanner
  | Built
  | Waits
  | Assessed
  | Taken
  | Drawn
  | DrawnUnseen
  | EndDrawn
  | EndRevealed
  | Passed
  | Banners
  | BannersNone
  | Ended;
