import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Services } from '@/server/context';
import { host } from '@/server/host/host';

const reply = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** So long an answer about the queue is good for everyone who asks: it costs more the longer the queue is. */
const REMEMBERED_MS = 1_000;

interface QueueLag {
  askedAt: number;
  seconds: Promise<number>;
}

async function readQueueLag({ db }: Services): Promise<number> {
  const { rows } = await sql<{ lag: number }>`select extract(epoch from app.queue_lag())::float8 as lag`.execute(db);
  return Math.round(rows[0]?.lag ?? 0);
}

/** `/healthz`: the process runs. `/readyz`: it can also serve, with the database and the queue behind it. */
export function health(services: () => Services): Hono {
  const app = new Hono();
  let lag: QueueLag | undefined;
  const queueLag = () => {
    const known = services();
    const now = known.clock().getTime();
    if (lag && Math.abs(now - lag.askedAt) < REMEMBERED_MS) return lag.seconds;
    lag = { askedAt: now, seconds: readQueueLag(known) };
    // A failure is not remembered: the next one asks again.
    lag.seconds.catch(() => {
      lag = undefined;
    });
    return lag.seconds;
  };
  app.get('/healthz', () => reply(200, { status: 'ok' }));
  app.get('/readyz', async () => {
    if (host.draining) return reply(503, { status: 'draining' });
    try {
      return reply(200, { status: 'ready', queueLagSeconds: await queueLag() });
    } catch {
      return reply(503, { status: 'database unavailable' });
    }
  });
  return app;
}
