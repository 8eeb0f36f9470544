// A database that answers nothing, or goes in the middle of a statement: the API says 503 and when to come back.
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createApp } from '@/server/app';
import { testApi } from '@/tests/support/api';
import { openDb, openPool } from './client';

const api = testApi();

/** Stands before the database: can hold back everything, as a stopped process does, or cut every connection. */
class Wire {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private readonly waiting: (() => void)[] = [];
  private frozen = false;
  private heldBack: () => void = () => undefined;

  constructor(target: URL) {
    this.server = createServer((client) => {
      const database = connect(Number(target.port), target.hostname);
      for (const [from, to] of [
        [client, database],
        [database, client],
      ] as const) {
        this.sockets.add(from);
        from.on('error', () => undefined);
        from.on('close', () => to.destroy());
        from.on('data', (bytes) => {
          if (!this.frozen) return void to.write(bytes);
          this.waiting.push(() => to.write(bytes));
          this.heldBack();
        });
      }
    });
  }

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  /** From now on nothing passes; resolves when something was held back. */
  freeze(): Promise<void> {
    this.frozen = true;
    return new Promise((resolve) => {
      this.heldBack = resolve;
    });
  }

  cut(): void {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }

  /** What was held back goes on its way. */
  thaw(): void {
    this.frozen = false;
    for (const send of this.waiting.splice(0)) send();
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}

let wire: Wire;
let app: ReturnType<typeof createApp>;
let db: ReturnType<typeof openDb>;

beforeAll(async () => {
  const url = new URL(api.url);
  wire = new Wire(new URL(api.url));
  const port = await wire.open();
  url.host = `127.0.0.1:${port}`;
  db = openDb(openPool({ url: url.href, max: 3, queryLimitMs: 2_000 }));
  app = createApp(() => ({ ...api.services, db }), { strict: false });
});
afterEach(() => wire.thaw());
afterAll(async () => {
  await db.destroy();
  wire.close();
});

const ask = (path: string, init: RequestInit = {}) =>
  app.fetch(new Request(`http://api.test${path}`, { headers: { sourcetype: 'Consumer' }, ...init }), {
    address: '203.0.113.9',
  });
const visit = {
  method: 'POST',
  headers: { sourcetype: 'Consumer', 'content-type': 'application/json' },
  body: JSON.stringify({
    trackingId: null,
    url: 'https://belong.test/homes',
    referrer: '',
    encodedPartnerKey: null,
    experiments: {},
  }),
};

const requests = [
  ['a read', '/homes', {}],
  ['a write in a transaction', '/sitevisit', visit],
] as const;

test.each(requests)(
  '%s on a frozen database is 503 with Retry-After, and works again afterwards',
  async (_, path, init) => {
    expect((await ask(path, init)).status).toBe(200);
    void wire.freeze();
    const response = await ask(path, init);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
    wire.thaw();
    expect((await ask(path, init)).status).toBe(200);
  },
);

test.each(requests)('returns 503 for %s when the database goes away during a statement', async (_, path, init) => {
  expect((await ask(path, init)).status).toBe(200);
  const held = wire.freeze();
  const answer = ask(path, init);
  await held;
  wire.cut();
  const response = await answer;
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
});

test('a new connection to a frozen database is given up too', async () => {
  wire.cut();
  void wire.freeze();
  expect((await ask('/homes')).status).toBe(503);
});
