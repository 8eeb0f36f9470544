// Service worker of the site and of notifications (docs/decisions/0089). It keeps one page, the one that says that there
// is no connection, and answers nothing else: every other request goes to the network as if it were not here.
// The more specific worker of inspections (inspection-worker.js) stays in charge of its own pages.
// Named by what it keeps, so that a changed page makes a new worker: lib/app/appWorker.test.ts says how.
const CACHE = 'app-36f8b7fc';
const OFFLINE = '/offline.html';
const SCRIPT = '/offline.js';

self.addEventListener('install', (event) => {
  const store = async () =>
    (await caches.open(CACHE)).addAll([OFFLINE, SCRIPT].map((path) => new Request(path, { cache: 'reload' })));
  event.waitUntil(store().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const begin = async () => {
    const old = (await caches.keys()).filter((name) => /^app(?:-|$)/.test(name) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.registration.navigationPreload?.enable();
  };
  event.waitUntil(begin());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (new URL(request.url).pathname === SCRIPT) {
    const stored = async () => (await caches.match(SCRIPT, { cacheName: CACHE })) ?? fetch(request);
    event.respondWith(stored());
    return;
  }
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  const answer = async () => {
    try {
      return (await event.preloadResponse) ?? (await fetch(request));
    } catch (error) {
      const offline = await caches.match(OFFLINE, { cacheName: CACHE });
      if (offline) return offline;
      throw error;
    }
  };
  event.respondWith(answer());
});

self.addEventListener('push', (event) => {
  const { title = 'Belong', link = '', unread = 0 } = event.data?.json() ?? {};
  const show = async () => {
    await self.registration.showNotification(title, {
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      tag: link || title,
      data: { link },
    });
    // News that is no message has no number.
    await self.navigator.setAppBadge?.(...(unread > 0 ? [unread] : [])).catch(() => undefined);
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const wanted = new URL(event.notification.data?.link || '/accounts', self.location.origin);
  const url = wanted.origin === self.location.origin ? wanted.href : `${self.location.origin}/accounts`;
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window' });
    const known = windows.find((each) => each.url === url);
    return known ? known.focus() : self.clients.openWindow(url);
  };
  event.waitUntil(open());
});
