// Two processes: what one has changed, the other no longer answers from memory.
import { afterEach, expect, test } from 'vitest';
import { host } from '@/server/host/host';
import { type EventBus, openEventBus } from '@/server/live/events';
import { removeFiles } from '@/server/modules/account/documents/jobs';
import { findPicture } from '@/server/modules/content/media';
import { testApi } from '@/tests/support/api';
import { followCacheChanges } from './cacheChanges';

const api = testApi();
const purge = host.purgePages;
afterEach(() => {
  host.purgePages = purge;
});

/** What is heard on a bus, from the moment it listens on. */
async function listener(events: EventBus) {
  const heard: (string | null)[] = [];
  let wake = () => {};
  events.onCacheChange((change) => {
    heard.push(change);
    wake();
  });
  const until = async (change: string | null) => {
    while (!heard.includes(change)) await new Promise<void>((resolve) => (wake = resolve));
  };
  await until(null);
  return until;
}

/** Listens as another process does. */
async function anotherProcess() {
  const events = openEventBus(api.url);
  return { until: await listener(events), close: () => events.close() };
}

const PICTURE = 'ab'.repeat(16);
const storePicture = () =>
  api.rows(
    "insert into media (id, mime, bytes, width, height, dominant, thumbhash) values ($1, 'image/webp', 1, 1, 1, '#000000', 'x')",
    [PICTURE],
  );
const picture = () => findPicture(api.services.db, PICTURE);

test('a picture that one process removes is gone from the memory of all', async () => {
  await storePicture();
  const stop = followCacheChanges(api.services);
  const here = await listener(api.services.events);
  const other = await anotherProcess();
  expect(await picture()).toBeDefined();
  await api.rows('delete from media where id = $1', [PICTURE]);
  expect(await picture()).toBeDefined();
  // Removed by a process that shares nothing with this one but the database.
  await api.rows('select pg_notify($1, $2)', ['belong_caches', `picture:${PICTURE}`]);
  await here(`picture:${PICTURE}`);
  expect(await picture()).toBeUndefined();

  await removeFiles(api.services, { keys: [`media/ab/${PICTURE}/master.webp`] });
  await other.until(`picture:${PICTURE}`);
  await other.close();
  stop();
});

test('drops a picture that was removed during a lost connection', async () => {
  await storePicture();
  expect(await picture()).toBeDefined();
  await api.rows('delete from media where id = $1', [PICTURE]);
  const stop = followCacheChanges(api.services);
  await listener(api.services.events);
  expect(await picture()).toBeUndefined();
  stop();
});

test('what is published in one process empties the page caches of all', async () => {
  const other = await anotherProcess();
  const stop = followCacheChanges(api.services);
  await listener(api.services.events);
  await host.announcePurge?.();
  await other.until('pages');
  const emptied = Promise.withResolvers<void>();
  host.purgePages = () => emptied.resolve();
  await api.rows("select pg_notify('belong_caches', 'pages')");
  await emptied.promise;
  await other.close();
  stop();
});
