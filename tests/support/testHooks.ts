// What tests may steer in the process that serves the site to them: docs/decisions/0021.
import { Hono } from 'hono';
import { sql } from 'kysely';
import pg from 'pg';
import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { requiredDatabase } from '@/server/db/urls';
import { env } from '@/server/env';
import { resetRequestCounts } from '@/server/http/limits';
import { enqueue } from '@/server/jobs/queue';
import { createSession } from '@/server/modules/account/sessions';
import { findPrincipal, reseed } from './fixtures/principals';

const ACTIONS = ['throw', 'kill', 'off'] as const;
const Clock = z.strictObject({ now: z.iso.datetime() });
const Jobs = z.strictObject({ tasks: z.array(z.string().regex(/^\w+$/)).min(1).max(20) });
const Failpoint = z.strictObject({ name: z.string().min(1).max(80), action: z.enum(ACTIONS) });
const Principal = z.strictObject({ email: z.string(), state: z.enum(['live', 'revoked']).default('live') });

const reply = (body: object = {}, status = 200) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/**
 * Makes services steerable: a clock that can be set, and points at which the process fails on purpose. Services that are
 * given the same controls, such as those of requests and those of jobs, go by one clock.
 */
export function controllable(
  services: Services,
  steering: TestControls = { shift: 0, failpoints: new Map() },
): { services: Services; steering: TestControls } {
  const steered: Services = {
    ...services,
    clock: () => new Date(Date.now() + steering.shift),
    __failpoint: (name) => {
      const action = steering.failpoints.get(name);
      if (action === 'kill') process.kill(process.pid, 'SIGKILL');
      if (action === 'throw') throw new Error(`Failpoint ${name}`);
    },
  };
  return { services: steered, steering };
}

export interface TestControls {
  /** Milliseconds the clock is ahead. */
  shift: number;
  failpoints: Map<string, Exclude<(typeof ACTIONS)[number], 'off'>>;
  /** Lets jobs run by the moved clock, from the first time that it is moved. */
  releasing?: NodeJS.Timeout;
}

/** Jobs that wait for a moment until `now` run at once: the queue goes by the clock of the database. */
async function releaseJobs(ownerUrl: string, now: Date): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(
      `update graphile_worker._private_jobs set run_at = now() where run_at > now() and run_at <= $1 and locked_at is null and attempts = 0`,
      [now],
    );
  } finally {
    await client.end();
  }
}

/** The same from now on: a job that waits for a moment of the moved clock runs when that clock shows it. */
function keepReleasingJobs(ownerUrl: string, steering: TestControls): void {
  const release = () => releaseJobs(ownerUrl, new Date(Date.now() + steering.shift));
  if (steering.releasing) return;
  steering.releasing = setInterval(() => {
    if (steering.shift > 0) void release().catch(() => undefined);
  }, 1_000).unref();
}

/** `/__test/*`: seed again, clock, jobs, failpoints, fixed principals, in the database that its owner reaches. */
export function hookRoutes(
  services: Services,
  steering: TestControls,
  ownerUrl = () => requiredDatabase(env()).owner,
): Hono {
  const app = new Hono();
  app.post('/__test/reset', async () => {
    steering.shift = 0;
    steering.failpoints.clear();
    resetRequestCounts();
    await reseed(ownerUrl());
    return reply();
  });
  app.post('/__test/clock', async (context) => {
    const now = new Date(Clock.parse(await context.req.json()).now);
    steering.shift = now.getTime() - Date.now();
    await releaseJobs(ownerUrl(), now);
    keepReleasingJobs(ownerUrl(), steering);
    return reply();
  });
  app.post('/__test/jobs', async (context) => {
    const { tasks } = Jobs.parse(await context.req.json());
    await asSystem(services.db, async (db) => {
      for (const task of tasks) await enqueue(db, task, {});
    });
    return reply();
  });
  app.post('/__test/failpoint', async (context) => {
    const { name, action } = Failpoint.parse(await context.req.json());
    if (action === 'off') steering.failpoints.delete(name);
    else steering.failpoints.set(name, action);
    return reply();
  });
  app.post('/__test/session', async (context) => {
    const { email, state } = Principal.parse(await context.req.json());
    const found = await findPrincipal(services.db, email);
    if (!found) return reply({ message: `No principal ${email}`, code: 'notFound' }, 404);
    const visit = { address: null, device: 'A test', knownDevice: null, previousSession: null, guestToken: null };
    const grant = await asSystem(services.db, (db) =>
      createSession(services, db, found, 'password', visit, services.clock()),
    );
    if (state === 'revoked')
      await asSystem(services.db, (db) =>
        sql`update sessions set revoked_at = now(), revoked_reason = 'staff' where user_id = ${found.id}`.execute(db),
      );
    return reply({ token: grant.accessToken });
  });
  return app;
}
