/** How the page speaks to the house: by HTTP and a socket to a server. A page without a server has another one (tab/transport.ts);
 *  which of them is built in is said by `#transport` in package.json. */

/** What the page uses of a WebSocket. */
export interface Wire {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** No server: nobody else can come to a table, and everything is kept by this browser. */
export const ALONE: boolean = false;
/** Where a page without a server sends those who want to play with friends; none was named when it was built. */
export const SERVER: string = '';

/** How far the house has come, 0 to 1; a server is there already. */
export const loading: { readonly share: number | null } = { share: null };
/** A newer version of the page that waits to be asked for; a server's page is always new. */
export const offline: { readonly waiting: unknown; takeOver: () => void } = { waiting: null, takeOver: () => undefined };

/** Where a page of ours is: its address as a link. */
export const linkTo = (path: string): string => path;
/** The page that is open, as `linkTo` would be given it. */
export const pathNow = (): string => location.pathname + location.search + location.hash;

export const ask = (method: string, path: string, init: RequestInit = {}): Promise<Response> => fetch(path, { method, ...init });

/** Which game is played at a table, where that is known before it is asked. */
export const gameAt = (_table: string): Promise<string | undefined> => Promise.resolve(undefined);

export function connect(path: string): Wire {
  const url = new URL(path, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url) as unknown as Wire;
}
