/** The house: Python in a worker, with the server's own tables (kassen.tab). */
import type { PyodideInterface } from 'pyodide';
import * as kept from './kept.ts';
import { loadKernel, type Errand, type Found, type Order } from './kernel.ts';
import { unpack } from './archive.ts';
import type { Done, Task } from './search.ts';

export type ToHouse =
  | { type: 'begin'; base: string } // all files are in the cache: Python can start, whether or not the house may open
  | { type: 'start'; base: string; kept: boolean; language: string }
  | { type: 'keeping' } // what is fetched from now on will be kept for the next visit
  | { type: 'ask'; number: number; method: string; path: string; body: Uint8Array<ArrayBuffer> }
  | { type: 'look-back'; number: number; path: string }
  | { type: 'stop'; number: number }
  | { type: 'connect'; number: number; table: string; seat: number | null; since: number }
  | { type: 'hear'; number: number; text: string }
  | { type: 'hang-up'; number: number };
export type FromHouse =
  | { type: 'progress'; share: number }
  | { type: 'ready' }
  | { type: 'answer'; number: number; status: number; body: Uint8Array<ArrayBuffer> }
  | { type: 'line'; number: number; text: string }
  | { type: 'said'; number: number; text: string }
  | { type: 'closed'; number: number; code: number };

/** Written by the build: the size of every file that Python needs, and each game's kernel. */
interface Manifest {
  files: Record<string, number>;
  kernels: Record<string, string>;
}

/** kassen.tab.page */
interface Page {
  start: (host: object) => Promise<string | undefined>;
  ask: (method: string, path: string, body: Uint8Array) => Promise<[number, Uint8Array<ArrayBuffer>]>;
  look_back: (number: number, path: string, say: (line: string) => void) => Promise<[number, Uint8Array<ArrayBuffer>]>;
  stop: (number: number) => void;
  connect: (
    number: number,
    table: string,
    seat: number | undefined, // undefined becomes None in Python; null does not
    since: number,
    say: (text: string) => void,
    close: (code: number) => void,
  ) => Promise<void>;
  hear: (number: number, text: string) => Promise<void>;
  hang_up: (number: number) => void;
}

const MOST_CORES = 4; // each has its own trees, and a phone has little memory
const cores = Math.min(MOST_CORES, navigator.hardwareConcurrency || 1); // the house only waits while they search
const say = (message: FromHouse): void => postMessage(message);
let house: Promise<Page> | undefined;
let keeps: () => void;
const keeping = new Promise<void>((resolve) => (keeps = resolve));

onmessage = ({ data }: MessageEvent<ToHouse>) => void carryOut(data);

async function carryOut(message: ToHouse): Promise<void> {
  if (message.type === 'start') {
    house = open(message.base, message.kept, message.language);
    await house.catch(() => (python = undefined)); // if the house stays closed, drop Python
    return say({ type: 'ready' });
  }
  if (message.type === 'begin') return void (python ??= begin(message.base));
  if (message.type === 'keeping') return keeps();
  let page: Page;
  try {
    page = await house!;
  } catch (error) {
    return refuse(message, error as Error);
  }
  switch (message.type) {
    case 'ask': {
      const [status, body] = await page.ask(message.method, message.path, message.body).catch(broken);
      return say({ type: 'answer', number: message.number, status, body });
    }
    case 'look-back': {
      const { number, path } = message;
      const [status, body] = await page.look_back(number, path, (text) => say({ type: 'line', number, text })).catch(broken);
      return say({ type: 'answer', number, status, body });
    }
    case 'stop':
      return page.stop(message.number);
    case 'connect': {
      const { number } = message;
      const close = (code: number) => say({ type: 'closed', number, code });
      return page.connect(
        number,
        message.table,
        message.seat ?? undefined,
        message.since,
        (text) => say({ type: 'said', number, text }),
        close,
      );
    }
    case 'hear':
      return page.hear(message.number, message.text);
    case 'hang-up':
      return page.hang_up(message.number);
  }
}

/** The answer after an error in our code, so that nobody waits forever. */
function broken(error: Error): [number, Uint8Array<ArrayBuffer>] {
  console.error(error);
  return [500, new Uint8Array()];
}

/** The house cannot open: answer every message with the reason. */
function refuse(message: ToHouse, error: Error): void {
  const why = error instanceof Closed ? error.why : error instanceof DOMException ? 'no-storage' : 'not-loaded';
  const problem = { code: 'unavailable', why, words: {}, error: `${error.name}: ${error.message}` };
  if (message.type === 'ask' || message.type === 'look-back') {
    const body = new TextEncoder().encode(JSON.stringify(problem));
    say({ type: 'answer', number: message.number, status: 503, body });
  } else if (message.type === 'connect') {
    say({ type: 'said', number: message.number, text: JSON.stringify({ type: 'refused', ref: null, scene: null, ...problem }) });
    say({ type: 'closed', number: message.number, code: 4403 });
  }
}

/** The house stays closed; the message `refusal-<why>` tells people. */
class Closed extends Error {
  constructor(
    readonly why: string,
    message = '',
  ) {
    super(message);
  }
}

const PATIENCE_MS = 2000; // a reloaded page may find its former self still open

/** Allow one house for each folder and browser: two would write the same journals. This worker holds the lock while it lives. */
const onlyOne = (base: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const held = navigator.locks.request(`kassen ${base}`, { signal }, () => {
      resolve();
      return new Promise(() => undefined);
    });
    held.catch(() => reject(new Closed('other-tab')));
  });

/** The progress bar's position after each step, by measured durations; fetching takes longest. */
const STEPS = { fetched: 0.6, interpreter: 0.85, imported: 0.98 };
const reach = (share: number): void => say({ type: 'progress', share });

/** `isKept`: this browser already has all files. */
async function open(base: string, isKept: boolean, language: string): Promise<Page> {
  if (isKept) python ??= begin(base); // start Python while we find out whether the house may open
  await onlyOne(base);
  await kept.hasTables(); // fails before anything is loaded if the browser stores nothing
  const manifest = (await (await get(new URL('tab.json', base))).json()) as Manifest;
  if (!isKept) await fetchAll(base, manifest);
  reach(STEPS.fetched);
  const { pyimport, runPython } = await (python ??= begin(base));
  reach(STEPS.interpreter);
  const page = pyimport('kassen.tab.page') as unknown as Page;
  reach(STEPS.imported);
  const why = await page.start({ ...hostOf(base, manifest), language });
  if (why) throw new Closed(why);
  runPython('import gc; gc.freeze(); gc.enable()'); // imported modules stay, so exclude them from garbage collection
  return {
    start: page.start,
    connect: page.connect,
    hear: page.hear,
    hang_up: page.hang_up,
    stop: page.stop,
    ask: async (...asked) => (await page.ask(...asked)) as [number, Uint8Array<ArrayBuffer>],
    look_back: async (...asked) => (await page.look_back(...asked)) as [number, Uint8Array<ArrayBuffer>],
  };
}

let python: Promise<PyodideInterface> | undefined;
const FOLDER = '/lib/kassen'; // in Python's own file system

/** Start Python, with all its modules in place before it imports the first (kassen/tab/packed.py). */
function begin(base: string): Promise<PyodideInterface> {
  const indexURL = new URL('pyodide/', base).href;
  const packages = get(new URL('packages.bin', base)).then(unpack);
  const load = async () => {
    const { loadPyodide } = (await import(/* @vite-ignore */ `${indexURL}pyodide.mjs`)) as typeof import('pyodide');
    return loadPyodide({
      indexURL,
      stdLibURL: new URL('library.zip', base).href,
      env: { PYTHONPATH: FOLDER },
      fsInit: async (FS) => write(FS, await packages.catch(() => [])), // errors are reported below
    });
  };
  const interpreter = import(/* @vite-ignore */ `${indexURL}pyodide.asm.mjs`); // fetched and compiled before Pyodide asks for it
  const all = Promise.all([load(), packages]).then(([python]) => python);
  for (const part of [all, interpreter]) part.catch(() => undefined); // reported where they are awaited
  return all;
}

function write(FS: PyodideInterface['FS'], files: [string, Uint8Array][]): void {
  let folder: string | undefined;
  for (const [name, content] of files) {
    const its = name.slice(0, Math.max(name.lastIndexOf('/'), 0));
    if (its !== folder) FS.mkdirTree(`${FOLDER}/${(folder = its)}`); // files come sorted by folder
    FS.writeFile(`${FOLDER}/${name}`, content, { canOwn: true });
  }
}

async function get(url: URL): Promise<Response> {
  const response = await fetch(url).catch(() => null);
  if (!response?.ok) throw new Closed('not-loaded', url.pathname);
  return response;
}

/** Fetch all files once, with progress, so that they are kept and later requests are served from the cache. */
async function fetchAll(base: string, { files }: Manifest): Promise<void> {
  const total = Object.values(files).reduce((sum, size) => sum + size, 0);
  let done = 0;
  const one = async (name: string) => {
    const reader = (await get(new URL(name, base))).body!.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      done += part.value.length;
      reach((STEPS.fetched * done) / total);
    }
    await keeping;
    await (await get(new URL(name, base))).body!.cancel();
  };
  await Promise.all(Object.keys(files).map(one));
}

/** Turn a DOMException into an Error; Python could not raise it otherwise. */
const sturdy = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: Error) => {
    throw Object.assign(new Error(error.message), { name: error.name });
  });

/** The host object for Python (kassen.tab.host). */
function hostOf(base: string, { kernels }: Manifest): object {
  const modules = new Map<string, Promise<WebAssembly.Module>>();
  const kernel = (game: string, fingerprint: string): Promise<WebAssembly.Module> => {
    const key = `${game} ${fingerprint}`;
    const found = modules.get(key) ?? loadKernel(new URL(kernels[game] ?? 'none', base).href, fingerprint);
    modules.set(key, found);
    found.catch(() => modules.delete(key)); // so that the next request tries again
    return found;
  };
  return {
    cores,
    append: (table: string, number: number, body: string, card: string, decides?: string) =>
      sturdy(kept.append(table, number, body, card, decides ?? null)),
    journal: (table: string, since: number) => sturdy(kept.journal(table, since)),
    cards: async () => JSON.stringify(await sturdy(kept.cards())),
    remove: (table: string) => sturdy(kept.remove(table)),
    read: (key: string) => sturdy(kept.readKey(key)),
    write: (key: string, value: string) => sturdy(kept.writeKey(key, value)),
    prepare: (game: string, fingerprint: string) => kernel(game, fingerprint).then(() => undefined),
    search: async (text: string) => {
      const order = JSON.parse(text) as Order;
      return JSON.stringify(await grow(await kernel(order.game, order.kernel), order));
    },
    run: async (text: string) => {
      const errand = JSON.parse(text) as Errand;
      return send(leastBusy(), { module: await kernel(errand.game, errand.kernel), errand }).then(({ answer }) => answer!);
    },
  };
}

// ── the workers that search ──

const searchers: Worker[] = [];
const busy: number[] = Array.from({ length: cores }, () => 0); // how many tasks each of them has
const under = new Map<number, (done: Done) => void>();
let tasks = 0;
const leastBusy = (): number => busy.indexOf(Math.min(...busy));

function searcher(i: number): Worker {
  if (!searchers[i]) {
    searchers[i] = new Worker(new URL('./search.ts', import.meta.url), { type: 'module' });
    searchers[i].onmessage = ({ data }: MessageEvent<Done>) => under.get(data.number)!(data);
  }
  return searchers[i];
}

type Work<T> = T extends unknown ? Omit<T, 'number'> : never;
function send(i: number, work: Work<Task>): Promise<Done> {
  const number = ++tasks;
  busy[i]! += 1;
  return new Promise((resolve, reject) => {
    under.set(number, (done) => {
      under.delete(number);
      busy[i]! -= 1;
      if (done.fault === undefined) resolve(done);
      else reject(new Error(done.fault));
    });
    searcher(i).postMessage({ number, ...work } as Task);
  });
}

/** Grow all trees of an order, spread over the workers. */
async function grow(module: WebAssembly.Module, order: Order): Promise<Found[]> {
  const count = Math.min(cores, order.shares.length);
  const parts = Array.from({ length: count }, (_, i) => {
    const trees = order.shares.map((_, k) => k).filter((k) => k % count === i);
    return send(i, { module, order, trees });
  });
  return (await Promise.all(parts)).flatMap(({ found }) => found!);
}
