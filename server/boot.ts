import { appServices, closeContainer } from './container';
import type { Services } from './context';
import { openDb, openPool } from './db/client';
import { prepareDatabase } from './db/prepare';
import { requiredDatabase } from './db/urls';
import { refuseDemoAccounts } from './demoAccounts';
import { env } from './env';
import { host } from './host/host';
import { followCacheChanges } from './jobs/cacheChanges';
import { ROWS_AT_ONCE } from './jobs/forEachRow';
import { openPageVariants } from './modules/platform/flags/pages';
import { observeQueue } from './telemetry/gauges';
import { traceStatement } from './telemetry/spans';
import { startTelemetry } from './telemetry/telemetry';
import { testHooks } from './testHooks';
import { JOBS_AT_ONCE, startWorker } from './worker/worker';

/** Connections of their own for the jobs of a process that also answers requests: neither waits for the other's. */
function openJobDb({ app: url, pooled }: ReturnType<typeof requiredDatabase>, { log }: Services) {
  const onError = (err: Error) => log.warn({ err }, 'database connection of jobs lost');
  const pool = openPool({ url, pooled, max: JOBS_AT_ONCE + ROWS_AT_ONCE, onError });
  return { db: openDb(pool, traceStatement), close: () => pool.end() };
}

/** Brings the API up inside a process: schema, services, worker. Answers how to stop it again. */
export async function boot(): Promise<() => Promise<void>> {
  const { CONSENT, SITE_URL, WORKER } = env();
  const urls = requiredDatabase(env());
  const telemetry = await startTelemetry(env());
  await prepareDatabase(urls);
  const services = await appServices();
  await refuseDemoAccounts(services.db, env());
  followCacheChanges(services);
  host.variants = openPageVariants(services.flags, {
    consent: CONSENT,
    isSecure: SITE_URL.startsWith('https://'),
  });
  observeQueue(services.db);
  const jobs = WORKER === 'inline' ? openJobDb(urls, services) : undefined;
  const forJobs = testHooks()?.(services).services ?? services;
  const worker = jobs && (await startWorker({ ...forJobs, db: jobs.db }, urls.owner));
  const shutdown = async () => {
    await worker?.stop();
    await jobs?.close();
    await closeContainer();
    await telemetry?.stop();
  };
  host.shutdown = shutdown;
  return shutdown;
}
