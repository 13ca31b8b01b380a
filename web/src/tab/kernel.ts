/** A kernel (kassen.kernel): a game's rules and bots as WebAssembly. It is used only if it was made from the same sources as the
 *  house. */

/** The kernel was made from other sources, or the file is not a kernel. */
export class Unfit extends Error {
  override name = 'Unfit';
}

/** The kernel could not be fetched. */
class Missing extends Error {
  override name = 'Missing';
}

export async function loadKernel(url: string, fingerprint: string): Promise<WebAssembly.Module> {
  const response = await fetch(url).catch(() => null);
  if (!response?.ok) throw new Missing(url);
  const module = await WebAssembly.compile(await response.arrayBuffer()).catch(() => {
    throw new Unfit(url);
  });
  const [mark] = WebAssembly.Module.customSections(module, 'kassen');
  if (!mark || new TextDecoder().decode(mark) !== fingerprint) throw new Unfit(url);
  return module;
}

/** What Python asks for (kassen.tab.search). */
export interface Order {
  game: string;
  kernel: string;
  guess: string;
  seat: number;
  seed: string;
  shares: (number | null)[];
  ms: number | null;
  horizon: number;
  teams: number[];
  moves: number;
  widest: number;
  room: number;
  bytes: { node: number; edge: number; head: number; path: number };
}

/** For each option: id, visits, total reward. */
export type Found = [number, number, number][];

interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
  clear: (...given: number[]) => void;
  grow: (...given: (number | bigint)[]) => void;
  harvest: (...given: number[]) => number;
}

const SLICE_MS = 2; // about how long the simulations between two looks at the clock take
const PAGE = 65_536;

/** The instance in use. Only one is kept, because one game is played at a time and each would keep the memory of its trees. */
let last: { kernel: string; exports: Exports } | undefined;
function instance(module: WebAssembly.Module, kernel: string): Exports {
  if (last?.kernel !== kernel) last = { kernel, exports: new WebAssembly.Instance(module).exports as unknown as Exports };
  return last.exports;
}

/** One call of a kernel, with the arrays to lay out in its memory (kassen.tab.search). */
export interface Errand {
  game: string;
  kernel: string;
  pieces: Record<string, { size: number; data?: string }>;
  call: string;
  given: (number | { at: string } | { big: string })[];
  answer: string[];
}

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Assigns addresses in a kernel's memory, one after another; `ready` grows the memory and returns it. */
function layOut(exports: Exports): { take: (bytes: number) => number; ready: () => Uint8Array } {
  let end = exports.__heap_base.value as number;
  const take = (bytes: number): number => {
    const at = Math.ceil(end / 16) * 16;
    end = at + bytes;
    return at;
  };
  const ready = () => {
    exports.memory.grow(Math.max(0, Math.ceil((end - exports.memory.buffer.byteLength) / PAGE)));
    return new Uint8Array(exports.memory.buffer);
  };
  return { take, ready };
}

/** Run an errand; returns the pieces asked for, concatenated. */
export function run(module: WebAssembly.Module, errand: Errand): Uint8Array<ArrayBuffer> {
  const exports = instance(module, errand.kernel);
  const { take, ready } = layOut(exports);
  const places = new Map(Object.entries(errand.pieces).map(([name, { size }]) => [name, { at: take(size), size }]));
  const all = ready();
  for (const [name, { at, size }] of places) {
    const data = bytesOf(errand.pieces[name]!.data ?? '');
    all.set(data, at);
    all.fill(0, at + data.length, at + size);
  }
  const given = errand.given.map((one) =>
    typeof one === 'number' ? one : 'at' in one ? places.get(one.at)!.at : BigInt.asIntN(64, BigInt(one.big)),
  );
  (exports as unknown as Record<string, (...given: (number | bigint)[]) => void>)[errand.call]!(...given);
  const wanted = errand.answer.map((name) => places.get(name)!);
  const answer = new Uint8Array(wanted.reduce((sum, { size }) => sum + size, 0));
  wanted.reduce((to, { at, size }) => (answer.set(all.subarray(at, at + size), to), to + size), 0);
  return answer;
}

/** Grow a tree. Earlier trees in this memory have no influence. */
export function search(module: WebAssembly.Module, order: Order, k: number): Found {
  const exports = instance(module, order.kernel);
  const { memory, clear, grow, harvest } = exports;
  const { take, ready } = layOut(exports);
  const { bytes, moves, widest, room } = order;
  const players = order.teams.length;
  const guess = bytesOf(order.guess);
  const at = {
    guess: take(guess.length), work: take(guess.length), teams: take(players), head: take(bytes.head),
    nodes: take(bytes.node * room), edges: take(4 * bytes.edge * room), path: take(bytes.path), marks: take(8 * moves),
    ids: take(4 * widest), weights: take(8 * widest), values: take(32 * players),
    found: take(4 * moves), visits: take(4 * moves), totals: take(8 * moves),
  }; // prettier-ignore
  const all = ready();
  all.set(guess, at.guess);
  all.set(order.teams, at.teams);
  all.fill(0, at.head, at.head + bytes.head);
  all.fill(0, at.marks, at.marks + 8 * moves);
  clear(at.head, 1, at.nodes, room);
  const seed = BigInt(order.seed) + BigInt(k);
  inSlices(
    order.shares[k] ?? Infinity,
    order.ms,
    (sims) =>
    grow(
      at.guess, 1, at.work, 1, order.seat, order.seat, seed, sims, order.horizon, at.teams, players, at.head, 1, at.nodes, room,
      at.edges, 4 * room, at.path, 2, bytes.path / 8, at.marks, moves, at.ids, widest, at.weights, widest,
      at.values, 2, 2 * players, 0, 0, 0,
    ), // prettier-ignore
  );
  const n = harvest(at.head, 1, at.nodes, room, at.edges, 4 * room, at.found, moves, at.visits, moves, at.totals, moves);
  const [ids, visits] = [new Int32Array(memory.buffer, at.found, n), new Int32Array(memory.buffer, at.visits, n)];
  const totals = new Float64Array(memory.buffer, at.totals, n);
  return Array.from(ids, (id, i) => [id, visits[i]!, totals[i]!]);
}

/** Simulate in slices of about equal time until the time is up, as bots/search.py does; the first slice is small. */
function inSlices(sims: number, ms: number | null, simulate: (sims: number) => void): void {
  const late = performance.now() + (ms ?? Infinity);
  for (let done = 0, size = 4; done < sims && !(done && performance.now() >= late);) {
    size = Math.min(size, sims - done);
    const begin = performance.now();
    simulate(size);
    done += size;
    const took = performance.now() - begin;
    if (took < SLICE_MS / 2) size *= 2;
    else if (took > SLICE_MS) size = Math.max(size >> 1, 1);
  }
}
