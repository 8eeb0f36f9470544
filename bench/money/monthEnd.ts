// The end of a month as its jobs do it: charges, autopay told and taken, debits that clear, payouts, and statements.

import pg from 'pg';
import { Temporal } from 'temporal-polyfill';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { forEachRow } from '@/server/jobs/forEachRow';
import { JOBS_AT_ONCE } from '@/server/jobs/worker';
import { runAutopays } from '@/server/modules/autopays/jobs';
import { createDueCharges } from '@/server/modules/charges/schedule/service';
import { applyEvent, receiveEvent } from '@/server/modules/payments/events/service';
import { createRun, payDayOf, releaseRun } from '@/server/modules/payouts/runs/service';
import { makeRun } from '@/server/modules/payouts/runs/system';
import { sendDue } from '@/server/modules/payouts/sending/system';
import { deliverStatement } from '@/server/modules/payouts/statements/jobs';
import { openPayments } from '@/server/providers/payments/openPayments';
import { openPayouts } from '@/server/providers/payouts/openPayouts';
import { scratchDatabase } from '../database';
import { createApi, time } from '../inProcess';
import { printFigure } from '../report';
import { makePaidLeases } from './leases';

/** `-- money 100000` runs all of them: some two to four hours on two cores, by the rates of smaller runs. */
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

/** Each job of a month's end with so many leases: its rate, the memory of the process, and what the country would take. */
export async function benchMonthEnd(size = LEASES): Promise<void> {
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
  const { db, payouts } = services;
  try {
    const processorAccount = await payouts.openAccount({ id: 'month', email: 'owner@month.test' });
    const bank = await payouts.addBankAccount({
      ...{ key: 'month', account: processorAccount, holderName: 'Ada', routingNumber: '110000000' },
      accountNumber: '000123456789',
    });
    if (bank.refusal !== undefined) throw new Error(bank.refusal);
    await makePaidLeases(client, {
      ...{ count, month: month.toString(), payoutDay: PAYOUT_DAY, processorAccount, processorRef: bank.ref },
    });
    const { rows: staff } = await client.query<{ id: string }>("select id from users where type = 'staff' limit 1");

    const rows = async (sql: string) => Number((await client.query<{ n: string }>(sql)).rows[0]?.n);
    const measure = async (what: string, work: () => Promise<unknown>, made: string) => {
      const took = await time(work);
      const found = await rows(made);
      if (found !== count) throw new Error(`${what}: ${found} of ${count}`);
      const all = ((took / count) * COUNTRY) / 60_000;
      const memory = Math.round(process.memoryUsage().rss / MB);
      printFigure(
        `${what}, ${count.toLocaleString('en-US')} leases`,
        `${Math.round((count / took) * 1_000).toLocaleString('en-US')}/s`,
        `${COUNTRY.toLocaleString('en-US')} in ${Math.ceil(all)} min`,
        `${memory} MB`,
      );
    };
    const ofMonth = `lease_id in (select id from leases where terms->>'startOn' = '${month}')`;
    const counted = (sql: string) => `select count(*) as n from ${sql}`;

    await measure(
      'charges',
      () => createDueCharges(services),
      counted(`charges where ${ofMonth} and due_on = '${month}'`),
    );
    now = noonOf(month.subtract({ days: 1 }));
    await measure(
      'autopay told',
      () => runAutopays(services),
      counted(`autopays where notified_on is not null and ${ofMonth}`),
    );
    now = noonOf(month);
    await measure(
      'autopay taken',
      () => runAutopays(services),
      counted(`payments where status = 'processing' and ${ofMonth}`),
    );
    now = noonOf(month.add({ days: 8 }));
    await measure(
      'debits cleared',
      () => clearDebits(services, client),
      counted(`payments where status = 'succeeded' and ${ofMonth}`),
    );
    const payOn = payDayOf(month.toString(), PAYOUT_DAY);
    now = noonOf(Temporal.PlainDate.from(payOn));
    const run = await asSystem(db, (trx) => createRun(trx, payOn, null, now));
    await asSystem(db, (trx) => releaseRun(trx, run.id, String(staff[0]?.id), now));
    const ofRun = `payouts where run_id = '${run.id}'`;
    await measure('payouts made', () => makeRun(services, run.id), counted(ofRun));
    await measure('payouts sent', () => sendDue(services), counted(`${ofRun} and status = 'sent'`));
    await measure(
      'statements written',
      () => writeStatements(services, client, run.id),
      counted(`${ofRun} and statement_id is not null`),
    );
  } finally {
    await client.end();
    await api.stop();
    await stop();
  }
}
