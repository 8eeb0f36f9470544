import { loadavg } from 'node:os';
import pg from 'pg';
import { asSystem } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import type { Person } from '@/server/http/person';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { paymentReceived } from '@/server/modules/money/ledger';
import { type BenchDatabase, filledDatabase } from '../database';
import { createApi, rate, time } from '../inProcess';
import { percentile, printFigure, printTitle, times } from '../report';
import { workClock } from './cpu';
import { READERS_SQL, type Read, type Reader, reads } from './reads';
import { makeVolumes, volumesFor } from './volumes';

const FULL_HOMES = 100_000;
const READERS = 40;
const ROUNDS = 3;
/** Of processor time: the slowest of twenty, and how much more ten times the volume makes the middle one. */
const MAX_P95_MS = 60;
const MAX_RATIO = 3;
const WRITERS = 8;
const WRITES = 3_000;

const scaleDatabase = (homes: number): Promise<BenchDatabase> =>
  filledDatabase(homes, 'scale', (client) => makeVolumes(client, volumesFor(homes)));

const SESSION = '01900000-0000-7000-8000-00000000be0d';
const personOf = (token: string): Person => {
  const [type, id] = token.split(':') as [Person['type'], string];
  return { id, type, sessionId: SESSION, authenticatedAt: Date.now() / 1_000 };
};

const headersOf = (as: Read['as'], { residentId, ownerId, staffId }: Reader): Record<string, string> =>
  as === 'visitor'
    ? {}
    : { authorization: `Bearer ${as}:${{ resident: residentId, homeowner: ownerId, staff: staffId }[as]}` };

/** Milliseconds: as long as it took, and as long as it took of processors. */
interface Figures {
  p50: number;
  p95: number;
  work50: number;
  work95: number;
}

async function measureReads(homes: number): Promise<Map<string, Figures>> {
  const { url, stop } = await scaleDatabase(homes);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Never more than two sessions, so that the clock knows all of them.
  const api = createApi(url, undefined, personOf, 2);
  const figures = new Map<string, Figures>();
  const part = process.argv.find((argument) => argument.startsWith('--reads='))?.slice('--reads='.length) ?? '';
  const asked = reads.filter(({ name }) => part.split(',').some((text) => name.includes(text)));
  try {
    const { rows: readers } = await client.query<Reader>(READERS_SQL, [READERS]);
    for (const each of asked) {
      const took: number[] = [];
      const worked: number[] = [];
      const ask = async (reader: Reader) => {
        const response = await api.fetch(each.path(reader), { headers: headersOf(each.as, reader) });
        const text = await response.text();
        if (response.status !== 200) throw new Error(`${each.name} answered ${response.status}: ${text}`);
      };
      // The first ones fill what the process and the database remember.
      for (const reader of readers.slice(0, 5)) await ask(reader);
      const work = await workClock(client);
      for (let round = 0; round < ROUNDS; round += 1)
        for (const reader of readers) {
          const before = work();
          took.push(await time(() => ask(reader)));
          worked.push(work() - before);
        }
      figures.set(each.name, {
        p50: percentile(took, 50),
        p95: percentile(took, 95),
        work50: percentile(worked, 50),
        work95: percentile(worked, 95),
      });
    }
  } finally {
    await client.end();
    await api.stop();
    await stop();
  }
  return figures;
}

async function benchReads(large: number, small: number): Promise<void> {
  const [few, many] = [await measureReads(small), await measureReads(large)];
  const missed: string[] = [];
  for (const [name, figures] of many) {
    const before = few.get(name) ?? figures;
    const ratio = figures.work50 / before.work50;
    const isMissed = figures.work95 > MAX_P95_MS || ratio > MAX_RATIO;
    if (isMissed) missed.push(name);
    const both = ({ work50, work95, p50, p95 }: Figures) =>
      `${work50.toFixed(1)} / ${work95.toFixed(1)} (${p50.toFixed(1)} / ${p95.toFixed(1)}) ms`;
    printFigure(name, both(figures), `at a tenth ${both(before)}`, `${times(ratio)}${isMissed ? '  MISSED' : ''}`);
  }
  const budget = `p95 at most ${MAX_P95_MS} ms, p50 at most ${MAX_RATIO} x`;
  printFigure(`${many.size} reads`, `${many.size - missed.length} within`, budget);
}

/** Writes that everybody shares: one audit stream, the ledger’s own accounts, the queue of jobs. */
async function benchWrites(homes: number, count: number): Promise<void> {
  const { url, stop } = await scaleDatabase(homes);
  const api = createApi(url, undefined, null, WRITERS);
  const { db } = api.services;
  const lines: [string, number, () => Promise<unknown>][] = [
    [
      'audit rows of one kind',
      1_000,
      () => asSystem(db, (trx) => audit(trx, { event: 'session.started', subject: newId() })),
    ],
    [
      'postings on shared accounts',
      800,
      () =>
        asSystem(db, (trx) => {
          const payment = { id: newId(), leaseId: newId(), clearing: 'processor' as const };
          return paymentReceived(trx, payment, { charges: 0, deposit: 0, prepaid: 250_000 }, new Date());
        }),
    ],
    ['jobs', 1_500, () => asSystem(db, (trx) => enqueue(trx, 'nothing', { id: newId() }))],
  ];
  try {
    for (const [name, wanted, work] of lines) {
      await rate(200, WRITERS, work);
      const perSecond = await rate(count, WRITERS, work);
      printFigure(name, `${Math.round(perSecond)}/s`, `wanted ${wanted}/s, ${WRITERS} writers`);
    }
  } finally {
    await api.pool.query("delete from graphile_worker.jobs where task_identifier = 'nothing'").catch(() => undefined);
    await api.stop();
    await stop();
  }
}

/** The volumes of a grown business and of a tenth of it: what the most asked reads take, and how many writes a second. */
export async function benchScale(homes = FULL_HOMES): Promise<void> {
  printTitle(
    `${homes.toLocaleString('en-US')} homes beside ${(homes / 10).toLocaleString('en-US')}: p50 / p95 of processor time (and as it took, load ${loadavg()[0]?.toFixed(1)})`,
  );
  await benchReads(homes, homes / 10);
  await benchWrites(homes, WRITES);
}
