import { appServices, closeContainer } from './container';
import { prepareDatabase } from './db/prepare';
import { requiredDatabase } from './db/urls';
import { refuseDemoAccounts } from './demoAccounts';
import { env } from './env';
import { host } from './host/host';
import { followCacheChanges } from './jobs/cacheChanges';
import { startWorker } from './jobs/worker';
import { openPageVariants } from './modules/flags/pages/service';
import { observeQueue } from './telemetry/gauges';
import { startTelemetry } from './telemetry/telemetry';

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
  const worker = WORKER === 'inline' ? await startWorker(services, urls.owner) : undefined;
  const shutdown = async () => {
    await worker?.stop();
    await closeContainer();
    await telemetry?.stop();
  };
  host.shutdown = shutdown;
  return shutdown;
}
