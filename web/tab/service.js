/* The service worker: this version of the page, kept for when there is no network. VERSION and FILES (name → digest) stand above,
   written by the build. A new version waits until the person asks for it. */
const SCOPE = new URL('./', self.location.href);
const CACHE = `kassen ${SCOPE.pathname}`;

const keyOf = (name) => new URL(`${name}?${FILES[name]}`, SCOPE).href; // what has not changed is not fetched again
const nameOf = (url) => decodeURIComponent(url.pathname.slice(SCOPE.pathname.length)) || 'index.html';

async function fetchRight(name) {
  const response = await fetch(new URL(name, SCOPE), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const bytes = await response.clone().arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (!hex.startsWith(FILES[name])) throw new Error(`${name} is of another version`);
  return new Response(bytes, { headers: response.headers });
}

async function keep(name) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(keyOf(name));
  if (kept) return kept;
  const response = await fetchRight(name);
  await cache.put(keyOf(name), response.clone()).catch(() => undefined); // no room: then from the network, next time too
  return response;
}

/** What only a page of the former version asks for. */
async function former(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(Object.keys(FILES).map(keep)));
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const cache = await caches.open(CACHE);
    const known = new Set(Object.keys(FILES).map(keyOf));
    const alone = (await self.clients.matchAll({ includeUncontrolled: true })).length < 2; // else another tab is of the old version
    if (alone) for (const request of await cache.keys()) if (!known.has(request.url)) await cache.delete(request);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== SCOPE.origin || !url.pathname.startsWith(SCOPE.pathname)) return;
  const name = nameOf(url);
  event.respondWith(FILES[name] ? keep(name) : former(event.request));
});
