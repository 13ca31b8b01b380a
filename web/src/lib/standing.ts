/** My strength on the scale of the bots' ratings, estimated from my results on this device. */

/** A finished game: which table, the opponents' mean rating, and the share of them that I was ahead of. */
export interface Result {
  table: string;
  against: number;
  score: number;
}
export interface Standing {
  rating: number;
  low: number;
  high: number;
  games: number;
}

/** Fewer results are not enough for an estimate. */
export const FEWEST = 8;
const KEPT = 60;
const SCALE = 400 / Math.LN10;
const expected = (rating: number, against: number) => 1 / (1 + Math.exp((against - rating) / SCALE));

/** The most likely rating with its 95 % interval; null if I have won everything or nothing, or played too little. */
export function standing(results: readonly Result[]): Standing | null {
  const total = results.reduce((sum, { score }) => sum + score, 0);
  if (results.length < FEWEST || total < 1 || total > results.length - 1) return null;
  let [low, high] = [-2000, 6000];
  while (high - low > 0.5) {
    const rating = (low + high) / 2;
    if (results.reduce((sum, { against }) => sum + expected(rating, against), 0) < total) low = rating;
    else high = rating;
  }
  const rating = (low + high) / 2;
  const information = results.reduce((sum, { against }) => {
    const chance = expected(rating, against);
    return sum + chance * (1 - chance);
  }, 0);
  const spread = (1.96 * SCALE) / Math.sqrt(information);
  const round = Math.round;
  return { rating: round(rating), low: round(rating - spread), high: round(rating + spread), games: results.length };
}

/** Add a result, one for each table. Only the latest are kept, because people learn. */
export const withResult = (results: readonly Result[], fresh: Result): Result[] =>
  [...results.filter(({ table }) => table !== fresh.table), fresh].slice(-KEPT);

/** The share of the others that a seat was ahead of; ties count half. */
export function scoreOf(ranks: readonly number[], seat: number): number {
  const others = ranks.filter((_, i) => i !== seat);
  const ahead = others.map((rank) => (ranks[seat]! < rank ? 1 : ranks[seat] === rank ? 0.5 : 0) as number);
  return ahead.reduce((sum, each) => sum + each, 0) / others.length;
}
