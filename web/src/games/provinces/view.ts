/** What provinces/view.py shows of a table. */

export interface ProvinceView {
  province: string;
  castle: number;
  land: string[];
  sea: string[];
  /** By seat. */
  armies: number[];
  /** Seats whose daimyo stands here (advanced rules). */
  daimyos?: number[];
  /** After the war. */
  reinforcements?: number[];
  winner?: number | null;
  second?: number | null;
}

export interface SeatView {
  reserve: number;
  tactic: string | null;
  katana: number | null;
  points: number;
  daimyo?: { card: string | null; used: boolean; at: string | null };
}

export interface ProvincesBoard {
  first: number;
  locked: boolean;
  tactics: string[];
  daimyos?: string[];
  provinces: ProvinceView[];
  seats: SeatView[];
  dice?: number[];
  apart?: number;
  card?: { steps: number; origin: string | null; opponent: number | null; visited: string[] };
}
