/** Which page an address means. Addresses are the server's (docs/server.md): /t/ID is an invitation. */
import { linkTo, pathNow } from '#transport';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table' | 'replay' | 'analysis' | 'fair'; id: string }
  | { page: 'rules' | 'learn' | 'summary' | 'puzzle'; game: string }
  | { page: 'settings' }
  | { page: 'claim' }
  | { page: 'lost' };

export function parseRoute(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (rest.length) return { page: 'lost' };
  if (!first) return { page: 'home' };
  if (first === 'settings' && !second) return { page: 'settings' };
  if (first === 'me' && !second) return { page: 'claim' }; // the code is in the hash, which is never sent or logged
  if (first === 'puzzle') return { page: 'puzzle', game: second }; // none: the game of the day
  if (!second) return { page: 'lost' };
  switch (first) {
    case 't':
      return { page: 'table', id: second };
    case 'replay':
    case 'analysis':
    case 'fair':
      return { page: first, id: second };
    case 'new':
    case 'rules':
    case 'learn':
    case 'summary':
      return { page: first, game: second };
  }
  return { page: 'lost' };
}

/** An address that means "this machine", whoever follows it. */
export const isLoopback = (host: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

class Router {
  private now = $state.raw(new URL(pathNow(), location.origin));
  path = $derived(this.now.pathname);
  query = $derived(this.now.searchParams);
  hash = $derived(this.now.hash);
  route = $derived(parseRoute(this.path));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('click', (event) => this.follow(event));
  }

  go(path: string): void {
    history.pushState(null, '', linkTo(path));
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.now = new URL(pathNow(), location.origin);
  }

  /** Follow links within the client without loading a page. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return; // within the page: left to the browser, then `read`
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
