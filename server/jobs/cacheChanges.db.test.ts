// Two processes: what one has changed, the other no longer answers from memory.
import { afterEach, expect, test } from 'vitest';
import { host } from '@/server/host/host';
import { openEventBus } from '@/server/live/events';
import { removeFiles } from '@/server/modules/documents/jobs';
import { findPicture } from '@/server/modules/media/service';
import { testApi } from '@/tests/support/api';
import { followCacheChanges } from './cacheChanges';

const api = testApi();
const purge = host.purgePages;
afterEach(() => {
  host.purgePages = purge;
});

/** Listens as another process does; answers once it hears of something after it began. */
async function anotherProcess() {
  const events = openEventBus(api.url);
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
  return { until, close: () => events.close() };
}

test('a picture that one process removes is gone from the memory of all', async () => {
  const id = 'ab'.repeat(16);
  await api.rows(
    "insert into media (id, mime, bytes, width, height, dominant, thumbhash) values ($1, 'image/webp', 1, 1, 1, '#000000', 'x')",
    [id],
  );
  const forgotten = Promise.withResolvers<void>();
  const stop = followCacheChanges(api.services);
  const other = await anotherProcess();
  expect(await findPicture(api.services.db, id)).toBeDefined();
  await api.rows('delete from media where id = $1', [id]);
  expect(await findPicture(api.services.db, id)).toBeDefined();
  // Removed by a process that shares nothing with this one but the database.
  await api.rows('select pg_notify($1, $2)', ['belong_caches', `picture:${id}`]);
  api.services.events.onCacheChange((change) => change && forgotten.resolve());
  await api.rows('select pg_notify($1, $2)', ['belong_caches', `picture:${id}`]);
  await forgotten.promise;
  expect(await findPicture(api.services.db, id)).toBeUndefined();

  await removeFiles(api.services, { keys: [`media/ab/${id}/master.webp`] });
  await other.until(`picture:${id}`);
  await other.close();
  stop();
});

test('what is published in one process empties the page caches of all', async () => {
  const other = await anotherProcess();
  const stop = followCacheChanges(api.services);
  await host.announcePurge?.();
  await other.until('pages');
  const emptied = Promise.withResolvers<void>();
  host.purgePages = () => emptied.resolve();
  await api.rows("select pg_notify('belong_caches', 'pages')");
  await emptied.promise;
  await other.close();
  stop();
});
