// Service worker of the pages that open without a connection: inspections, move-out inspections, and a Pro’s job. Each
// registers it for its own addresses.
// Pages come from the network while there is one; what a build named never changes and comes from the cache.
const CACHE = 'inspections';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fromNetwork(request));
  else if (url.pathname.startsWith('/_next/static/')) event.respondWith(fromCache(request));
});

async function fromNetwork(request) {
  try {
    const response = await fetch(request);
    await store(request, response);
    return response;
  } catch (error) {
    const cached = await caches.match(request, { cacheName: CACHE, ignoreSearch: true, ignoreVary: true });
    if (cached) return cached;
    throw error;
  }
}

async function fromCache(request) {
  const cached = await caches.match(request, { cacheName: CACHE, ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  await store(request, response);
  return response;
}

// A phone without room left still shows what came from the network.
async function store(request, response) {
  if (!response.ok) return;
  try {
    await (await caches.open(CACHE)).put(request, response.clone());
  } catch {}
}
