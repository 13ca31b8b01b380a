/** Checks that the seed revealed at the end is the one sealed at the start, and says what it vouches for. */
import type { Origin } from './wire.gen.ts';

/** How a table began, as in server/positions.py. `given`: from a position whose hidden side its host may know, so only they and
 *  bots play there. `loaded`: a whole game from a file, not dealt here. */
export type Beginning = 'dealt' | 'redrawn' | 'given' | 'loaded';

export function beginning(origin: Origin | null | undefined): Beginning {
  if (!origin || origin.kind === 'rematch') return 'dealt';
  if (origin.kind === 'file' && origin.ply == null) return 'loaded';
  return origin.redrawn ? 'redrawn' : 'given';
}

const hex = (bytes: ArrayBuffer): string => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a seed's text, as core/chance.py seals it. Uses the browser's crypto, which needs https or localhost. */
export async function commitment(seed: string | number): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(String(seed))));
}

/** The key of one decision's chance: the first 8 bytes of SHA-256 of "seed:decision" (decision 0 is the set-up). */
export async function chanceKey(seed: string, decision: number): Promise<string> {
  return (await commitment(`${seed}:${decision}`)).slice(0, 16);
}
