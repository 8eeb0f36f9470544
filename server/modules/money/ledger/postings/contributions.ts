// What homeowners pay in for a home: it covers what they owe, or stays there for them.
import type { Db } from '@/server/db/client';
import { accounts, type Clearing, clearingAccount, homePayable } from '@/server/modules/money/ledger/accounts';
import { post, reverse } from '@/server/modules/money/ledger/entries';

interface Contribution {
  /** Of the payment, the refund, or the dispute. */
  id: string;
  homeId: string;
  ownerId: string | null;
}

/** Transactions that a payout shows as money that the homeowner paid in. */
export const CONTRIBUTION_KINDS = [
  'contribution',
  'contributionReturn',
  'contributionReinstated',
  'contributionPartReturn',
  'contributionPartReinstated',
  'contributionRefund',
] as const;

/** The bank debit of the owner has come. */
export const contributionReceived = (db: Db, payment: Contribution, amount: number, effectiveAt: Date) =>
  post(db, {
    kind: 'contribution',
    source: { type: 'payment', id: payment.id },
    effectiveAt,
    entries: [
      { account: accounts.processor, amount },
      { account: homePayable(payment), amount: -amount },
    ],
  });

/** The bank took it back: what it covered is owed again. */
export const contributionReturned = (db: Db, payment: Pick<Contribution, 'id'>, effectiveAt: Date) =>
  reverse(
    db,
    { kind: 'contribution', source: { type: 'payment', id: payment.id } },
    { kind: 'contributionReturn', effectiveAt },
  );

/** It came again after all. */
export const contributionReinstated = (db: Db, payment: Contribution, amount: number, effectiveAt: Date) =>
  post(db, {
    kind: 'contributionReinstated',
    source: { type: 'payment', id: payment.id },
    effectiveAt,
    entries: [
      { account: accounts.processor, amount },
      { account: homePayable(payment), amount: -amount },
    ],
  });

/** The bank took a part of it back; `id` is of the dispute. */
export const contributionPartReturned = (db: Db, part: Contribution, amount: number, effectiveAt: Date) =>
  post(db, {
    kind: 'contributionPartReturn',
    source: { type: 'dispute', id: part.id },
    effectiveAt,
    entries: [
      { account: homePayable(part), amount },
      { account: accounts.processor, amount: -amount },
    ],
  });

/** The dispute of that part was won. */
export const contributionPartReinstated = (db: Db, part: Contribution, amount: number, effectiveAt: Date) =>
  post(db, {
    kind: 'contributionPartReinstated',
    source: { type: 'dispute', id: part.id },
    effectiveAt,
    entries: [
      { account: accounts.processor, amount },
      { account: homePayable(part), amount: -amount },
    ],
  });

/** What was paid in by mistake goes back to the owner: the way it came, or by check from the bank. */
export const contributionRefunded = (
  db: Db,
  { clearing = 'processor', ...refund }: Contribution & { clearing?: Clearing },
  amount: number,
  effectiveAt: Date,
) =>
  post(db, {
    kind: 'contributionRefund',
    source: { type: 'refund', id: refund.id },
    effectiveAt,
    entries: [
      { account: homePayable(refund), amount },
      { account: clearingAccount[clearing], amount: -amount },
    ],
  });
