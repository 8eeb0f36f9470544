// What the payment of a proposal means: held for the owner until the invoices of the work take it.
import type { Db } from '@/server/db/client';
import * as ledger from '@/server/modules/money/ledger';
import type { DisputedPart, RefundPart } from '@/server/modules/money/payments/purposes';
import * as repo from '@/server/modules/onboarding/proposals/repo';

interface ProposalPayment {
  id: string;
  /** The proposal. */
  purposeId: string;
  amount: number;
  fee: number;
}

async function proposalOf(db: Db, { purposeId }: Pick<ProposalPayment, 'purposeId'>) {
  const found = await repo.findById(db, purposeId);
  if (!found) throw new Error(`Proposal ${purposeId} has gone`);
  return { homeId: found.homeId, ownerId: found.ownerId };
}

export async function receivePrepayment(db: Db, payment: ProposalPayment, now: Date): Promise<void> {
  const home = await proposalOf(db, payment);
  await ledger.prepaidWorkReceived(db, { id: payment.id, ...home }, payment.amount, now);
  await ledger.cardFeeReceived(db, payment, now);
}

export async function returnPrepayment(db: Db, payment: ProposalPayment, now: Date): Promise<void> {
  await ledger.prepaidWorkReturned(db, { id: payment.id, ...(await proposalOf(db, payment)) }, now);
  await ledger.cardFeeReturned(db, payment, now);
}

export async function reinstatePrepayment(db: Db, payment: ProposalPayment, now: Date): Promise<void> {
  const home = await proposalOf(db, payment);
  await ledger.prepaidWorkReinstated(db, { id: payment.id, ...home }, payment.amount, now);
  await ledger.cardFeeReinstated(db, payment, now);
}

/** A bank took a part of it back. */
export async function returnPrepaymentPart(
  db: Db,
  payment: ProposalPayment,
  part: DisputedPart,
  now: Date,
): Promise<void> {
  await ledger.prepaidWorkPartReturned(db, { id: part.id, ...(await proposalOf(db, payment)) }, part.amount, now);
  await ledger.cardFeePartReturned(db, part, now);
}

export async function reinstatePrepaymentPart(
  db: Db,
  payment: ProposalPayment,
  part: DisputedPart,
  now: Date,
): Promise<void> {
  await ledger.prepaidWorkPartReinstated(db, { id: part.id, ...(await proposalOf(db, payment)) }, part.amount, now);
  await ledger.cardFeePartReinstated(db, part, now);
}

export async function refundPrepayment(
  db: Db,
  payment: ProposalPayment,
  { amount, ...refund }: RefundPart,
  now: Date,
): Promise<void> {
  await ledger.prepaidWorkRefunded(db, { ...refund, ...(await proposalOf(db, payment)) }, amount, now);
}

export const prepaymentAccount = async (db: Db, payment: ProposalPayment): Promise<ledger.LedgerAccount> =>
  ledger.homePrepaidWork(await proposalOf(db, payment));

/** What no invoice has taken yet. */
export async function refundablePrepayment(
  db: Db,
  payment: ProposalPayment & { refunded: number; returned: number },
): Promise<number> {
  const held = await ledger.accountBalance(db, await prepaymentAccount(db, payment));
  return Math.max(0, Math.min(payment.amount - payment.refunded - payment.returned, held));
}
