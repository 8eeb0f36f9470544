import { appServices, closeContainer } from './container';
import { prepareDatabase } from './db/prepare';
import { requiredDatabase } from './db/urls';
import { refuseDemoAccounts } from './demoAccounts';
import { env } from './env';
import { observeQueue } from './telemetry/gauges';
import { startTelemetry } from './telemetry/telemetry';
import { startWorker } from './worker/worker';

/** The queue’s worker alone: `npm run worker`, beside a site with WORKER=off. */
export async function runWorker(): Promise<{ close: () => Promise<void> }> {
  const urls = requiredDatabase(env());
  const telemetry = await startTelemetry(env());
  await prepareDatabase(urls);
  const services = await appServices();
  await refuseDemoAccounts(services.db, env());
  observeQueue(services.db);
  const runner = await startWorker(services, urls.owner);
  return {
    close: async () => {
      await runner.stop();
      await closeContainer();
      await telemetry?.stop();
    },
  };
}
