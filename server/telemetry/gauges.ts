// Values read for a metrics request: the queue, the pool, the last backup.
import { metrics } from '@opentelemetry/api';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { DB } from '@/server/db/types';
import { isTelemetryOn, record } from './instruments';

/** Measures how long each connection was waited for, and how many are open and waited for. */
export function measurePool(pool: pg.Pool): void {
  if (!isTelemetryOn()) return;
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const measured = async () => {
    const started = performance.now();
    const client = await connect();
    record('poolWaits', performance.now() - started, {});
    return client;
  };
  Object.assign(pool, { connect: measured });
  const gauge = metrics.getMeter('belong').createObservableGauge('belong.pool.connections', {
    description: 'Connections of the pool, by state',
  });
  gauge.addCallback((result) => {
    result.observe(pool.idleCount, { state: 'idle' });
    result.observe(pool.totalCount - pool.idleCount, { state: 'used' });
    result.observe(pool.waitingCount, { state: 'waited for' });
  });
}

export interface QueueState {
  task: string;
  waiting: number;
  oldestSeconds: number;
  failing: number;
  dead: number;
}

/** Each kind of job that waits: how many are due, how old the oldest is, how many have failed or were given up. */
export async function queueState(db: Kysely<DB>): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`select task, waiting, oldest_seconds as "oldestSeconds", failing, dead
    from app.queue_state() order by oldest_seconds desc, task`.execute(db);
  return rows;
}

/** Measures the queue and the age of the last backup whenever metrics are read. */
export function observeQueue(db: Kysely<DB>): void {
  if (!isTelemetryOn()) return;
  const meter = metrics.getMeter('belong');
  const gauge = (name: string, description: string, unit?: string) =>
    meter.createObservableGauge(name, { description, ...(unit && { unit }) });
  const waiting = gauge('belong.queue.waiting', 'Jobs that are due, by task');
  const oldest = gauge('belong.queue.oldest.seconds', 'Age of the oldest job that is due, by task', 's');
  const dead = gauge('belong.queue.dead', 'Jobs that were given up, by task');
  const backup = gauge('belong.backup.age.seconds', 'Time since the last backup that succeeded', 's');
  const drill = gauge('belong.drill.age.seconds', 'Time since the last restore drill that succeeded', 's');
  meter.addBatchObservableCallback(
    async (result) => {
      for (const state of await queueState(db)) {
        result.observe(waiting, state.waiting, { task: state.task });
        result.observe(oldest, state.oldestSeconds, { task: state.task });
        result.observe(dead, state.dead, { task: state.task });
      }
      const { rows } = await sql<{ kind: string; age: number }>`select kind, age from app.backup_ages()`.execute(db);
      for (const { kind, age } of rows) result.observe(kind === 'drill' ? drill : backup, age);
    },
    [waiting, oldest, dead, backup, drill],
  );
}
