/** The house in this tab: a worker with Python that answers as a server would. The first request that needs it starts it; games,
 *  texts, rules and lessons are files beside the page. */
import { settings } from '../lib/settings.svelte.ts';
import type { Wire } from '../lib/transport.ts';
import { BASE, houseWorker, isKept } from './early.ts';
import { gameAt, hasTables } from './kept.ts';
import { loading } from './loading.svelte.ts';
import { offline } from './offline.svelte.ts';
import type { FromHouse, ToHouse } from './worker.ts';

export { gameAt, loading, offline };
export type { Wire };

export const ALONE: boolean = true;
export const SERVER: string = (import.meta.env.VITE_SERVER as string | undefined) ?? '';
/** A static host has no files for our pages' addresses, so they come after a #. */
export const linkTo = (path: string): string => `#${path}`;
export const pathNow = (): string => location.hash.slice(1) || '/';

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (answer: Response) => void>();
const wires = new Map<number, TabWire>();
const streams = new Map<number, (line: string) => void>();

function house(): Worker {
  if (!worker) {
    worker = houseWorker();
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => hear(data);
    say({ type: 'start', base: BASE, kept: isKept, language: settings.language });
    loading.begin();
    void offline.begin().then(() => say({ type: 'keeping' }));
  }
  return worker;
}
const say = (message: ToHouse): void => house().postMessage(message);

function hear(message: FromHouse): void {
  switch (message.type) {
    case 'progress':
      return loading.reach(message.share);
    case 'ready':
      loading.end();
      return offline.keepAll();
    case 'answer':
      waiting.get(message.number)?.(new Response(message.status === 204 ? null : message.body, { status: message.status }));
      waiting.delete(message.number);
      return;
    case 'line':
      return streams.get(message.number)?.(message.text);
    case 'said':
      wires.get(message.number)?.hear(message.text);
      return;
    case 'closed':
      wires.get(message.number)?.lose(message.code);
  }
}

// People who have played here before have the page offline and are told of newer versions. If they return to a table, or to the
// list of theirs, they will need the house, so it opens while the page is still being drawn.
if (isKept) {
  void offline.begin();
  if (pathNow().startsWith('/t/')) house();
  else if (pathNow() === '/') void hasTables().then((some) => some && house(), () => undefined); // prettier-ignore
}

/** What is the same for everybody is a file named after its address: games/nobunaga/texts?lang=en →
 *  api/games/nobunaga/texts.en */
const FILE = /^\/api\/(games(?:\/\w+\/(?:texts|rules|summary|lesson))?|bots)(?:\?lang=(\w\w))?$/;
const STREAM = /^\/api\/tables\/[^/]+\/analysis/;
const BEGINS = /^\/api\/(tables|files)/;
const NO_TABLES = { mine: [], open: [], running: [] };

export async function ask(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  const file = method === 'GET' && FILE.exec(path);
  if (file) return fetch(`api/${file[1]}${file[2] ? `.${file[2]}` : ''}`);
  // Without any tables the answer is known, so do not start Python for it.
  if (path === '/api/lobby' && !worker && !(await hasTables().catch(() => false))) return Response.json(NO_TABLES);
  if (STREAM.test(path)) return stream(path, init.signal);
  const isFirst = method === 'POST' && BEGINS.test(path) && !(await hasTables().catch(() => true));
  const body = new Uint8Array(await new Response(init.body).arrayBuffer());
  const number = ++asked;
  const answer = await new Promise<Response>((resolve) => {
    waiting.set(number, resolve);
    say({ type: 'ask', number, method, path, body });
  });
  // With the first table, ask the browser never to clear our storage by itself; the game begins whether or not it agrees.
  if (isFirst && answer.ok) void navigator.storage?.persist?.().catch(() => undefined);
  return answer;
}

/** An answer that is streamed line by line, until the reader stops. */
function stream(path: string, signal?: AbortSignal | null): Promise<Response> {
  const number = ++asked;
  return new Promise((resolve, reject) => {
    const body = new ReadableStream<string>({
      start(lines) {
        let begun = false;
        streams.set(number, (line) => {
          lines.enqueue(line);
          if (!begun) resolve(new Response(body.pipeThrough(new TextEncoderStream())));
          begun = true;
        });
        waiting.set(number, (answer) => {
          streams.delete(number);
          if (begun) lines.close();
          else resolve(answer);
        });
        signal?.addEventListener('abort', () => {
          say({ type: 'stop', number });
          reject(signal.reason as Error);
        });
        say({ type: 'look-back', number, path });
      },
    });
  });
}

class TabWire implements Wire {
  readyState = 0;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  private number = ++asked;

  constructor(path: string) {
    const url = new URL(path, location.href);
    const seat = url.searchParams.get('seat');
    wires.set(this.number, this);
    const [, , , table = ''] = url.pathname.split('/');
    const since = Number(url.searchParams.get('since') ?? -1);
    say({ type: 'connect', number: this.number, table, seat: seat === null ? null : Number(seat), since });
  }
  hear(text: string): void {
    if (this.readyState === 0) {
      this.readyState = 1;
      this.onopen?.();
    }
    this.onmessage?.({ data: text });
  }
  lose(code: number): void {
    this.readyState = 3;
    wires.delete(this.number);
    this.onclose?.({ code });
  }
  send(text: string): void {
    say({ type: 'hear', number: this.number, text });
  }
  close(): void {
    this.readyState = 3;
    wires.delete(this.number);
    say({ type: 'hang-up', number: this.number });
  }
}

export const connect = (path: string): Wire => new TabWire(path);
