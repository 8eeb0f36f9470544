import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asSystem } from '@/server/db/client';
import { testApi } from '@/tests/support/api';
import { type EventBus, openEventBus, publishCacheChange } from './events';

const api = testApi();
let bus: EventBus;
let through: Socket[] = [];

const network = createServer((client) => {
  const { hostname, port } = new URL(api.url);
  const database = connect(Number(port), hostname);
  client.pipe(database).pipe(client);
  for (const socket of [client, database]) socket.on('error', () => undefined);
  client.on('close', () => database.destroy());
  through.push(client, database);
});

/** From now on nothing passes on the connections there are, and neither side gets an error. */
function forgetConnections(): void {
  for (const socket of through) socket.unpipe().resume();
  through = [];
}

beforeAll(async () => {
  await once(network.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(api.url);
  url.host = `127.0.0.1:${(network.address() as AddressInfo).port}`;
  bus = openEventBus(url.href, 50);
});
afterAll(async () => {
  await bus.close();
  network.close();
});

test('a connection that the network has forgotten is noticed: it listens again, and says that news may be missing', async () => {
  const heard: (string | null)[] = [];
  bus.onCacheChange((change) => heard.push(change));
  await vi.waitFor(() => expect(heard).toEqual([null]));
  forgetConnections();
  await asSystem(api.services.db, (db) => publishCacheChange(db, 'picture:1'));
  await vi.waitFor(() => expect(heard).toEqual([null, null]), 20_000);
  await asSystem(api.services.db, (db) => publishCacheChange(db, 'picture:2'));
  await vi.waitFor(() => expect(heard).toEqual([null, null, 'picture:2']));
});
