/** The cache that public/inspection-worker.js reads. */
const CACHE = 'inspections';
const WORKER = '/inspection-worker.js';

/** Files of the build that a page names, in its tags or in its data. */
const buildFiles = (html: string) => new Set(html.match(/\/_next\/static\/[\w./~%[\]-]+\.(?:js|css|woff2)/g));

/** Makes the page of this address open without a connection; answers whether it does from now on. */
export async function storePageOffline(scope: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false;
  await navigator.serviceWorker.register(WORKER, { scope });
  const page = await fetch(window.location.pathname, { headers: { accept: 'text/html' } });
  if (!page.ok || page.redirected) return false;
  const cache = await caches.open(CACHE);
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/_next/static/'))
    .map(({ pathname }) => pathname);
  await cache.put(window.location.pathname, page.clone());
  await cache.addAll([...new Set([...buildFiles(await page.text()), ...loaded])]);
  return true;
}

/** Whether this page is answered without a connection: by the worker of inspections, not that of the app. */
export const isStoredOffline = (): boolean => navigator.serviceWorker?.controller?.scriptURL.endsWith(WORKER) ?? false;

/** Pages hold the name of who was signed in: they go when that person logs out. Notes that were not sent stay. */
export const removeOfflinePages = async () => 'caches' in window && window.caches.delete(CACHE);
