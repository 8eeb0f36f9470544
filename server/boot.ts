import { appServices, closeContainer } from './container';
import { migrateToLatest } from './db/migrate';
import { refuseDemoAccounts } from './demoAccounts';
import { env } from './env';
import { host } from './host/host';
import { followCacheChanges } from './jobs/cacheChanges';
import { startWorker } from './jobs/worker';
import { openPageVariants } from './modules/flags/pages/service';

/** Brings the API up inside a process: schema, services, worker. Answers how to stop it again. */
export async function boot(): Promise<() => Promise<void>> {
  const { DATABASE_URL, DATABASE_OWNER_URL, WORKER, CONSENT, SITE_URL } = env();
  const owner = DATABASE_OWNER_URL ?? DATABASE_URL;
  if (!owner) throw new Error('There is no database: start with npm start, or set DATABASE_URL');
  await migrateToLatest(owner);
  const services = await appServices();
  await refuseDemoAccounts(services.db, env());
  followCacheChanges(services);
  host.variants = openPageVariants(services.flags, {
    consent: CONSENT,
    isSecure: SITE_URL.startsWith('https://'),
  });
  const worker = WORKER === 'inline' ? await startWorker(services, owner) : undefined;
  const shutdown = async () => {
    await worker?.stop();
    await closeContainer();
  };
  host.shutdown = shutdown;
  return shutdown;
}
