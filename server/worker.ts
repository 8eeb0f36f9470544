import { appServices, closeContainer } from './container';
import { migrateToLatest } from './db/migrate';
import { refuseDemoAccounts } from './demoAccounts';
import { env } from './env';
import { startWorker } from './jobs/worker';
import { observeQueue } from './telemetry/gauges';
import { startTelemetry } from './telemetry/telemetry';

/** The queue’s worker alone: `npm run worker`, beside a site with WORKER=off. */
export async function runWorker(): Promise<{ close: () => Promise<void> }> {
  const { DATABASE_URL, DATABASE_OWNER_URL } = env();
  const owner = DATABASE_OWNER_URL ?? DATABASE_URL;
  if (!owner) throw new Error('There is no database: set DATABASE_URL');
  const telemetry = await startTelemetry(env());
  await migrateToLatest(owner);
  const services = await appServices();
  await refuseDemoAccounts(services.db, env());
  observeQueue(services.db);
  const runner = await startWorker(services, owner);
  return {
    close: async () => {
      await runner.stop();
      await closeContainer();
      await telemetry?.stop();
    },
  };
}
