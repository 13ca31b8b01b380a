/** How the page speaks to the house: with a server, by HTTP and a socket. A page without a server uses tab/transport.ts instead;
 *  `#transport` in package.json says which is built in. */

/** The part of WebSocket that the page uses. */
export interface Wire {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** True without a server: nobody else can come to a table, and this browser stores everything. */
export const ALONE: boolean = false;
/** The server that a page without one offers for playing with friends; empty if none was named when it was built. */
export const SERVER: string = '';

/** How far the house has loaded, 0 to 1; null here, since a server is already there. */
export const loading: { readonly share: number | null } = { share: null };
/** A newer version of the page, waiting to be accepted; null here, since a server's page is always the newest. */
export const offline: { readonly waiting: unknown; takeOver: () => void } = { waiting: null, takeOver: () => undefined };

/** The link to a page of ours. */
export const linkTo = (path: string): string => path;
/** The open page, in the form that `linkTo` takes. */
export const pathNow = (): string => location.pathname + location.search + location.hash;

export const ask = (method: string, path: string, init: RequestInit = {}): Promise<Response> => fetch(path, { method, ...init });

/** The game played at a table, if known without asking. */
export const gameAt = (_table: string): Promise<string | undefined> => Promise.resolve(undefined);

export function connect(path: string): Wire {
  const url = new URL(path, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url) as unknown as Wire;
}
