/** Which page an address means. Addresses are the server's (docs/server.md): /t/ID is an invitation. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table' | 'replay' | 'fair'; id: string }
  | { page: 'rules' | 'learn' | 'summary'; game: string }
  | { page: 'settings' }
  | { page: 'claim' }
  | { page: 'lost' };

export function parseRoute(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (rest.length) return { page: 'lost' };
  if (!first) return { page: 'home' };
  if (first === 'settings' && !second) return { page: 'settings' };
  if (first === 'me' && !second) return { page: 'claim' }; // the code is in the hash, which no log ever sees
  if (!second) return { page: 'lost' };
  switch (first) {
    case 't':
      return { page: 'table', id: second };
    case 'replay':
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

class Place {
  path = $state(location.pathname);
  hash = $state(location.hash);
  route = $derived(parseRoute(this.path));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('click', (event) => this.follow(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  /** Links inside the client need no new page. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return; // within the page: the browser's own work
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const place = new Place();
