// Bills of a home in installments: chosen, disclosed, signed, then taken from payouts.

import { fullName } from '@/contract/account/users/personName';
import { type Cents, cents, formatExactMoney } from '@/contract/amounts/cents';
import { DAY_MS } from '@/contract/calendar/durations';
import {
  BILL_MAX_AGE_DAYS,
  DAYS_TO_SIGN,
  type InstallmentMonths,
  installmentPlanLifecycle,
  MAX_SPREAD_CENTS,
  MIN_SPREAD_CENTS,
} from '@/contract/money/smoothPayments/constants';
import type { SmoothPayments } from '@/contract/money/smoothPayments/endpoints';
import { type InstallmentOffer, installmentOffer } from '@/contract/money/smoothPayments/schedule';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { findProfile } from '@/server/modules/account/users';
import { listOwnerBills, type OwnerBill } from '@/server/modules/care/workOrders/ownerBills';
import { accountBalance, homeInstallments, installmentsStarted } from '@/server/modules/money/ledger';
import { findPayableHome, usualPayout } from '@/server/modules/money/payouts';
import { payoutDays } from '@/server/modules/money/payouts/runs/runs';
import { createEnvelope, sendEnvelope, voidIfOpen } from '@/server/modules/platform/signing';
import { disclosureDocument } from './document';
import { presentPlans } from './presenter';
import type { PlanRow } from './repo';
import * as repo from './repo';

const SHOWN_DAYS = 12;

async function spreadableBills(db: Db, homeId: string, now: Date): Promise<OwnerBill[]> {
  const since = new Date(now.getTime() - BILL_MAX_AGE_DAYS * DAY_MS);
  const spread = await repo.listSpreadInvoices(db, homeId);
  return (await listOwnerBills(db, homeId, since)).filter(({ id }) => !spread.has(id));
}

/** What may be spread for a home, and what is. As the system. */
export async function readSmoothPayments(
  db: Db,
  { homeId, address }: { homeId: string; address: string },
  canStart: boolean,
  now: Date,
): Promise<SmoothPayments> {
  const home = await findPayableHome(db, homeId);
  return {
    homeId,
    address,
    canStart,
    bills: (await spreadableBills(db, homeId, now)).map((bill) => ({ ...bill, amount: cents(bill.amount) })),
    payoutDays: home ? payoutDays(home.terms.offer.plan.payoutDay, officeDay(now), SHOWN_DAYS) : [],
    usualPayout: await usualPayout(db, homeId),
    plans: await presentPlans(db, await repo.listByHome(db, homeId), officeDay(now)),
  };
}

interface SpreadOrder {
  homeId: string;
  address: string;
  owner: { id: string; name: string; email: string };
  billIds: readonly string[];
  months: InstallmentMonths;
}

function checkAmount(amount: number, outstanding: number): Cents {
  if (amount < MIN_SPREAD_CENTS)
    throw conflict(`Choose bills of at least ${formatExactMoney(MIN_SPREAD_CENTS)} in all.`);
  if (amount + outstanding > MAX_SPREAD_CENTS)
    throw conflict(`You can spread up to ${formatExactMoney(MAX_SPREAD_CENTS)} for one home.`);
  return cents(amount);
}

/** Makes the disclosure ready to sign. Nothing is spread before it is signed. As the system. */
export async function startPlan(
  db: Db,
  order: SpreadOrder,
  now: Date,
): Promise<{ planId: string; envelopeId: string }> {
  const { homeId, address, owner, billIds, months } = order;
  const home = await findPayableHome(db, homeId);
  if (!home) throw conflict('Sign the management agreement of this home first.');
  if ((await repo.listByHome(db, homeId)).some(({ status }) => status === 'signing'))
    throw conflict('You have a plan to sign already. Sign or cancel it first.');
  const bills = (await spreadableBills(db, homeId, now)).filter(({ id }) => billIds.includes(id));
  if (bills.length < new Set(billIds).size)
    throw conflict('One of these bills can’t be spread any more. Choose again.');
  const outstanding = await accountBalance(db, homeInstallments({ homeId }));
  const amount = checkAmount(
    bills.reduce((sum, bill) => sum + bill.amount, 0),
    outstanding,
  );
  const offer = installmentOffer(amount, months);
  const planId = newId(now.getTime());
  const dueOn = payoutDays(home.terms.offer.plan.payoutDay, officeDay(now), months);
  const envelopeId = await createEnvelope(db, {
    subject: `installmentPlan:${planId}`,
    homeId,
    paper: disclosureDocument({ address, owner: owner.name, bills, offer, dueOn }),
    signers: [{ userId: owner.id, name: owner.name, email: owner.email, role: 'homeowner', turn: 1 }],
    createdBy: owner.id,
    expiresAt: new Date(now.getTime() + DAYS_TO_SIGN * DAY_MS),
    now,
  });
  const { fee, aprBps } = offer;
  await repo.insert(db, {
    id: planId,
    homeId,
    ownerId: owner.id,
    months,
    amount,
    fee,
    aprBps,
    envelopeId,
    createdAt: now,
  });
  await repo.insertBills(
    db,
    bills.map(({ id, description, amount: billed }) => ({
      planId,
      invoiceId: id,
      homeId,
      ownerId: owner.id,
      description,
      amount: billed,
    })),
  );
  await sendEnvelope(db, envelopeId, now);
  await audit(db, {
    event: 'installments.disclosed',
    subject: `installment_plan:${planId}`,
    personId: owner.id,
    detail: { homeId, amount, fee, aprBps, months },
  });
  return { planId, envelopeId };
}

interface AskedSpread {
  homeId: string;
  address: string;
  ownerId: string | null;
  months: InstallmentMonths | null;
  bills: readonly { id: string; amount: number }[];
}

/** What came of bills that an owner asked to spread before they were made: a disclosure to sign; a choice that they make themselves, such as where another plan waits to be signed; or bills too small to spread. */
type SpreadOffer = 'ready' | 'later' | 'small';

/** As the system, once the last of the bills is posted. */
export async function offerPlan(
  db: Db,
  { homeId, address, ownerId, months, bills }: AskedSpread,
  now: Date,
): Promise<SpreadOffer> {
  if (bills.reduce((sum, { amount }) => sum + amount, 0) < MIN_SPREAD_CENTS) return 'small';
  const profile = ownerId ? await findProfile(db, ownerId) : undefined;
  if (!profile || !months) return 'later';
  const { userId: id, email } = profile;
  const owner = { id, email, name: fullName(profile) };
  try {
    await startPlan(db, { homeId, address, billIds: bills.map((bill) => bill.id), months, owner }, now);
    return 'ready';
  } catch (error) {
    if (error instanceof ApiError) return 'later';
    throw error;
  }
}

/** The owner signed: the bills leave what they owe now, and the installments stand. As the system, once. */
export async function beginPlan(db: Db, plan: PlanRow, now: Date): Promise<void> {
  const status = installmentPlanLifecycle.after(plan.status, 'sign');
  if (!status) return;
  const { id, homeId, ownerId, amount, months } = plan;
  const home = await findPayableHome(db, homeId);
  const offer: InstallmentOffer = installmentOffer(cents(amount), months);
  const days = payoutDays(home?.terms.offer.plan.payoutDay ?? 1, officeDay(now), months);
  await installmentsStarted(db, { id, homeId, ownerId }, amount, now);
  await repo.insertInstallments(
    db,
    offer.parts.map((part, at) => ({
      id: newId(now.getTime()),
      planId: id,
      homeId,
      ownerId,
      ...part,
      seq: at + 1,
      dueOn: days[at] ?? officeDay(now),
    })),
  );
  await repo.update(db, id, { status, startedAt: now });
  await audit(db, {
    event: 'installments.started',
    subject: `installment_plan:${id}`,
    personId: ownerId,
    detail: { homeId, amount, months },
  });
}

/** Ends an unsigned plan. As the system. */
export async function endUnsigned(db: Db, plan: PlanRow, now: Date): Promise<void> {
  const status = installmentPlanLifecycle.after(plan.status, 'cancel');
  if (!status) return;
  await repo.update(db, plan.id, { status, endedAt: now });
  await audit(db, { event: 'installments.canceled', subject: `installment_plan:${plan.id}` });
}

export async function cancelPlan(db: Db, planId: string, personId: string, now: Date): Promise<void> {
  const plan = await repo.lock(db, planId);
  if (!plan || !installmentPlanLifecycle.after(plan.status, 'cancel'))
    throw conflict('This plan is signed already, or it has ended.');
  if (plan.envelopeId) await voidIfOpen(db, plan.envelopeId, 'The owner canceled it.', personId);
  await endUnsigned(db, plan, now);
}

/** All that is left comes out of the next payout, and what was not due yet costs nothing more. As the system. */
export async function payOffPlan(db: Db, planId: string, personId: string, now: Date): Promise<void> {
  const plan = await repo.lock(db, planId);
  if (plan?.status !== 'active') throw conflict('There is nothing left to pay off.');
  const today = officeDay(now);
  for (const { id, dueOn } of (await repo.listInstallments(db, [planId])).filter(({ paidAt }) => paidAt === null))
    if (dueOn > today) await repo.updateInstallment(db, id, { dueOn: today, fee: 0 });
  await audit(db, { event: 'installments.paid_off', subject: `installment_plan:${planId}`, personId });
}
