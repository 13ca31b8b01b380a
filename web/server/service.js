// The service worker of a server's page. It shows notices when no page is open, and keeps the page, rules and lessons for when
// the server cannot be reached. The build writes VERSION and FILES (name → digest) above. While the server answers, its own
// page is used, which is the newest.
const CACHE = 'kassen';
const SAME_FOR_ALL = /^\/api\/(games|bots)/;
const keyOf = (name) => new URL(`/${name}?${FILES[name]}`, location.href).href;

async function keep() {
  const cache = await caches.open(CACHE);
  const known = new Set(Object.keys(FILES).map(keyOf));
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = Object.keys(FILES).filter((name) => !kept.has(keyOf(name)));
  await Promise.all(missing.map(async (name) => cache.put(keyOf(name), await fetch(`/${name}`, { cache: 'no-cache' }))));
  for (const url of kept) if (!known.has(url) && !SAME_FOR_ALL.test(new URL(url).pathname)) await cache.delete(url);
}
const kept = async (key) => (await (await caches.open(CACHE)).match(key)) ?? Response.error();

/** The server's answer or, if it cannot be reached, its last one. */
async function askFirst(request) {
  try {
    const response = await fetch(request);
    if (response.ok) await (await caches.open(CACHE)).put(request.url, response.clone());
    return response;
  } catch {
    return kept(request.url);
  }
}

addEventListener('install', (event) => event.waitUntil(keep().then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const name = url.pathname.slice(1);
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(keyOf('index.html'))));
  else if (FILES[name]) event.respondWith(kept(keyOf(name)).then((found) => (found.ok ? found : fetch(request))));
  else if (SAME_FOR_ALL.test(url.pathname)) event.respondWith(askFirst(request));
});

// Show what the server sends; a click leads to the table that waits.
addEventListener('push', (event) => {
  const { title = 'Kassen', body = '' } = event.data?.json() ?? {};
  event.waitUntil(registration.showNotification(title, { body, icon: '/icon-turn.svg', tag: 'turn' }));
});

// A notice does not name the table, because its address is an invitation; the lobby, asked as me, tells which one waits.
const waiting = async () => {
  const lobby = await (await fetch('/api/lobby')).json();
  const card = lobby.mine.find((each) => each.my_turn);
  return card ? `/t/${card.id}` : '/';
};

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    waiting()
      .catch(() => '/')
      .then((path) => clients.openWindow(path)),
  );
});
