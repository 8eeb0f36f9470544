// Payouts leave from our balance at the processor, which settles to our bank each day. What it lacks for them is topped up
// from the trust bank account: ordered with a key of its own, then posted, then followed until it has arrived.
import { type Cents, cents } from '@/contract/amounts/cents';
import { topUpLifecycle } from '@/contract/money/payouts/constants';
import { bankDaysFrom } from '@/server/calendar/bankDays';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { newId } from '@/server/ids';
import { forEachRow } from '@/server/jobs/forEachRow';
import { accountBalance, accounts, processorToppedUp, processorTopUpFailed } from '@/server/modules/money/ledger';
import { isKeyOld } from '@/server/providers/payments/keys';
import type { AvailableBalance, PayoutRefusal, TopUp } from '@/server/providers/payouts/payouts';
import * as repo from './repo';

/** Bank days from the order of a top-up to the day it is available. Runs are opened one day earlier, to be released. */
export const TOP_UP_DAYS = 2;

/** Follows what was ordered, and orders what is missing for what waits and for the runs that are due soon. */
export async function fundPayouts(services: Services): Promise<void> {
  const { db, payouts } = services;
  await forEachRow(services, await asSystem(db, repo.listOpen), (topUp) => followTopUp(services, topUp));
  const needs = await asSystem(db, (trx) => repo.readNeeds(trx, lastDayToFund(services)));
  if (needs.waiting + needs.expected === 0) return;
  const available = await payouts.readBalance();
  const ordered = await asSystem(db, (trx) => insertTopUp(trx, services, { ...needs, available }));
  if (ordered) await followTopUp(services, ordered);
}

const lastDayToFund = ({ clock }: Services) => bankDaysFrom(officeDay(clock()), TOP_UP_DAYS);

/**
 * Cents that are missing. What waits draws on the balance of cards, which top-ups go to; what is expected may draw on
 * both. What is on its way counts.
 */
function missingCents({
  waiting,
  expected,
  available: { card, bank_account: bank },
  onItsWay,
}: {
  waiting: number;
  expected: number;
  available: AvailableBalance;
  onItsWay: number;
}): Cents {
  return cents(Math.max(0, Math.max(waiting - card, waiting + expected - card - bank) - onItsWay));
}

/** Never more than the trust bank account has: the rest is for our team to find. */
async function insertTopUp(
  db: Db,
  { clock, log }: Services,
  needs: { waiting: number; expected: number; available: AvailableBalance },
): Promise<repo.TopUpRow | undefined> {
  await repo.lockTopUps(db);
  const missing = missingCents({ ...needs, onItsWay: await repo.sumOpen(db) });
  if (missing === 0) return undefined;
  const inTrust = await accountBalance(db, accounts.bankTrust);
  const amount = Math.min(missing, Math.max(0, inTrust));
  if (amount < missing) log.error({ missing, inTrust }, 'the trust bank account cannot cover the payouts');
  if (amount === 0) return undefined;
  const now = clock();
  const topUp = await repo.insert(db, { id: newId(now.getTime()), amount, status: 'ordered', createdAt: now });
  await audit(db, { event: 'top_up.ordered', subject: `top_up:${topUp.id}`, detail: { amount } });
  return topUp;
}

async function followTopUp(
  services: Services,
  { id, amount, status, processorRef, createdAt }: repo.TopUpRow,
): Promise<void> {
  const { db, payouts, clock } = services;
  const answer =
    status === 'ordered' || processorRef === null
      ? await payouts.topUp({
          key: id,
          amount: cents(amount),
          description: 'Payouts of Belong',
          isOld: isKeyOld(createdAt, clock()),
        })
      : await payouts.readTopUp(processorRef);
  await asSystem(db, (trx) => applyTopUp(trx, services, id, answer));
}

/** Writes down where it is, with its posting. */
async function applyTopUp(db: Db, { clock, log }: Services, id: string, answer: TopUp | PayoutRefusal): Promise<void> {
  const held = await repo.lock(db, id);
  const now = clock();
  if ('refusal' in answer) {
    if (!topUpLifecycle.after(held.status, 'refuse')) return;
    log.error({ id, refusal: answer.refusal }, 'top-up refused');
    await repo.update(db, id, { status: 'failed', failure: answer.refusal, endedAt: now });
    return;
  }
  let { status } = held;
  if (status === 'ordered') {
    await processorToppedUp(db, { id, amount: held.amount }, now);
    await repo.update(db, id, { status: 'pending', processorRef: answer.ref, arrivesOn: answer.arrivesOn });
    status = 'pending';
  }
  if (answer.status === 'succeeded' && topUpLifecycle.after(status, 'arrive'))
    await repo.update(db, id, { status: 'succeeded', endedAt: now });
  if (answer.status === 'failed' && topUpLifecycle.after(status, 'fail')) {
    log.error({ id, failure: answer.failure }, 'top-up failed');
    await processorTopUpFailed(db, id, now);
    await repo.update(db, id, { status: 'failed', failure: answer.failure ?? 'failed', endedAt: now });
  }
}
