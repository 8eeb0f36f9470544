// `npm run test:e2e`: the build on a seeded database of its own, in a real browser. Arguments go to Playwright;
// `--processes=2` serves the site by two processes, and each request goes to either. `--empty` runs the journeys of
// tests/e2e/empty: the database has its tables and reference data and nothing else, as a start with SEED=none leaves it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fail } from '../server/host/cliError.ts';
import { buildIfNeeded } from './build.ts';
import { findBrowser } from './ci/browser.ts';
import { command } from './ci/command.ts';
import { asOwner, databaseUrl, startTestServer, templateOn } from './ci/database.ts';
import { chooseSeed } from './ci/seed.ts';
import { startTestSite } from './ci/site.ts';
import { step } from './lib/progress.ts';

const homes = '360';
const given = process.argv.slice(2);
const isEmpty = given.includes('--empty');
const processes = Number(/^--processes=(\d)$/m.exec(given.join('\n'))?.[1] ?? 1);
const closers: (() => Promise<void>)[] = [];

async function run(): Promise<number> {
  chooseSeed('npm run test:e2e');
  const browser = await findBrowser();
  await buildIfNeeded();
  const server = await startTestServer(isEmpty ? '.data/e2e-empty' : '.data/e2e');
  closers.push(server.stop);
  const url = await step('preparing the database', 'database ready', () => newDatabase(server.url, server.dataDir));
  const site = await step('starting the site', 'site ready', () =>
    // As a site that people can reach: staff log in with two steps.
    startTestSite(url, server.dataDir, processes, isEmpty ? { SEED: 'none', STAFF_TWO_STEP: 'required' } : {}),
  );
  closers.push(site.stop);
  const code = await playwright({
    E2E_URL: site.url,
    E2E_DATA_DIR: server.dataDir,
    E2E_TESTS: isEmpty ? 'empty' : 'seeded',
    CHROME_PATH: browser,
    // For the command that invites the first administrator.
    ...(isEmpty && { DATABASE_URL: url, DATA_DIR: server.dataDir, SITE_URL: site.url }),
  });
  if (code !== 0) console.log(`What the site logged: ${site.log}`);
  return code;
}

/** A clone of a template, seeded or with migrations alone, so that every run starts from the same homes and people. */
async function newDatabase(server: string, dataDir: string): Promise<string> {
  const template = await templateOn(
    server,
    isEmpty
      ? { madeFrom: ['server/db/**/*.{ts,sql,csv,json}', 'scripts/e2e.ts'], make: (url) => db(url, dataDir, 'migrate') }
      : {
          madeFrom: ['server/{db,seed}/**/*.{ts,sql,csv,json}', 'imagery/**/*.json', 'scripts/e2e.ts'],
          make: (url) => db(url, dataDir, 'seed', '--homes', homes),
        },
  );
  await asOwner(server, (client) => client.query(`create database test_site template ${template}`));
  return databaseUrl(server, 'test_site');
}

async function db(url: string, dataDir: string, ...words: string[]): Promise<void> {
  const { ok, output } = await command(['tsx', 'scripts/db.ts', ...words], { DATABASE_URL: url, DATA_DIR: dataDir });
  if (!ok) throw new Error(`db ${words[0]} failed:\n${output}`);
}

async function playwright(env: Record<string, string>): Promise<number> {
  const child = spawn(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...given.filter((name) => name !== '--empty' && !name.startsWith('--processes=')),
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    },
  );
  closers.push(async () => void child.kill('SIGTERM'));
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close().catch(console.error);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void closeAll().then(() => process.exit(1)));
}
const code = await run().catch(async (error) => {
  await closeAll();
  return fail(error);
});
await closeAll();
process.exit(code);
