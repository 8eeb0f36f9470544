// The end of a month as its jobs do it: charges, autopay notices and payments, debits that clear, payouts, and statements.

import pg from 'pg';
import { Temporal } from 'temporal-polyfill';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { forEachRow } from '@/server/jobs/forEachRow';
import { runAutopays } from '@/server/modules/money/autopays/jobs';
import { createDueCharges } from '@/server/modules/money/charges/schedule';
import { applyEvent, receiveEvent } from '@/server/modules/money/payments/events';
import { createRun, payDayOf, releaseRun } from '@/server/modules/money/payouts/runs/runs';
import { makeRun } from '@/server/modules/money/payouts/runs/system';
import { sendDue } from '@/server/modules/money/payouts/sending/system';
import { deliverStatement } from '@/server/modules/money/payouts/statements/jobs';
import { openPayments } from '@/server/providers/payments/openPayments';
import { openPayouts } from '@/server/providers/payouts/openPayouts';
import { JOBS_AT_ONCE } from '@/server/worker/worker';
import { scratchDatabase } from '../database';
import { createApi, time } from '../inProcess';
import { printFigure } from '../report';
import { copyLease, startOfLease } from './copyLease';
import { FIRST_IDS, makePaidLeases } from './leases';

/** `-- money 100000` runs all of them: some two to four hours on two cores. With `--from`, a part of them. */
const LEASES = 300;
const COUNTRY = 100_000;
const HOMES = 300;
const PAYOUT_DAY = 12;
const MB = 1_000_000;

const noonOf = (day: Temporal.PlainDate) => new Date(`${day}T20:00:00Z`);

/** As many jobs at once as one worker takes. */
const asWorker = (services: Services) => ({ ...services, rowsAtOnce: JOBS_AT_ONCE });

/** The banks answer, and what they said is applied as by the job. */
async function clearDebits(services: Services, client: pg.Client): Promise<void> {
  await services.payments.sandbox?.advance((body, signature) => receiveEvent(services, body, signature));
  const { rows } = await client.query<{ id: string }>(
    'select id from processor_events where applied_at is null order by id',
  );
  await forEachRow(asWorker(services), rows, ({ id }) => applyEvent(services, { id }));
}

async function writeStatements(services: Services, client: pg.Client, runId: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from payouts where run_id = $1', [runId]);
  await forEachRow(asWorker(services), rows, ({ id }) => deliverStatement(services, { payoutId: id }));
}

interface Step {
  name: string;
  /** At noon of our office. */
  on: Temporal.PlainDate;
  work: () => Promise<unknown>;
  /** Rows that it made, as SQL after `from`. */
  made: string;
}

/** The jobs of a month's end, in their order. */
function stepsOf(services: Services, client: pg.Client, month: Temporal.PlainDate): Step[] {
  const { db, clock } = services;
  const payOn = payDayOf(month.toString(), PAYOUT_DAY);
  const payDay = Temporal.PlainDate.from(payOn);
  const findRun = async () => {
    const { rows } = await client.query<{ id: string }>('select id from payout_runs where pay_on = $1', [payOn]);
    return rows[0]?.id;
  };
  /** Opened by the first that asks for it. */
  const requireRun = async () => {
    const opened = await findRun();
    if (opened) return opened;
    const { rows: staff } = await client.query<{ id: string }>("select id from users where type = 'staff' limit 1");
    const run = await asSystem(db, (trx) => createRun(trx, payOn, null, clock()));
    await asSystem(db, (trx) => releaseRun(trx, run.id, String(staff[0]?.id), clock()));
    return run.id;
  };
  const ofMonth = `lease_id in (select id from leases where terms->>'startOn' = '${month}')`;
  const ofRun = `payouts where run_id in (select id from payout_runs where pay_on = '${payOn}')`;
  return [
    {
      name: 'charges',
      on: month.subtract({ days: 2 }),
      work: () => createDueCharges(services),
      made: `charges where ${ofMonth} and due_on = '${month}'`,
    },
    {
      name: 'autopay told',
      on: month.subtract({ days: 1 }),
      work: () => runAutopays(services),
      made: `autopays where notified_on is not null and ${ofMonth}`,
    },
    {
      name: 'autopay taken',
      on: month,
      work: () => runAutopays(services),
      made: `payments where status = 'processing' and ${ofMonth}`,
    },
    {
      name: 'debits cleared',
      on: month.add({ days: 8 }),
      work: () => clearDebits(services, client),
      made: `payments where status = 'succeeded' and ${ofMonth}`,
    },
    {
      name: 'payouts made',
      on: payDay,
      work: async () => makeRun(services, await requireRun()),
      made: ofRun,
    },
    {
      name: 'payouts sent',
      on: payDay,
      work: () => sendDue(services),
      made: `${ofRun} and status = 'sent'`,
    },
    {
      name: 'statements written',
      on: payDay,
      work: async () => writeStatements(services, client, await requireRun()),
      made: `${ofRun} and statement_id is not null`,
    },
  ];
}

const CHARGES = 'charges';

/**
 * Each job of a month's end with so many leases: its rate, the memory of the process, and what the country would take.
 * `from`: the name of the first that is measured. Those before it run for one lease, which the others are copies of.
 */
export async function benchMonthEnd(size = LEASES, from = CHARGES): Promise<void> {
  const count = Math.min(size, COUNTRY);
  const month = Temporal.Now.plainDateISO('UTC').with({ day: 1 }).add({ months: 1 });
  const { url, stop } = await scratchDatabase(HOMES);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const api = createApi(url, undefined, null, 4);
  let now = noonOf(month.subtract({ days: 2 }));
  const clock = () => now;
  const services: Services = {
    ...api.services,
    clock,
    payments: openPayments({}, api.services.db, clock),
    payouts: openPayouts({}, api.services.db, clock),
  };
  const measure = async ({ name, work, made }: Step) => {
    const took = await time(work);
    const { rows } = await client.query<{ n: string }>(`select count(*) as n from ${made}`);
    if (Number(rows[0]?.n) !== count) throw new Error(`${name}: ${rows[0]?.n} of ${count}`);
    const all = ((took / count) * COUNTRY) / 60_000;
    printFigure(
      `${name}, ${count.toLocaleString('en-US')} leases`,
      `${Math.round((count / took) * 1_000).toLocaleString('en-US')}/s`,
      `${COUNTRY.toLocaleString('en-US')} in ${Math.ceil(all)} min`,
      `${Math.round(process.memoryUsage().rss / MB)} MB`,
    );
  };
  try {
    const steps = stepsOf(services, client, month);
    const first = steps.findIndex(({ name }) => name === from);
    if (first === -1) throw new Error(`There is no job "${from}": ${steps.map(({ name }) => name).join(', ')}`);
    const { payouts } = services;
    const processorAccount = await payouts.openAccount({ id: 'month', email: 'owner@month.test' });
    const bank = await payouts.addBankAccount({
      key: 'month',
      account: processorAccount,
      holderName: 'Ada',
      routingNumber: '110000000',
      accountNumber: '000123456789',
    });
    if (bank.refusal !== undefined) throw new Error(bank.refusal);
    const since = await startOfLease(client);
    await makePaidLeases(client, {
      count: first === 0 ? count : 1,
      month: month.toString(),
      payoutDay: PAYOUT_DAY,
      processorAccount,
      processorRef: bank.ref,
    });
    for (const [at, step] of steps.entries()) {
      if (at === first && first > 0) await copyLease(client, { since, count, firstIds: FIRST_IDS });
      now = noonOf(step.on);
      if (at < first) await step.work();
      else await measure(step);
    }
  } finally {
    await client.end();
    await api.stop();
    await stop();
  }
}
