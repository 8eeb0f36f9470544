// Paying the money to move in: in full or in part, by bank or card on the processor's page, or by a check that our team
// records. It waits in the deposit account for the keys.

import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type Cents, formatExactMoney } from '@/contract/amounts/cents';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { failpoint } from '@/server/failpoint';
import { audit } from '@/server/http/audit';
import { ApiError, conflict } from '@/server/http/errors';
import { changeHomeStatus } from '@/server/modules/homes/homes/statusChanges';
import { closeOtherApplications, type LeaseRow, lockLease, updateLease } from '@/server/modules/leasing/leases';
import { findMoveInMoney, type MoveInMoney } from '@/server/modules/leasing/moveIns/money';
import { moveInPath } from '@/server/modules/leasing/moveIns/nextSteps/constants';
import { clearPaymentDeadline, startPaymentDeadline } from '@/server/modules/leasing/moveIns/paymentDeadline';
import { refundMoveInLater } from '@/server/modules/leasing/moveIns/refunds/jobs';
import * as repo from '@/server/modules/leasing/moveIns/repo';
import { handleLeasePaymentStatus } from '@/server/modules/money/charges/jobs';
import { requireNotBlocked } from '@/server/modules/money/paymentMethods';
import { completePayment, orderPayment } from '@/server/modules/money/payments';
import { declineMessage } from '@/server/modules/money/payments/declines';

interface Payer {
  leaseId: string;
  personId: string;
}

/** One person's visit for one amount: what was agreed to there is what is taken. */
const checkoutKey = ({ leaseId, personId }: Payer, amount: number) => `move-in:${leaseId}:${personId}:${amount}`;

function readCheckoutKey(key: string, payer: Payer): number | undefined {
  const amount = Number(key.split(':').at(-1));
  return Number.isSafeInteger(amount) && key === checkoutKey(payer, amount) ? amount : undefined;
}

const tooMuch = (left: Cents) =>
  conflict(
    left === 0
      ? 'The move-in payment is already paid or on its way. Nothing was charged.'
      : `Only ${formatExactMoney(left)} is left to pay. Nothing was charged. Please choose an amount again.`,
  );

/** Opens the processor's page for all that is left, or a part of it. */
export async function openMoveInCheckout(
  services: Services,
  payer: Payer,
  { left, email, amountCents }: { left: Cents; email: string; amountCents: Cents | undefined },
): Promise<{ href: string }> {
  const amount = amountCents ?? left;
  if (left === 0 || amount > left) throw tooMuch(left);
  return services.payments.openCheckout({
    key: checkoutKey(payer, amount),
    email,
    amount,
    description: `Belong charges ${formatExactMoney(amount)} now. It’s refunded if the lease ends before you get the keys.`,
    returnTo: `${services.siteUrl}${moveInPath(payer.leaseId)}`,
  });
}

/** A name for the payment of one visit, so that coming back twice pays once. */
function purposeIdOf(session: string): string {
  const hex = createHash('sha256').update(`move-in:${session}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Takes what was agreed to on the processor's page, once for each visit. */
export async function payMoveIn(services: Services, payer: Payer, session: string): Promise<void> {
  const chosen = await services.payments.readCheckout(session);
  const amount = chosen && readCheckoutKey(chosen.key, payer);
  if (!chosen || !amount) throw conflict('Nothing was chosen there, and nothing was charged. Please try again.');
  const { leaseId, personId: payerId } = payer;
  const purposeId = purposeIdOf(session);
  const started = await asSystem(services.db, async (db) => {
    await requireNotBlocked(db, payerId, chosen.fingerprint);
    const lease = await lockLease(db, leaseId);
    const standing = await db
      .selectFrom('payments')
      .selectAll()
      .where('purpose', '=', 'move_in')
      .where('purposeId', '=', purposeId)
      .executeTakeFirst();
    if (standing) return standing;
    if (!lease || !isOpen(lease)) throw conflict('This lease isn’t waiting for a payment. Nothing was charged.');
    const { left } = await findMoveInMoney(db, leaseId, lease.terms);
    if (amount > left) throw tooMuch(left);
    const { ownerId } = await repo.findHome(db, lease.homeId);
    const { method, methodRef, label } = chosen;
    const payment = await orderPayment(
      db,
      {
        payerId,
        amount,
        purpose: 'move_in',
        purposeId,
        method,
        methodRef,
        label,
        lease: { leaseId, homeId: lease.homeId, ownerId },
      },
      services.clock(),
    );
    await audit(db, {
      event: 'move_in.payment_started',
      subject: `lease:${leaseId}`,
      personId: payerId,
      detail: { paymentId: payment.id, cents: amount },
    });
    return payment;
  });
  failpoint(services, 'moveIns:paymentStarted');
  const payment = started.status === 'started' ? await completePayment(services, started) : started;
  if (payment.status === 'failed') throw new ApiError('paymentDeclined', declineMessage(payment.failure));
  await asSystem(services.db, (db) => settleMoveIn(db, services, leaseId));
}

const isOpen = ({ status, residentsSignedAt }: LeaseRow) =>
  residentsSignedAt !== null && (status === 'sent' || status === 'signed');

const isCovered = ({ left }: MoveInMoney) => left === 0;

/** What follows from where the money stands, as the system; again without harm. */
export async function settleMoveIn(db: Db, services: Services, leaseId: string): Promise<void> {
  const lease = await lockLease(db, leaseId);
  if (!lease || lease.status === 'active') return;
  if (!isOpen(lease)) return refundMoveInLater(db, leaseId);
  const money = await findMoveInMoney(db, leaseId, lease.terms);
  if (isCovered(money)) await clearPaymentDeadline(db, leaseId);
  else if (!lease.moneyDueAt) await startPaymentDeadline(db, services, leaseId);
  if (money.paid >= money.due) await secureHome(db, services, lease);
}

/** The home leaves the market: every resident has signed and the money is here. Others who applied hear of it. */
async function secureHome(db: Db, services: Services, lease: LeaseRow): Promise<void> {
  if (lease.securedAt) return;
  const now = services.clock();
  await updateLease(db, lease.id, { securedAt: now });
  await changeHomeStatus(db, lease.homeId, 'lease', now);
  await closeOtherApplications(db, services, lease.homeId, lease.applicationId);
}

const StatusPayload = z.object({ paymentId: z.uuid() });

/** For a job: a payment moved. Its payer hears of it, and the lease goes on, waits again, or gives the money back. */
export async function handleMoveInPaymentStatus(services: Services, payload: unknown): Promise<void> {
  const { paymentId } = StatusPayload.parse(payload);
  await handleLeasePaymentStatus(services, payload);
  await asSystem(services.db, async (db) => {
    const payment = await db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst();
    if (payment?.leaseId) await settleMoveIn(db, services, payment.leaseId);
  });
}
