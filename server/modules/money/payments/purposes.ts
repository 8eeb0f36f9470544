// What a payment is for decides what its moves mean: what is posted, what it pays, and which job hears of it.
import type { PaymentPurpose } from '@/contract/money/payments/constants';
import type { Db } from '@/server/db/client';
import * as repairs from '@/server/modules/care/workOrders/prepayment/prepayment';
import { hasKeys } from '@/server/modules/money/charges/lease';
import {
  receiveMoveInPayment,
  refundableMoveIn,
  refundMoveInPayment,
  reinstateMoveInPayment,
  returnMoveInPayment,
} from '@/server/modules/money/charges/moveIn';
import {
  isLeasePayment,
  type LeasePaymentRow,
  receivePayment,
  reinstatePayment,
  releasePayment,
  returnPayment,
  unusedOf,
} from '@/server/modules/money/charges/settlement';
import * as ledger from '@/server/modules/money/ledger';
import type { Payment } from '@/server/modules/money/payments/repo';
import {
  prepaymentAccount,
  receivePrepayment,
  refundablePrepayment,
  refundPrepayment,
  reinstatePrepayment,
  returnPrepayment,
} from '@/server/modules/onboarding/proposals/prepayment/prepayment';

interface RefundPart {
  id: string;
  amount: number;
  /** `bank`: it goes out by check. */
  clearing: ledger.Clearing;
}

interface PurposeRules {
  /** What it is called at the processor. The same whenever it is asked: a key answers one request, word for word. */
  description: string;
  /** The job that hears of each move. */
  statusTask: (payment: Payment) => [task: string, payload: Record<string, string>];
  /** The job that hears of a refund that came back. */
  refundFailedTask: string;
  onSucceeded: (db: Db, payment: Payment, now: Date) => Promise<unknown>;
  onFailed: (db: Db, payment: Payment, now: Date) => Promise<unknown>;
  onReturned: (db: Db, payment: Payment, now: Date) => Promise<unknown>;
  onReinstated: (db: Db, payment: Payment, now: Date) => Promise<unknown>;
  onRefunded: (db: Db, payment: Payment, refund: RefundPart, now: Date) => Promise<unknown>;
  /** What a refund was taken from, where one that came back is owed; null where it is credit of the lease again. */
  refundAccount: (db: Db, payment: Payment) => Promise<ledger.LedgerAccount | null>;
  /** How much of it can go back. */
  refundable: (db: Db, payment: Payment) => Promise<number>;
}

const ofLease = (payment: Payment): LeasePaymentRow => {
  if (!isLeasePayment(payment)) throw new Error(`Payment ${payment.id} has no lease`);
  return payment;
};

const rentRules: PurposeRules = {
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
  onRefunded: (db, payment, refund, now) =>
    ledger.prepaidRefunded(db, { ...refund, leaseId: ofLease(payment).leaseId }, now),
  refundAccount: async () => null,
  refundable: (db, payment) => unusedOf(db, ofLease(payment)),
};

const moveInRules: PurposeRules = {
  description: 'Move-in payment',
  statusTask: ({ id }) => ['handleMoveInPaymentStatus', { paymentId: id }],
  refundFailedTask: 'handleLeaseRefundFailure',
  onSucceeded: (db, payment, now) => receiveMoveInPayment(db, ofLease(payment), now),
  onFailed: async () => undefined,
  onReturned: (db, payment, now) => returnMoveInPayment(db, ofLease(payment), now),
  onReinstated: (db, payment, now) => reinstateMoveInPayment(db, ofLease(payment), now),
  onRefunded: (db, payment, refund, now) => refundMoveInPayment(db, ofLease(payment), refund, now),
  refundAccount: async (db, payment) => {
    const { leaseId } = ofLease(payment);
    return (await hasKeys(db, leaseId)) ? null : ledger.leaseDeposit(leaseId);
  },
  refundable: (db, payment) => refundableMoveIn(db, ofLease(payment)),
};

export const purposeRules: Readonly<Record<PaymentPurpose, PurposeRules>> = {
  application_fee: {
    description: 'Application fee',
    statusTask: ({ purposeId }) => ['handleApplicationFeeStatus', { applicantId: purposeId }],
    refundFailedTask: 'handleApplicationRefundFailure',
    onSucceeded: (db, payment, now) => ledger.applicationFeeReceived(db, payment, now),
    onFailed: async () => undefined,
    onReturned: (db, { id }, now) => ledger.applicationFeeReturned(db, id, now),
    onReinstated: (db, payment, now) => ledger.applicationFeeReinstated(db, payment, now),
    onRefunded: (db, _payment, refund, now) => ledger.applicationFeeRefunded(db, refund, now),
    refundAccount: async () => ledger.accounts.applicationFees,
    refundable: async (_db, { amount, refunded }) => amount - refunded,
  },
  rent: rentRules,
  move_in: moveInRules,
  proposal: {
    description: 'Work on your home',
    statusTask: ({ purposeId }) => ['handleProposalPaymentStatus', { proposalId: purposeId }],
    refundFailedTask: 'handleProposalRefundFailure',
    onSucceeded: receivePrepayment,
    onFailed: async () => undefined,
    onReturned: returnPrepayment,
    onReinstated: reinstatePrepayment,
    onRefunded: refundPrepayment,
    refundAccount: prepaymentAccount,
    refundable: refundablePrepayment,
  },
  repair: {
    description: 'Repair of your home',
    statusTask: ({ purposeId }) => ['handleRepairPaymentStatus', { quoteId: purposeId }],
    refundFailedTask: 'handleRepairRefundFailure',
    onSucceeded: repairs.receivePrepayment,
    onFailed: async () => undefined,
    onReturned: repairs.returnPrepayment,
    onReinstated: repairs.reinstatePrepayment,
    onRefunded: repairs.refundPrepayment,
    refundAccount: repairs.prepaymentAccount,
    refundable: repairs.refundablePrepayment,
  },
};
