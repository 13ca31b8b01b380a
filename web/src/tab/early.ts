/** The house's worker. This is a separate script that needs nothing of the page (vite.config.ts), so that on a return to a table
 *  Python starts before the page is loaded. */
import type { ToHouse } from './worker.ts';

export const BASE = new URL('.', document.baseURI).href;
/** Did an earlier visit keep the page? */
export const isKept = !!navigator.serviceWorker?.controller;

let worker: Worker | undefined;

export function houseWorker(): Worker {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return worker;
}

if (isKept && location.hash.startsWith('#/t/')) houseWorker().postMessage({ type: 'begin', base: BASE } satisfies ToHouse);
