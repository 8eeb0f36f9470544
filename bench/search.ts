import pino from 'pino';
import { createApp } from '@/server/app';
import { openDb, openPool } from '@/server/db/client';
import { openPayments } from '@/server/providers/payments/openPayments';
import { localSms } from '@/server/providers/sms/local';
import { localStorage } from '@/server/providers/storage/local';
import type { Services } from '@/server/services';
import { benchDatabase } from './database';
import { figure, median, ms, percentile, times, title } from './print';

const HOMES = 100_000;
const ROUNDS = 400;

/** The searches people make, as query strings. */
const SEARCHES = [
  '',
  'place=bay-area&sort=rentLow',
  'place=seattle&beds=2&maxRent=4000',
  'place=los-angeles&minRent=2000&maxRent=3500&beds=1',
  'place=san-francisco-ca',
  'place=miami&pets=dogs&parking=true&page=3',
];

interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The API’s search in process, beside exactly its SQL through `pg`: what our layers cost. */
export async function benchSearch(): Promise<void> {
  title(`Search at ${HOMES.toLocaleString('en-US')} homes, in process`);
  const database = await benchDatabase(HOMES);
  const pool = openPool({ url: database.url, max: 4 });
  const statements: Statement[] = [];
  let watching = true;
  const db = openDb(pool, (event) => {
    if (watching && event.query.sql.includes('counted')) statements.push(event.query);
  });
  const services: Services = {
    db,
    log: pino({ level: 'silent' }),
    clock: () => new Date(),
    payments: openPayments({}, db, () => new Date()),
    storage: localStorage('.data/bench/files'),
    sms: localSms('.data/bench/files'),
    verify: async () => null,
    sign: async () => '',
    forgetSession: () => undefined,
    siteUrl: 'http://localhost:3000',
  };
  const app = createApp(() => services);
  const ask = (query: string) => app.fetch(new Request(`http://bench/homes?${query}`), { address: null });
  for (const query of SEARCHES) await (await ask(query)).text();
  watching = false;
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const n = round % SEARCHES.length;
    const { sql, parameters } = statements[n] ?? { sql: 'select 1', parameters: [] };
    ours.push(await time(async () => (await ask(SEARCHES[n] ?? '')).text()));
    theirs.push(await time(() => pool.query(sql, [...parameters])));
  }
  figure(
    'p50 through app.fetch',
    ms(median(ours)),
    `same SQL through pg ${ms(median(theirs))}`,
    times(median(ours) / median(theirs)),
  );
  figure(
    'p95 through app.fetch',
    ms(percentile(ours, 95)),
    `same SQL through pg ${ms(percentile(theirs, 95))}`,
    times(percentile(ours, 95) / percentile(theirs, 95)),
  );
  await pool.end();
  await database.stop();
}
