// Each run reads where expenses stand now, so that it may run twice or late.
import * as z from 'zod';
import { addDays } from '@/contract/calendar/days';
import { PAY_AHEAD_DAYS } from '@/contract/money/expenses/constants';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { payExpense } from './index';
import { notifyPaid } from './notifications';
import { makeNext } from './repeats';
import * as repo from './repo';

/** Makes the next expenses of each series. */
export async function makeExpenses(services: Services): Promise<void> {
  const { db, clock } = services;
  const rules = await asSystem(db, repo.listOpenRules);
  await forEachRow(services, rules, (id) => asSystem(db, (trx) => makeNext(trx, id, clock())));
}

/** Orders what is due soon, the earliest due day first, and what waited for money that is here now. */
export async function payExpenses(services: Services): Promise<void> {
  const { db, clock, siteUrl } = services;
  // A home may be a day ahead of our office.
  const dueBy = addDays(officeDay(clock()), PAY_AHEAD_DAYS + 1);
  const payable = await asSystem(db, (trx) => repo.listPayable(trx, dueBy));
  await forEachRow(services, payable, (id) => asSystem(db, (trx) => payExpense(trx, id, { now: clock(), siteUrl })));
}

const Payload = z.object({ expenseId: z.uuid() });

/** The owner hears that it is paid. */
export async function handlePaidExpense({ db, siteUrl }: Services, payload: unknown): Promise<void> {
  const { expenseId } = Payload.parse(payload);
  await asSystem(db, async (trx) => {
    const row = await repo.find(trx, expenseId);
    if (row?.status === 'paid') await notifyPaid(trx, row, siteUrl);
  });
}

export const jobs: Job[] = [
  { task: 'makeExpenses', cron: '40 12 * * *', run: makeExpenses },
  { task: 'payExpenses', cron: '10 * * * *', run: payExpenses },
  { task: 'handlePaidExpense', run: handlePaidExpense },
];
