// Paying charges through the processor. The lease is locked while it is decided what is paid, so that two tabs, two
// roommates, and autopay never pay the same twice; the processor is asked after that is committed.

import { createHash } from 'node:crypto';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { localDay } from '@/contract/calendar/localDay';
import { paymentFee } from '@/contract/law/cardFees';
import { MAX_PAYMENT_CENTS } from '@/contract/money/charges/constants';
import { isPartial } from '@/contract/money/charges/partial';
import type { Funding } from '@/contract/money/paymentMethods/constants';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { failpoint } from '@/server/failpoint';
import { audit } from '@/server/http/audit';
import { ApiError, conflict } from '@/server/http/errors';
import { listResidents } from '@/server/modules/homes/residents';
import { presentActivePlan } from '@/server/modules/money/charges/account/account';
import { allocate } from '@/server/modules/money/charges/allocation';
import { findPartialRules } from '@/server/modules/money/charges/partial';
import type { LeaseRow } from '@/server/modules/money/charges/repo';
import * as repo from '@/server/modules/money/charges/repo';
import { isLeasePayment, listPayable, planAllocations } from '@/server/modules/money/charges/settlement';
import { completePayment, orderPayment, type Payment } from '@/server/modules/money/payments';

export interface PaymentChoice {
  chargeIds?: readonly string[] | undefined;
  amountCents?: number | undefined;
}

export interface ChargePaymentOrder extends PaymentChoice {
  leaseId: string;
  payerId: string;
  method: { kind: 'card' | 'bank'; ref: string; label: string; funding: Funding };
  /** The fee that the payer was shown; refused where it is another by now. */
  feeCents?: number;
  /** The same key of the same lease is paid once. */
  key: string;
  initiatedBy: 'person' | 'autopay';
  /** The person confirmed that they pay an amount again. */
  isRepeat?: boolean;
  retryOf?: string;
}

/** A name for one payment of one lease, the same for the same key. */
function purposeIdOf(leaseId: string, key: string): string {
  const hex = createHash('sha256').update(`rent:${leaseId}:${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Refuses a part of what is due where the owner asks for rent in full. */
async function refusePart(
  db: Db,
  lease: LeaseRow,
  { amount, charges, today }: { amount: number; charges: Awaited<ReturnType<typeof listPayable>>; today: string },
): Promise<void> {
  const { acceptsPartial } = await findPartialRules(db, lease);
  if (acceptsPartial) return;
  const due = charges.filter(({ dueOn, isPlanned }) => dueOn <= today && !isPlanned);
  const choice = {
    amount,
    due: due.reduce((sum, { payable }) => sum + payable, 0),
    charges: charges.map(({ payable }) => payable),
    residents: (await listResidents(db, lease.leaseId)).length,
    planPart: (await presentActivePlan(db, lease.leaseId, charges, today))?.cents ?? null,
  };
  if (isPartial(choice))
    throw conflict('Your homeowner asks for rent in full. Pay a whole charge, or ask us for a payment plan.');
}

/** What is paid by a choice: refuses what is paid already or on its way, and more than is owed. */
export async function quotePayment(
  db: Db,
  lease: LeaseRow,
  { chargeIds, amountCents, isWhole }: PaymentChoice & { isWhole?: boolean },
  now: Date,
) {
  const today = localDay(now, lease.timeZone);
  const charges = (await listPayable(db, lease.leaseId)).map((charge) => ({
    ...charge,
    // What is written off is still owed.
    payable: charge.payable + charge.recoverable,
  }));
  const chosen = chargeIds ?? [];
  const wanted = charges.filter(({ id, dueOn }) => (chargeIds ? chosen.includes(id) : dueOn <= today));
  if (chargeIds && wanted.length < new Set(chosen).size) throw conflict('One of these charges is not on your account.');
  const payableOf = (list: typeof charges) => list.reduce((sum, { payable }) => sum + payable, 0);
  const whole = payableOf(chargeIds ? wanted : charges);
  if (chargeIds && wanted.some(({ payable }) => payable === 0))
    throw conflict('One of these charges is already paid or on its way. Please look at your account again.');
  const amount = amountCents ?? payableOf(wanted);
  if (amount === 0 || whole === 0) throw conflict('Nothing is due now. A payment may already be on its way.');
  if (amount > whole)
    throw new ApiError('invalid', 'That is more than what is left to pay. Please choose a lower amount.');
  if (amountCents !== undefined && !isWhole) await refusePart(db, lease, { amount, charges, today });
  if (amount > MAX_PAYMENT_CENTS) throw new ApiError('invalid', 'That is more than we can take at once.');
  return { amount, parts: allocate(charges, { amount, chosen, today }) };
}

/** How long a typed amount counts as the same payment, sent once more by mistake: from another tab, device, or roommate. */
const REPEAT_MS = 10 * 60_000;

/** Asks once before the same amount is taken again; roommates who each pay a share of what is due are not asked. */
async function refuseRepeat(
  db: Db,
  lease: LeaseRow,
  { leaseId, payerId, amountCents, initiatedBy, isRepeat }: ChargePaymentOrder,
  now: Date,
): Promise<void> {
  if (amountCents === undefined || initiatedBy === 'autopay' || isRepeat) return;
  const since = new Date(now.getTime() - REPEAT_MS);
  const last = await repo.findPaymentSince(db, { leaseId, amount: amountCents, since });
  if (!last) return;
  if (last.payerId !== payerId) {
    const today = localDay(now, lease.timeZone);
    const due = (await listPayable(db, leaseId)).filter(({ dueOn }) => dueOn <= today);
    if (amountCents <= due.reduce((sum, { payable }) => sum + payable, 0)) return;
  }
  const minutes = Math.max(1, Math.round((now.getTime() - last.createdAt.getTime()) / 60_000));
  const ago = minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`;
  const who = last.payerId === payerId ? 'You' : 'Someone on your lease';
  throw new ApiError('repeatedPayment', `${who} paid ${formatExactMoney(cents(amountCents))} ${ago}. Pay again?`);
}

/** A card that was chosen on the processor's page has a fee that could not be shown before. */
const feeChanged = (amount: number, fee: number, shown: number) =>
  shown > 0 || fee === 0
    ? 'The amount or the card fee has changed. Check the total, then pay again.'
    : `Paying ${formatExactMoney(cents(amount))} with this card costs ${formatExactMoney(cents(fee))} more. Check the total of ${formatExactMoney(cents(amount + fee))}, then pay again.`;

/** Takes a payment for charges, once for each key, and answers where it stands. */
export async function startChargePayment(services: Services, order: ChargePaymentOrder): Promise<Payment> {
  const { leaseId, payerId, method, key, initiatedBy, retryOf } = order;
  const purposeId = purposeIdOf(leaseId, key);
  const started = await asSystem(services.db, async (db) => {
    const now = services.clock();
    const lease = await repo.lockLease(db, leaseId);
    const standing = await repo.findPaymentByPurpose(db, purposeId);
    if (standing) return standing;
    await refuseRepeat(db, lease, order, now);
    const { amount, parts } = await quotePayment(db, lease, { ...order, isWhole: initiatedBy === 'autopay' }, now);
    const feeCents = paymentFee(cents(amount), {
      funding: method.funding,
      state: lease.terms.address.state,
      day: localDay(now, lease.timeZone),
    });
    if (order.feeCents !== undefined && order.feeCents !== feeCents)
      throw conflict(feeChanged(amount, feeCents, order.feeCents));
    const payment = await orderPayment(
      db,
      {
        payerId,
        amount,
        feeCents,
        purpose: 'rent',
        purposeId,
        initiatedBy,
        method: method.kind,
        methodRef: method.ref,
        label: method.label,
        ...(retryOf && { retryOf }),
        lease: { leaseId, homeId: lease.homeId, ownerId: lease.ownerId },
      },
      now,
    );
    if (isLeasePayment(payment)) await planAllocations(db, payment, parts, now);
    await audit(db, {
      event: 'charge.payment_started',
      subject: `lease:${leaseId}`,
      personId: initiatedBy === 'person' ? payerId : null,
      detail: { paymentId: payment.id, cents: amount, initiatedBy, ...(await findPartialRules(db, lease)) },
    });
    return payment;
  });
  failpoint(services, 'charges:paymentStarted');
  return started.status === 'started' ? completePayment(services, started) : started;
}
