import { hasKeys } from '@/server/modules/money/charges/lease';
import {
  receiveMoveInPayment,
  refundableMoveIn,
  refundMoveInPayment,
  reinstateMoveInPart,
  reinstateMoveInPayment,
  returnMoveInPart,
  returnMoveInPayment,
} from '@/server/modules/money/charges/moveIn';
import type { PaymentRow } from '@/server/modules/money/charges/repo';
import {
  isLeasePayment,
  type LeasePaymentRow,
  receivePayment,
  reinstatePart,
  reinstatePayment,
  releasePayment,
  returnPart,
  returnPayment,
  unusedOf,
} from '@/server/modules/money/charges/settlement';
import * as ledger from '@/server/modules/money/ledger';
import type { PurposeRules } from '@/server/modules/money/payments/purposes';

const ofLease = (payment: PaymentRow): LeasePaymentRow => {
  if (!isLeasePayment(payment)) throw new Error(`Payment ${payment.id} has no lease`);
  return payment;
};

export const rentPurpose: PurposeRules = {
  description: 'Rent and charges',
  statusTask: ({ id }) => ['handleLeasePaymentStatus', { paymentId: id }],
  refundFailedTask: 'handleLeaseRefundFailure',
  onSucceeded: async (db, payment, now) => {
    await receivePayment(db, ofLease(payment), now);
    await ledger.cardFeeReceived(db, payment, now);
  },
  onFailed: (db, payment, now) => releasePayment(db, ofLease(payment), now),
  onReturned: async (db, payment, now) => {
    await returnPayment(db, ofLease(payment), now);
    await ledger.cardFeeReturned(db, payment, now);
  },
  onReinstated: async (db, payment, now) => {
    await reinstatePayment(db, ofLease(payment), now);
    await ledger.cardFeeReinstated(db, payment, now);
  },
  onPartReturned: async (db, payment, part, now) => {
    await returnPart(db, ofLease(payment), part, now);
    await ledger.cardFeePartReturned(db, part, now);
  },
  onPartReinstated: async (db, payment, part, now) => {
    await reinstatePart(db, ofLease(payment), part, now);
    await ledger.cardFeePartReinstated(db, part, now);
  },
  onRefunded: (db, payment, refund, now) =>
    ledger.prepaidRefunded(db, { ...refund, leaseId: ofLease(payment).leaseId }, now),
  refundAccount: async () => null,
  refundable: (db, payment) => unusedOf(db, ofLease(payment)),
};

export const moveInPurpose: PurposeRules = {
  description: 'Move-in payment',
  statusTask: ({ id }) => ['handleMoveInPaymentStatus', { paymentId: id }],
  refundFailedTask: 'handleLeaseRefundFailure',
  onSucceeded: (db, payment, now) => receiveMoveInPayment(db, ofLease(payment), now),
  onFailed: async () => undefined,
  onReturned: (db, payment, now) => returnMoveInPayment(db, ofLease(payment), now),
  onReinstated: (db, payment, now) => reinstateMoveInPayment(db, ofLease(payment), now),
  onPartReturned: (db, payment, part, now) => returnMoveInPart(db, ofLease(payment), part, now),
  onPartReinstated: (db, payment, part, now) => reinstateMoveInPart(db, ofLease(payment), part, now),
  onRefunded: (db, payment, refund, now) => refundMoveInPayment(db, ofLease(payment), refund, now),
  refundAccount: async (db, payment) => {
    const { leaseId } = ofLease(payment);
    return (await hasKeys(db, leaseId)) ? null : ledger.leaseDeposit(leaseId);
  },
  refundable: (db, payment) => refundableMoveIn(db, ofLease(payment)),
};
