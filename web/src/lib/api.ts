/** HTTP: one function for each route of docs/server.md. */
import type {
  BotInfo, Claim, ClientMessage, Device, Fork, GameInfo, Lesson, LinkCode, Lobby, LookedBack, Me, NewPerson, NewTable, OpenedTable, Problem, PushKey, Puzzle, PuzzleAnswer, Registered, Rename, Replay, Try, Welcome,
} from './wire.gen.ts'; // prettier-ignore
import { ask as put, connect } from '#transport';
import { Lines } from './lookback.ts';
import { settings } from './settings.svelte.ts';
import type { Language } from './texts.ts';

/** The server refused; `problemOf` (words.svelte.ts) tells the person why. Any other error means that it could not be reached. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.error);
  }
}

async function ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const json =
    body === undefined
      ? {}
      : body instanceof Blob
        ? { body }
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await put(method, path, { ...json, signal });
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw problem?.why ? new Refusal(problem) : new Error(response.statusText); // answered by something between us and the server
}

const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await (await ask(method, path, body)).json()) as T;

const query = (words: Record<string, string | number | null | undefined>): string => {
  const given = Object.entries(words).filter(([, value]) => value !== null && value !== undefined);
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
};

/** Who I am. A guest gets a name in the page's language. */
export const makeMe = () => json<Me>('POST', '/api/me', { lang: settings.language } satisfies NewPerson);
export const rename = (body: Rename) => json<Me>('PATCH', '/api/me', body);
export const linkDevice = () => json<LinkCode>('POST', '/api/me/link');
export const claim = (body: Claim) => json<Me>('POST', '/api/me/claim', body);
export const pushKey = () => json<PushKey>('GET', '/api/me/devices/key');
export const addDevice = (body: Device) => json<Registered>('POST', '/api/me/devices', body);
export const dropDevice = (id: string) => ask('DELETE', `/api/me/devices/${id}`);
export const forgetMe = () => ask('DELETE', '/api/me');

export const loadGames = (lang: Language) => json<GameInfo[]>('GET', `/api/games?${query({ lang })}`);
/** The bots meant for people, weakest first: only those with names of their own, if there are any. */
export async function loadBots(): Promise<BotInfo[]> {
  const bots = await json<BotInfo[]>('GET', '/api/bots');
  const people = bots.filter((bot) => bot.rank);
  const meant = people.length ? people : bots.filter((bot) => bot.for_people);
  return meant.length ? meant : bots;
}
export const loadLevels = async (): Promise<string[]> => (await loadBots()).map((bot) => bot.level);
export const loadLobby = () => json<Lobby>('GET', '/api/lobby');
export const dropTable = (id: string) => ask('DELETE', `/api/me/tables/${id}`);
export const dropFinished = () => ask('DELETE', '/api/me/tables');
export const loadTexts = async (game: string, lang: Language) =>
  (await ask('GET', `/api/games/${game}/texts?${query({ lang })}`)).text();
export const loadRules = async (game: string, lang: Language) =>
  (await ask('GET', `/api/games/${game}/rules?${query({ lang })}`)).text();

export const loadSummary = async (game: string, lang: Language) =>
  (await ask('GET', `/api/games/${game}/summary?${query({ lang })}`)).text();
export const loadLesson = (game: string, lang: Language) => json<Lesson>('GET', `/api/games/${game}/lesson?${query({ lang })}`);

export const loadPuzzle = (game: string, date: string) => json<Puzzle>('GET', `/api/games/${game}/puzzle?${query({ date })}`);
export const tryPuzzle = (game: string, number: number, body: Try) =>
  json<PuzzleAnswer>('POST', `/api/games/${game}/puzzles/${number}/try`, body);

/** Send a message to a table without a socket: as who I am now, not who I was when the page joined. */
export const act = (id: string, body: ClientMessage) => ask('POST', `/api/tables/${id}/do`, body);
export const openTable = (body: NewTable) => json<OpenedTable>('POST', '/api/tables', body);
// We ask for tables as data only; sentences are made here, from the catalogues.
export const loadTable = (id: string, seat: number | null = null) =>
  json<Welcome>('GET', `/api/tables/${id}?${query({ seat, since: -1 })}`);
export const loadReplay = (id: string, ply: number | null, seat: number | null) =>
  json<Replay>('GET', `/api/tables/${id}/replay?${query({ ply, seat })}`);
export const fork = (id: string, body: Fork) => json<OpenedTable>('POST', `/api/tables/${id}/fork`, body);
export const loadFile = (file: Blob, redraw: boolean) =>
  json<OpenedTable>('POST', `/api/files?${query({ redraw: redraw ? 'true' : null })}`, file);
export const filePath = (id: string) => `/api/tables/${id}/file`;
/** Download the whole table as a file. */
export async function saveFile(id: string): Promise<void> {
  const url = URL.createObjectURL(await (await ask('GET', filePath(id))).blob());
  Object.assign(document.createElement('a'), { href: url, download: `kassen-${id}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export const follow = (id: string, since: number, seat: number | null) =>
  connect(`/api/tables/${id}/socket?${query({ since, seat })}`);

/** Ever better analyses of a finished table, as they arrive. */
export async function lookBack(
  id: string,
  lang: Language,
  show: (picture: LookedBack) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await ask('GET', `/api/tables/${id}/analysis?${query({ lang })}`, undefined, signal);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const lines = new Lines();
  for (;;) {
    const { done, value } = await reader.read();
    for (const line of lines.add(value ?? '')) {
      const said = JSON.parse(line) as LookedBack | Problem;
      if ('why' in said) throw new Refusal(said);
      show(said);
    }
    if (done) return;
  }
}
