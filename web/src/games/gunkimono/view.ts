/** What gunkimono/view.py shows of a table. */

export type Troop = 'infantry' | 'samurai' | 'cavalry' | 'spearman' | 'archer';
export type BannerSet = 'dragon' | 'crane' | 'lotus';

export interface SquareView {
  at: string;
  /** From 1, from the upper left. */
  row: number;
  column: number;
  troop: Troop;
  level: number;
  supports: number;
  /** The seat whose stronghold stands here. */
  stronghold: number | null;
}

export interface SeatView {
  score: number;
  tiles: number;
  /** Tiles in hand that everybody knows. */
  known: string[];
  reserve: Troop[];
  honor: Record<Troop, number>;
  strongholds: string[];
  formations: string[][];
  /** Strongholds not built yet. */
  waiting: number;
  banners: { troop: Troop; banner: BannerSet; value?: number }[];
  /** Only the viewer's own. */
  hand?: string[];
}

export interface TurnView {
  tile: string;
  at: string;
  to?: string;
  /** The square that needs a support. */
  support?: string;
  /** The half being scored. */
  troop?: Troop;
  formation?: string[];
}

export interface GunkimonoBoard {
  rows: number;
  columns: number;
  squares: SquareView[];
  row: string[];
  stack: number;
  end_stack: number;
  ending: boolean;
  passes: number;
  first: number;
  track: { strongholds: number[]; banners: number };
  banners: Record<Troop, BannerSet[]>;
  seats: SeatView[];
  turn?: TurnView;
}
