import { Logger, type LogLevel, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Services } from '@/server/context';
import { closeUnanswered, openDb, types, UNLIMITED } from '@/server/db/client';
import { env } from '@/server/env';
import type { Job, WorkerTools } from '@/server/jobs/job';
import { openAnalytics } from '@/server/providers/analytics/openAnalytics';
import { openMail } from '@/server/providers/mail/openMail';
import { observedMail } from '@/server/telemetry/providers';
import { jobs } from './registry';
import { tracedTasks } from './tracedTasks';

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const satisfies Record<
  LogLevel,
  string
>;

/** The queue says something about each job: a line for anyone who looks for it. */
const queueLogger = ({ log }: Services) =>
  new Logger(() => (level, message) => log[LEVELS[level]]({ component: 'queue' }, message));

/**
 * The queue’s own statements take milliseconds; this is for a database that answers nothing. A connection has as long: the
 * queue asks once which tasks it has, and takes no job ever after where that fails.
 */
const QUEUE_LIMIT_MS = 60_000;

const tasksOf = (all: Job[], services: Services, tools: WorkerTools): TaskList =>
  Object.fromEntries(
    [...Map.groupBy(all, ({ task }) => task)].map(([task, taken]) => [
      task,
      async (payload: unknown) => {
        for (const { run } of taken) await run(services, payload, tools);
      },
    ]),
  );

const scheduleOf = (all: Job[]) =>
  all.flatMap(({ task, cron }) => (cron ? [{ task, match: cron, identifier: task }] : []));

/** Of one process; each holds one connection at a time, and one for each row that it works on at once. */
export const JOBS_AT_ONCE = 4;

/** Starts taking jobs. The queue keeps its own owner connections; handlers work through the application role. */
export async function startWorker(services: Services, url: string): Promise<Runner> {
  const openOwnerPool = (config: pg.PoolConfig) => {
    const opened = new pg.Pool({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      query_timeout: QUEUE_LIMIT_MS,
      options: UNLIMITED,
      ...config,
    });
    opened.on('error', (error) => services.log.warn({ err: error }, 'queue connection lost'));
    // Each client needs its own listener too, or a database restart would end the process.
    opened.on('connect', (client) => {
      client.on('error', () => undefined);
      closeUnanswered(client);
    });
    return opened;
  };
  // The queue reads its own numbers as text; jobs read money.
  const pool = openOwnerPool({ max: 5, connectionTimeoutMillis: QUEUE_LIMIT_MS });
  const ownerPool = openOwnerPool({ max: JOBS_AT_ONCE, types });
  const tools: WorkerTools = {
    mail: observedMail(openMail(env())),
    analyticsVendor: openAnalytics(env()),
    owner: openDb(ownerPool),
    ownerUrl: url,
  };
  const runner = await run({
    pgPool: pool,
    concurrency: JOBS_AT_ONCE,
    logger: queueLogger(services),
    noHandleSignals: true,
    noPreparedStatements: false,
    taskList: tracedTasks(tasksOf(jobs, services, tools)),
    parsedCronItems: parseCronItems(scheduleOf(jobs)),
  });
  runner.events.on('stop', () => void Promise.all([pool.end(), ownerPool.end()]));
  runner.promise.catch((error) => services.log.error({ err: error }, 'worker stopped'));
  return runner;
}
