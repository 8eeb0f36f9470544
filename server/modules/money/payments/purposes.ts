// What a payment is for decides what its moves mean: what is posted, what it pays, and which job is notified. The module
// that a purpose belongs to states its rules; server/paymentPurposes.ts lists them.
import type { Db } from '@/server/db/client';
import type * as ledger from '@/server/modules/money/ledger';
import type { Payment } from '@/server/modules/money/payments/repo';

export interface RefundPart {
  id: string;
  /** Cents of the amount, and of the card fee. */
  amount: number;
  fee: number;
  /** `bank`: it goes out by check. */
  clearing: ledger.Clearing;
}

export interface DisputedPart {
  /** The dispute, by the processor's name. */
  id: string;
  /** Cents of the amount, and of the card fee. */
  amount: number;
  fee: number;
}

export interface PurposeRules {
  /** Shown at the processor. Constant: an idempotency key allows only identical requests. */
  description: string;
  /** The job that is notified of each move. */
  statusTask: (payment: Payment) => [task: string, payload: Record<string, string>];
  /** The job that is notified of a refund that came back. */
  refundFailedTask: string;
  onSucceeded: (db: Db, payment: Payment, now: Date) => Promise<unknown>;
  onFailed: (db: Db, payment: Payment, now: Date) => Promise<unknown>;
  onReturned: (db: Db, payment: Payment, now: Date) => Promise<unknown>;
  onReinstated: (db: Db, payment: Payment, now: Date) => Promise<unknown>;
  /** A bank took a part of it back; the payment has it in `returned` already. */
  onPartReturned: (db: Db, payment: Payment, part: DisputedPart, now: Date) => Promise<unknown>;
  /** The dispute of that part was won. */
  onPartReinstated: (db: Db, payment: Payment, part: DisputedPart, now: Date) => Promise<unknown>;
  onRefunded: (db: Db, payment: Payment, refund: RefundPart, now: Date) => Promise<unknown>;
  /** What a refund was taken from, where one that came back is owed; null where it is credit of the lease again. */
  refundAccount: (db: Db, payment: Payment) => Promise<ledger.LedgerAccount | null>;
  /** How much of it can go back. */
  refundable: (db: Db, payment: Payment) => Promise<number>;
}
