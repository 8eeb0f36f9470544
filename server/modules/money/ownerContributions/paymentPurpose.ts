import type { Db } from '@/server/db/client';
import * as ledger from '@/server/modules/money/ledger';
import type { PurposeRules } from '@/server/modules/money/payments/purposes';
import * as repo from './repo';

async function homeOf(db: Db, { purposeId }: { purposeId: string }) {
  const found = await repo.findContribution(db, purposeId);
  if (!found) throw new Error(`Contribution ${purposeId} has gone`);
  return { homeId: found.homeId, ownerId: found.ownerId };
}

/** What the owner of a home pays in: theirs at once, and owed again where a bank takes it back. */
export const ownerContributionPurpose: PurposeRules = {
  description: 'Contribution for your home',
  statusTask: ({ purposeId }) => ['handleContributionStatus', { contributionId: purposeId }],
  refundFailedTask: 'handleContributionRefundFailure',
  onSucceeded: async (db, payment, now) =>
    ledger.contributionReceived(db, { id: payment.id, ...(await homeOf(db, payment)) }, payment.amount, now),
  onFailed: async () => undefined,
  onReturned: (db, payment, now) => ledger.contributionReturned(db, payment, now),
  onReinstated: async (db, payment, now) =>
    ledger.contributionReinstated(db, { id: payment.id, ...(await homeOf(db, payment)) }, payment.amount, now),
  onPartReturned: async (db, payment, { id, amount }, now) =>
    ledger.contributionPartReturned(db, { id, ...(await homeOf(db, payment)) }, amount, now),
  onPartReinstated: async (db, payment, { id, amount }, now) =>
    ledger.contributionPartReinstated(db, { id, ...(await homeOf(db, payment)) }, amount, now),
  onRefunded: async (db, payment, { id, amount, clearing }, now) =>
    ledger.contributionRefunded(db, { id, clearing, ...(await homeOf(db, payment)) }, amount, now),
  refundAccount: async (db, payment) => ledger.homePayable(await homeOf(db, payment)),
  refundable: async (db, payment) => {
    const held = await ledger.accountBalance(db, ledger.homePayable(await homeOf(db, payment)));
    return Math.max(0, Math.min(payment.amount - payment.refunded - payment.returned, held));
  },
};
