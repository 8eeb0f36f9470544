// From nothing to a site that answers: the steps of `npm start` and `npm run dev`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isLoopback } from '../../server/bootCheck.ts';
import { databaseUrls } from '../../server/db/urls.ts';
import { CliError } from '../../server/host/cliError.ts';
import { startEmbeddedPostgres } from '../../server/host/database/embeddedPostgres.ts';
import { type Lifecycle, lifecycle } from '../../server/host/lifecycle.ts';
import { assertPortFree } from '../../server/host/port.ts';
import { serve } from '../../server/host/serve.ts';
import { buildIfNeeded } from '../build.ts';
import { databaseState } from '../db/databaseState.ts';
import { demoLogins, demoPassword } from './demoLogins.ts';
import { formatStep, seconds } from './progress.ts';
import { bootableSettings, root, settings, wantsDemo } from './settings.ts';

export async function runSite({ dev }: { dev: boolean }): Promise<void> {
  const alive = lifecycle();
  try {
    await startSite(dev, alive);
  } catch (error) {
    await alive.fail(error);
  }
}

async function startSite(dev: boolean, alive: Lifecycle): Promise<void> {
  const env = dev ? settings() : bootableSettings();
  await assertPortFree(env.PORT, env.HOST);
  // Keeps the URL and demo logins as the last lines, instead of a line for each request and job.
  const isTrial = process.stdout.isTTY || wantsDemo(env);
  if (isTrial && isLoopback(env.HOST)) process.env.LOG_LEVEL ??= 'warn';
  // The consumer API is elsewhere then, and so are its data.
  const showsDemo = env.CONSUMER_API_URL ? false : await startDatabase(env, alive);
  process.env.SHOWS_DEMO_DATA ??= showsDemo ? '1' : '0';
  if (!dev) await buildIfNeeded();
  const began = performance.now();
  process.env.SITE_URL ??= `http://localhost:${env.PORT}`;
  if (dev && !env.LOCAL_LOGIN_ISSUER) await startLoginProvider(process.env.SITE_URL, alive);
  const site = await serve({
    port: env.PORT,
    host: env.HOST,
    dev,
    trustProxy: env.TRUST_PROXY,
    cachesPages: env.PAGE_CACHE,
  });
  // A balancer that stops us politely gets a second to see that we are no longer ready; a person at a terminal waits for nothing.
  alive.onEnd((why) => site.close({ listenOn: why === 'SIGTERM' && !dev ? 1_000 : 0 }));
  formatStep('site started', performance.now() - began);
  printUrls(site.url, { dev, showsDemo });
}

/** Something to log in elsewhere with, while one works on the site. */
async function startLoginProvider(siteUrl: string, alive: Lifecycle): Promise<void> {
  const { startLocalLoginProvider: startLocalProvider } = await import('./localLoginProvider.ts');
  const provider = await startLocalProvider(siteUrl);
  alive.onEnd(provider.stop);
  process.env.LOCAL_LOGIN_ISSUER = provider.issuer;
}

async function startDatabase(env: ReturnType<typeof settings>, alive: Lifecycle): Promise<boolean> {
  process.env.DATA_DIR = env.DATA_DIR;
  const demo = wantsDemo(env);
  if (!env.DATABASE_URL) {
    const database = await startEmbeddedPostgres({
      dataDir: env.DATA_DIR,
      onStep: formatStep,
      onLost: (reason) => void alive.fail(new CliError(reason)),
    });
    alive.onEnd(database.stop);
    process.env.DATABASE_URL = database.url;
  }
  const url = databaseUrls(settings())?.owner ?? '';
  const { migrated, seeded } = await databaseState(url);
  if (!migrated || (demo && !seeded)) await prepare(demo);
  return demo || seeded;
}

/** Migrates and seeds in a process of its own, so that a start with nothing to do never loads that code. */
async function prepare(demo: boolean): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/db.ts', 'prepare'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, SEED: demo ? 'demo' : 'none' },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new CliError('The database could not be prepared.');
}

function printUrls(url: string, { dev, showsDemo }: { dev: boolean; showsDemo: boolean }): void {
  console.log(`\n  Belong is at ${url}  (ready in ${seconds(process.uptime() * 1_000)}, Ctrl-C stops it)`);
  if (dev) console.log(`  The emails and texts it would send: ${url}/dev/outbox`);
  if (!showsDemo) return;
  const logins = demoLogins.map(({ role, email, finds }) => `    ${role.padEnd(10)} ${email.padEnd(23)} ${finds}`);
  console.log(`\n  Demo people to log in as, each with the password ${demoPassword}:\n${logins.join('\n')}`);
}
