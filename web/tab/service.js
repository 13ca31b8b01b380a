/* The service worker: keeps this version of the page for when there is no network. The build writes VERSION and FILES
   (name → digest) above. A new version waits until the person accepts it. */
const SCOPE = new URL('./', self.location.href);
const CACHE = `kassen ${SCOPE.pathname} ${VERSION}`;
const isOurs = (cache) => cache.startsWith('kassen ') && cache.split(' ')[1] === SCOPE.pathname;

// Files are cached under the address they are requested by, because there the browser also keeps the code compiled from them.
const urlOf = (name) => new URL(name, SCOPE).href;
const nameOf = (url) => decodeURIComponent(url.pathname.slice(SCOPE.pathname.length)) || 'index.html';

async function isRight(name, response) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.startsWith(FILES[name]);
}

/** Fetch a file of this version: from another version's cache if identical, from the HTTP cache, or from the network. */
async function fetchRight(name) {
  const url = urlOf(name);
  for (const ask of [() => caches.match(url), () => fetch(url), () => fetch(url, { cache: 'no-cache' })]) {
    const found = await ask();
    if (found?.ok && (await isRight(name, found.clone()))) return found.redirected ? new Response(found.body, found) : found;
  }
  throw new Error(`${name} is not of this version`);
}

async function keep(name) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(urlOf(name));
  if (kept) return kept;
  const response = await fetchRight(name);
  await cache.put(urlOf(name), response.clone()).catch(() => undefined); // no room: use the network, next time as well
  return (await cache.match(urlOf(name))) ?? response; // only code from the cache is compiled just once
}

async function keepAll() {
  const kept = new Set((await (await caches.open(CACHE)).keys()).map(({ url }) => url));
  await Promise.all(Object.keys(FILES).filter((name) => !kept.has(urlOf(name))).map(keep)); // prettier-ignore
}

/** Files that only a page of the former version asks for. */
const former = async (request) => (await caches.match(request)) ?? fetch(request);

// The first version is active at once, so that what the page loads now is already compiled for the next visit; the page asks it
// to keep the rest later. A newer version is offered once all of it is here.
self.addEventListener('install', (event) => {
  if (self.registration.active) event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const alone = (await self.clients.matchAll({ includeUncontrolled: true })).length < 2; // else a tab may use the old one
    if (alone) for (const cache of await caches.keys()) if (isOurs(cache) && cache !== CACHE) await caches.delete(cache);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('message', (event) => {
  if (event.data === 'keep all') event.waitUntil(keepAll());
  if (event.data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== SCOPE.origin || !url.pathname.startsWith(SCOPE.pathname)) return;
  const name = nameOf(url);
  event.respondWith(FILES[name] ? keep(name).catch(() => fetch(event.request)) : former(event.request));
});
