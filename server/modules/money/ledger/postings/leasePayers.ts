// Rent that someone pays who does not live there: it has a receivable of its own, and residents never owe it.
import type { Db } from '@/server/db/client';
import { accounts, homePayable, leasePayerReceivable } from '@/server/modules/money/ledger/accounts';
import { post, reverse } from '@/server/modules/money/ledger/entries';

interface PayerCharge {
  id: string;
  leaseId: string;
  homeId: string;
  ownerId: string | null;
  amount: number;
}

/** The payer owes a part of the rent, and the homeowner has earned it. */
export const payerCharged = (db: Db, charge: PayerCharge, effectiveAt: Date) =>
  post(db, {
    kind: 'payerCharged',
    source: { type: 'payerCharge', id: charge.id },
    effectiveAt,
    entries: [
      { account: leasePayerReceivable(charge.leaseId), amount: charge.amount },
      { account: homePayable(charge), amount: -charge.amount },
    ],
  });

/** What is left of it is given up, or goes over to the homeowner. */
export const payerChargeWaived = (db: Db, charge: PayerCharge, effectiveAt: Date) =>
  post(db, {
    kind: 'payerChargeWaived',
    source: { type: 'payerCharge', id: charge.id },
    effectiveAt,
    entries: [
      { account: homePayable(charge), amount: charge.amount },
      { account: leasePayerReceivable(charge.leaseId), amount: -charge.amount },
    ],
  });

interface PayerPayment {
  id: string;
  leaseId: string;
  amount: number;
}

/** A credit or a check of the payer is in the bank. */
export const payerPaymentReceived = (db: Db, payment: PayerPayment, effectiveAt: Date) =>
  post(db, {
    kind: 'payerPayment',
    source: { type: 'payerPayment', id: payment.id },
    effectiveAt,
    entries: [
      { account: accounts.bankTrust, amount: payment.amount },
      { account: leasePayerReceivable(payment.leaseId), amount: -payment.amount },
    ],
  });

/** The bank took it back: what it paid is open again. */
export const payerPaymentReturned = (db: Db, id: string, effectiveAt: Date) =>
  reverse(
    db,
    { kind: 'payerPayment', source: { type: 'payerPayment', id } },
    { kind: 'payerPaymentReturn', effectiveAt },
  );
