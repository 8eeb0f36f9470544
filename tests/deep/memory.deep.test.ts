// Rendering pages for visitors must not grow the process: a soak over many distinct searches against the production build.
// MEMORY_SEARCHES sets how many; 20,000 when not set.
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildIfNeeded } from '@/scripts/build';
import { command } from '@/scripts/ci/command';
import { asOwner, databaseUrl, startTestServer, type TestServer, templateOn } from '@/scripts/ci/database';

const SEARCHES = Number(process.env.MEMORY_SEARCHES || 20_000);
/** Caches and the heap reach their size during the first half. */
const WARM_UP = SEARCHES / 2;
const SAMPLE_EVERY = Math.max(50, Math.floor(SEARCHES / 100));
const VISITORS = 6;
/** A machine that stays busier than this for one page is no place to measure. */
const MAX_ATTEMPTS = 60;
/** Megabytes. A leak of 310 KB per page, as there once was, adds 3,000 over the second half. */
const NOISE = 64;
const HOMES = '240';
const FOLDER = '.data/deep';

let server: TestServer;
let site: ChildProcess;
let url = '';

beforeAll(async () => {
  await buildIfNeeded();
  server = await startTestServer(FOLDER);
  const template = await templateOn(server.url, {
    madeFrom: ['server/db/**/*.{ts,sql,csv,json}', 'imagery/**/*.json', 'tests/deep/memory.deep.test.ts'],
    make: async (target) => {
      const env = { DATABASE_URL: target, DATA_DIR: server.dataDir };
      const { ok, output } = await command(['tsx', 'scripts/db.ts', 'seed', '--homes', HOMES], env);
      if (!ok) throw new Error(output);
    },
  });
  await asOwner(server.url, (client) => client.query(`create database test_memory template ${template}`));
  site = fork('bench/site.child.ts', ['production'], {
    // Less than the leak would need, so that a process that keeps its pages ends here as well.
    execArgv: ['--max-old-space-size=768'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl(server.url, 'test_memory'),
      DATA_DIR: resolve(server.dataDir),
      LOG_LEVEL: 'error',
    },
  });
  const [message] = (await once(site, 'message')) as [{ url: string }];
  url = message.url;
  // The first page waits for the database and for its code; on a busy machine it may be shed.
  let first: Response;
  do {
    first = await fetch(`${url}/homes`);
    await first.arrayBuffer();
  } while (first.status === 503);
}, 900_000);

afterAll(async () => {
  if (site?.connected) {
    const gone = once(site, 'exit');
    site.disconnect();
    await gone;
  }
  await server?.stop();
}, 60_000);

/** A new search from an address of its own, so that it reaches no rate limit. */
async function search(number: number): Promise<void> {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${url}/homes?minRent=${1_000 + (number % 400)}&maxRent=${3_000 + number}`, {
      headers: { 'x-forwarded-for': address },
    });
    await response.arrayBuffer();
    if (response.status === 200) return;
    if (response.status !== 503 || attempt === MAX_ATTEMPTS)
      throw new Error(`Search ${number} was answered ${response.status}`);
    // A busy machine sheds some, and says when to come back.
    await sleep(Number(response.headers.get('retry-after') ?? 1) * 1_000);
  }
}

/** Resident memory of the site, in megabytes. */
const memory = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(site.pid)], { encoding: 'utf8' })) / 1_024;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test(
  'memory is flat over distinct searches once caches are warm',
  async () => {
    let next = 0;
    const samples: number[] = [];
    const visitor = async () => {
      while (next < SEARCHES) {
        const number = next;
        next += 1;
        await search(number);
        if (number % 1_000 === 0) console.log(`${number} searches: ${memory().toFixed(0)} MB`);
        if (number >= WARM_UP && number % SAMPLE_EVERY === 0) samples.push(memory());
      }
    };
    await Promise.all(Array.from({ length: VISITORS }, visitor));
    const third = Math.floor(samples.length / 3);
    const early = mean(samples.slice(0, third));
    const late = mean(samples.slice(-third));
    console.log(
      `memory over ${SEARCHES} searches: ${early.toFixed(0)} MB after warm-up, ${late.toFixed(0)} MB at the end`,
    );
    expect(late - early).toBeLessThan(Math.max(NOISE, early * 0.1));
  },
  // A busy machine takes longer; what is measured is memory.
  SEARCHES * 1_000,
);
