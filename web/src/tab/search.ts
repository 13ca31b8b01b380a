/** A worker that searches: one for each core, each with its own instances. */
import { run, search, type Errand, type Found, type Order } from './kernel.ts';

export type Task = { number: number; module: WebAssembly.Module } & ({ order: Order; trees: number[] } | { errand: Errand });
export interface Done {
  number: number;
  found?: Found[]; // for an order
  answer?: Uint8Array<ArrayBuffer>; // for an errand
  fault?: string;
}

onmessage = ({ data }: MessageEvent<Task>) => {
  const answer = (done: Omit<Done, 'number'>) => postMessage({ number: data.number, ...done } satisfies Done);
  try {
    if ('errand' in data) return answer({ answer: run(data.module, data.errand) });
    const { module, order, trees } = data;
    // The trees of one worker share its time.
    const share = { ...order, ms: order.ms === null ? null : order.ms / trees.length };
    answer({ found: trees.map((k) => search(module, share, k)) });
  } catch (error) {
    answer({ fault: String(error) });
  }
};
