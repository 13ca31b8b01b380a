/** A worker that searches: one a core, each with instances of its own. */
import { search, type Found, type Order } from './kernel.ts';

export interface Task {
  number: number;
  module: WebAssembly.Module;
  order: Order;
  trees: number[];
}
export interface Grown {
  number: number;
  found?: Found[];
  fault?: string;
}

onmessage = ({ data: { number, module, order, trees } }: MessageEvent<Task>) => {
  const answer = (grown: Omit<Grown, 'number'>) => postMessage({ number, ...grown } satisfies Grown);
  try {
    // Trees of one worker share its time.
    const share = { ...order, ms: order.ms === null ? null : order.ms / trees.length };
    answer({ found: trees.map((k) => search(module, share, k)) });
  } catch (error) {
    answer({ fault: String(error) });
  }
};
