// Each day: money goes where it belongs, statements are read, and what does not agree is found. Safe to run twice.
import { Temporal } from 'temporal-polyfill';
import { DAY_MS } from '@/contract/calendar/durations';
import { TRUST_ACCOUNTS } from '@/contract/money/reconciliations/constants';
import { isBankDay, nextBankDay } from '@/server/calendar/bankDays';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import type { Job } from '@/server/jobs/job';
import { followOrders, listSentChecks } from '@/server/modules/money/bankOrders';
import { sendBankOrders } from '@/server/modules/money/bankOrders/jobs';
import { processorFeesTaken, processorSettled, processorSettlementFailed } from '@/server/modules/money/ledger';
import { markSettled, markUnsettled } from '@/server/modules/money/payments';
import type { Bank } from '@/server/providers/bank/bank';
import { readStatement } from '@/server/providers/bank/statements';
import { findBookExceptions, findExceptions } from './exceptions';
import { storeStatement } from './index';
import { matchLines, openEntries } from './matching/matching';
import { placeMoney } from './placement';
import { compareRecords } from './records/records';
import * as repo from './repo';

/** How far back the processor is asked: posting twice changes nothing. */
const SETTLEMENT_DAYS = 30;

const dayBefore = (day: string) => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
const businessDayFrom = (day: string) => {
  const wanted = Temporal.PlainDate.from(day);
  return (isBankDay(wanted) ? wanted : nextBankDay(wanted)).toString();
};

/** What the processor sent to the bank. */
async function bookSettlements({ db, payments, clock }: Services): Promise<void> {
  const since = new Date(clock().getTime() - SETTLEMENT_DAYS * DAY_MS);
  const settlements = await payments.listSettlements(since);
  await asSystem(db, async (trx) => {
    for (const { ref, amount, feeCents, arrivedOn, payments: paid, isFailed } of settlements) {
      const at = new Date(`${arrivedOn}T20:00:00Z`);
      if (amount !== 0 && !isFailed) await processorSettled(trx, { id: ref, amount }, at);
      if (isFailed) await processorSettlementFailed(trx, ref, clock());
      if (feeCents !== 0) await processorFeesTaken(trx, { id: ref, amount: feeCents }, at);
      if (isFailed) await markUnsettled(trx, paid, arrivedOn);
      else await markSettled(trx, paid, arrivedOn);
    }
  });
}

/** What stands in the books because of an order to the bank. */
const ORDER_KINDS: readonly string[] = ['bankOrderSent', 'bankOrderArrived', 'bankOrderReturned'];

/** The local bank does what our books order, on the next day on which banks work. */
async function carryOut(services: Services, bank: Bank): Promise<void> {
  if (!bank.carryOut) return;
  const { db, clock } = services;
  const movements = await asSystem(db, async (trx) => {
    const found = [];
    const lastOf = {
      trust: await repo.findStatement(trx, 'trust', '2999-12-31'),
      deposits: await repo.findStatement(trx, 'deposits', '2999-12-31'),
    };
    const checks = await listSentChecks(trx);
    for (const entry of await openEntries(trx, officeDay(clock()))) {
      // The bank has orders from us, and carries them out by itself; a check it pays as it comes.
      if (ORDER_KINDS.includes(entry.kind) && !checks.has(entry.sourceId)) continue;
      const last = lastOf[entry.account];
      const from =
        last && last.day >= entry.day ? nextBankDay(Temporal.PlainDate.from(last.day)).toString() : entry.day;
      const { transactionId: key, account, amount, kind: description } = entry;
      found.push({ key, account, amount, day: businessDayFrom(from), description });
    }
    return found;
  });
  await bank.carryOut(movements);
}

/** Statements of all days until yesterday that were not read yet. */
async function readStatements({ db, clock }: Services, bank: Bank): Promise<void> {
  const yesterday = dayBefore(officeDay(clock()));
  for (const account of TRUST_ACCOUNTS) {
    const last = await asSystem(db, (trx) => repo.findStatement(trx, account, '2999-12-31'));
    const from = last ? Temporal.PlainDate.from(last.day).add({ days: 1 }).toString() : '2000-01-01';
    if (from > yesterday) continue;
    const file = await bank.readStatement(account, from, yesterday);
    if (file === undefined) continue;
    await asSystem(db, (trx) => storeStatement(trx, { account, ...readStatement(file), importedBy: null }, clock()));
  }
}

/** The reconciliation of a day. */
export async function reconcileTrust(services: Services): Promise<void> {
  const { db, bank, clock, log } = services;
  await bookSettlements(services);
  await asSystem(db, (trx) => placeMoney(trx, clock()));
  if (bank) {
    await carryOut(services, bank);
    await sendBankOrders(services);
    await readStatements(services, bank);
  }
  const found = await asSystem(db, async (trx) => {
    await followOrders(trx);
    const { open } = await matchLines(trx, officeDay(clock()));
    return findExceptions(trx, open, clock());
  });
  if (found > 0) log.warn({ open: found }, 'trust accounts have open exceptions');
}

export const jobs: Job[] = [
  {
    task: 'reconcileTrust',
    cron: '20 13 * * *',
    // It reads whole books: with 100,000 leases that takes longer than a statement of a request may.
    run: (services, _payload, { owner }) => reconcileTrust({ ...services, db: owner }),
  },
  {
    task: 'compareRecords',
    // After the settlements and statements of the day.
    cron: '50 13 * * *',
    run: (services, _payload, { owner }) => compareRecords({ ...services, db: owner }),
  },
  {
    task: 'checkBooks',
    run: ({ clock }, _payload, { owner }) => asSystem(owner, (trx) => findBookExceptions(trx, clock())),
  },
];
