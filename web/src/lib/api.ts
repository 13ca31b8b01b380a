/** HTTP: one function a route of docs/server.md. */
import type {
  BotInfo, Claim, Fork, GameInfo, Lesson, LinkCode, Lobby, Me, NewPerson, NewTable, Opened, Problem, Rename, Replay, Welcome,
} from './wire.gen.ts'; // prettier-ignore
import type { Language } from './texts.ts';

/** The server refused; `problemOf` (words.svelte.ts) tells the person why. Any other error: it could not be reached. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.error);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const json =
    body === undefined
      ? {}
      : body instanceof Blob
        ? { body }
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, { method, ...json });
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw problem?.why ? new Refusal(problem) : new Error(response.statusText); // something between us and the server answered
}

const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await (await ask(method, path, body)).json()) as T;

const query = (words: Record<string, string | number | null | undefined>): string => {
  const given = Object.entries(words).filter(([, value]) => value !== null && value !== undefined);
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
};

export const makeMe = (body: NewPerson = {}) => json<Me>('POST', '/api/me', body);
export const rename = (body: Rename) => json<Me>('PATCH', '/api/me', body);
export const linkDevice = () => json<LinkCode>('POST', '/api/me/link');
export const claim = (body: Claim) => json<Me>('POST', '/api/me/claim', body);
export const forgetMe = () => ask('DELETE', '/api/me');

export const loadGames = (lang: Language) => json<GameInfo[]>('GET', `/api/games?${query({ lang })}`);
/** The levels of bots that are meant for people, weakest first. */
export async function loadLevels(): Promise<string[]> {
  const bots = await json<BotInfo[]>('GET', '/api/bots');
  const meant = bots.filter((bot) => bot.for_people);
  return (meant.length ? meant : bots).map((bot) => bot.level);
}
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

export const openTable = (body: NewTable) => json<Opened>('POST', '/api/tables', body);
// Of tables we ask for data only: the sentences are made here, from the catalogues.
export const loadTable = (id: string, seat: number | null = null) =>
  json<Welcome>('GET', `/api/tables/${id}?${query({ seat, since: -1 })}`);
export const loadReplay = (id: string, ply: number | null, seat: number | null) =>
  json<Replay>('GET', `/api/tables/${id}/replay?${query({ ply, seat })}`);
export const fork = (id: string, body: Fork) => json<Opened>('POST', `/api/tables/${id}/fork`, body);
export const loadFile = (file: Blob) => json<Opened>('POST', '/api/files', file);
export const filePath = (id: string) => `/api/tables/${id}/file`;

export function socketUrl(id: string, since: number, seat: number | null): string {
  const url = new URL(`/api/tables/${id}/socket?${query({ since, seat })}`, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}
