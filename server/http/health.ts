import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Services } from '@/server/context';
import { host } from '@/server/host/host';

const reply = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** `/healthz`: the process runs. `/readyz`: it can also serve, with the database and the queue behind it. */
export function health(services: () => Services): Hono {
  const app = new Hono();
  app.get('/healthz', () => reply(200, { status: 'ok' }));
  app.get('/readyz', async () => {
    if (host.draining) return reply(503, { status: 'draining' });
    try {
      const { rows } = await sql<{ lag: number }>`select extract(epoch from app.queue_lag())::float8 as lag`.execute(
        services().db,
      );
      return reply(200, { status: 'ready', queueLagSeconds: Math.round(rows[0]?.lag ?? 0) });
    } catch {
      return reply(503, { status: 'database unavailable' });
    }
  });
  return app;
}
