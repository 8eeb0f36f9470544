// Approved orders go to the bank that takes them from us. Safe to run twice: the bank knows an order by its id.
import { Temporal } from 'temporal-polyfill';
import { isBankDay, nextBankDay } from '@/server/calendar/bankDays';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { orderedExpenses } from '@/server/orderedExpenses';
import { markRefused, markSent } from './index';
import * as repo from './repo';

const businessDayFrom = (day: string) => {
  const wanted = Temporal.PlainDate.from(day);
  return (isBankDay(wanted) ? wanted : nextBankDay(wanted)).toString();
};

/** After the statement of a day, a bank carries nothing out on that day any more. */
async function dayFor({ db, clock }: Services, places: readonly (string | null)[]): Promise<string> {
  const today = officeDay(clock());
  const last = await asSystem(db, (trx) =>
    Promise.all(places.map((place) => (place ? repo.findLastStatementDay(trx, place) : null))),
  );
  const closed = last.filter((day) => day !== null && day >= today).toSorted();
  const after = closed.at(-1);
  return businessDayFrom(after ? nextBankDay(Temporal.PlainDate.from(after)).toString() : today);
}

/** Where the bank takes no orders from us, our team enters them there and records it. */
export async function sendBankOrders(services: Services): Promise<void> {
  const { db, bank, clock } = services;
  const { sendOrder } = bank ?? {};
  if (!sendOrder) return;
  const approved = await asSystem(db, (trx) => repo.listIn(trx, ['approved']));
  // Our team writes checks by itself.
  const orders = approved.filter(({ method }) => method !== 'check');
  await forEachRow(services, orders, async ({ id, kind, fromPlace: from, toPlace: to, amount, payee }) => {
    const day = await dayFor(services, [from, to]);
    const account = kind === 'expense' ? await asSystem(db, (trx) => orderedExpenses.openAccount(trx, id)) : null;
    const answer = await sendOrder({ key: id, from, to, amount, day, description: payee, ...(account && { account }) });
    await asSystem(db, (trx) =>
      'refusal' in answer ? markRefused(trx, id, answer.refusal, clock()) : markSent(trx, id, answer.ref, clock()),
    );
  });
}

export const jobs: Job[] = [{ task: 'sendBankOrders', run: sendBankOrders }];
