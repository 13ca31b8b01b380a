/** The house's worker. This is a script of its own that needs nothing of the page (vite.config.ts): for whoever comes back to a
 *  table Python begins before the page is read. */
import type { ToHouse } from './worker.ts';

export const BASE = new URL('.', document.baseURI).href;
/** By an earlier visit. */
export const isKept = !!navigator.serviceWorker?.controller;

let worker: Worker | undefined;

export function houseWorker(): Worker {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return worker;
}

if (isKept && location.hash.startsWith('#/t/')) houseWorker().postMessage({ type: 'begin', base: BASE } satisfies ToHouse);
