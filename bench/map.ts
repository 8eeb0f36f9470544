import pino from 'pino';
import { createApp } from '@/server/app';
import { openDb, openPool } from '@/server/db/client';
import { openPayments } from '@/server/providers/payments/openPayments';
import { localSms } from '@/server/providers/sms/local';
import { localStorage } from '@/server/providers/storage/local';
import type { Services } from '@/server/services';
import { anyHome, benchDatabase } from './database';
import { figure, median, ms, percentile, times, title } from './print';

const HOMES = 100_000;
const ROUNDS = 300;

/** Whole regions as a wide screen first shows them, and a city from closer. */
const VIEWS = [
  'bounds=-123.25,36.88,-121.2,38.72&zoom=8.9',
  'bounds=-119,33.4,-117.5,34.7&zoom=9.2',
  'bounds=-123.25,36.88,-121.2,38.72&zoom=8.9&maxRent=4000&beds=2',
  'bounds=-122.35,37.7,-122.1,37.9&zoom=12',
];

/** Clusters of whole regions, beside reading one home by its id; both through `app.fetch`, in turns. */
export async function benchMap(): Promise<void> {
  title(`The map at ${HOMES.toLocaleString('en-US')} homes, in process`);
  const database = await benchDatabase(HOMES);
  const homeId = await anyHome(database.url);
  const pool = openPool({ url: database.url, max: 4 });
  const db = openDb(pool);
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
  const ask = async (path: string) => {
    const started = performance.now();
    await (await app.fetch(new Request(`http://bench${path}`), { address: null })).text();
    return performance.now() - started;
  };
  const clusters: number[] = [];
  const byId: number[] = [];
  for (let round = -VIEWS.length; round < ROUNDS; round += 1) {
    const view = VIEWS[Math.abs(round) % VIEWS.length];
    const took = [await ask(`/homes/map?${view}`), await ask(`/homes/${homeId}`)] as const;
    if (round < 0) continue;
    clusters.push(took[0]);
    byId.push(took[1]);
  }
  for (const [name, of] of [
    ['p50', median],
    ['p95', (all: number[]) => percentile(all, 95)],
  ] as const)
    figure(`${name} of a map`, ms(of(clusters)), `a home by its id ${ms(of(byId))}`, times(of(clusters) / of(byId)));
  await pool.end();
  await database.stop();
}
