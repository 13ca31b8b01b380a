/* The service worker: this version of the page, kept for when there is no network. VERSION and FILES (name → digest) stand above,
   written by the build. A new version waits until the person asks for it. */
const SCOPE = new URL('./', self.location.href);
const CACHE = `kassen ${SCOPE.pathname} ${VERSION}`;
const isOurs = (cache) => cache.startsWith('kassen ') && cache.split(' ')[1] === SCOPE.pathname;

// A file is kept under the address it is asked for by: there, too, the browser keeps the code it has compiled from it.
const urlOf = (name) => new URL(name, SCOPE).href;
const nameOf = (url) => decodeURIComponent(url.pathname.slice(SCOPE.pathname.length)) || 'index.html';

async function isRight(name, response) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.startsWith(FILES[name]);
}

/** Of this version: from another one that has the same, from what the browser has just loaded, from the network. */
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
  await cache.put(urlOf(name), response.clone()).catch(() => undefined); // no room: then from the network, next time too
  return (await cache.match(urlOf(name))) ?? response; // only what comes from there is compiled once
}

async function keepAll() {
  const kept = new Set((await (await caches.open(CACHE)).keys()).map(({ url }) => url));
  await Promise.all(Object.keys(FILES).filter((name) => !kept.has(urlOf(name))).map(keep)); // prettier-ignore
}

/** What only a page of the former version asks for. */
const former = async (request) => (await caches.match(request)) ?? fetch(request);

// The first version begins at once: what the page loads now is compiled for the next visit, too. It is asked to keep the rest when
// there is time. A newer one is offered when all of it is here.
self.addEventListener('install', (event) => {
  if (self.registration.active) event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const alone = (await self.clients.matchAll({ includeUncontrolled: true })).length < 2; // else another tab is of the old version
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
