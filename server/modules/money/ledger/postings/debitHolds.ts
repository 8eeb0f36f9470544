// Money of a large first bank debit: it is the homeowner's, and stands by itself until the debit can hardly come back.
// Payouts and expenses take from what the home is owed, so they cannot reach it.
import type { Db } from '@/server/db/client';
import { homeHeld, homePayable, type LedgerAccount } from '@/server/modules/money/ledger/accounts';
import { post } from '@/server/modules/money/ledger/entries';

interface DebitHold {
  paymentId: string;
  homeId: string;
  ownerId: string | null;
  /** The number of the posting: what is held of a payment can change. */
  step: number;
}

/** The kinds of transactions that move money between a home and what is held of it: nothing is earned or spent. */
export const HOLD_KINDS = ['debitHeld', 'debitReleased', 'debitGuaranteed'] as const;

const moved = (
  db: Db,
  kind: (typeof HOLD_KINDS)[number],
  { paymentId, step }: DebitHold,
  { from, to, amount, at }: { from: LedgerAccount; to: LedgerAccount; amount: number; at: Date },
) =>
  post(db, {
    kind,
    source: { type: 'debitHold', id: `${paymentId}:${step}` },
    effectiveAt: at,
    entries: [
      { account: from, amount },
      { account: to, amount: -amount },
    ],
  });

/** The debit has come, or more of it is the homeowner's by now: that part is held. */
export const debitHeld = (db: Db, hold: DebitHold, amount: number, at: Date) =>
  moved(db, 'debitHeld', hold, { from: homePayable(hold), to: homeHeld(hold), amount, at });

/** Its days are over, or the bank took it back: nothing, or less of it, is held. */
export const debitReleased = (db: Db, hold: DebitHold, amount: number, at: Date) =>
  moved(db, 'debitReleased', hold, { from: homeHeld(hold), to: homePayable(hold), amount, at });

/** We guarantee the rent, so it is paid out whether the debit comes back or not. */
export const debitGuaranteed = (db: Db, hold: DebitHold, amount: number, at: Date) =>
  moved(db, 'debitGuaranteed', hold, { from: homeHeld(hold), to: homePayable(hold), amount, at });
