import * as ledger from '@/server/modules/money/ledger';
import type { PurposeRules } from '@/server/modules/money/payments/purposes';

export const applicationFeePurpose: PurposeRules = {
  description: 'Application fee',
  statusTask: ({ purposeId }) => ['handleApplicationFeeStatus', { applicantId: purposeId }],
  refundFailedTask: 'handleApplicationRefundFailure',
  onSucceeded: (db, payment, now) => ledger.applicationFeeReceived(db, payment, now),
  onFailed: async () => undefined,
  onReturned: (db, { id }, now) => ledger.applicationFeeReturned(db, id, now),
  onReinstated: (db, payment, now) => ledger.applicationFeeReinstated(db, payment, now),
  onPartReturned: (db, _payment, part, now) => ledger.applicationFeePartReturned(db, part, now),
  onPartReinstated: (db, _payment, part, now) => ledger.applicationFeePartReinstated(db, part, now),
  onRefunded: (db, _payment, refund, now) => ledger.applicationFeeRefunded(db, refund, now),
  refundAccount: async () => ledger.accounts.applicationFees,
  refundable: async (_db, { amount, refunded, returned }) => amount - refunded - returned,
};
