// The fee for paying by credit card: taken with the payment, ours, and given back where the bank takes the payment back.
import type { Db } from '@/server/db/client';
import { accounts } from '@/server/modules/money/ledger/accounts';
import { post, reverse } from '@/server/modules/money/ledger/entries';

interface CardFee {
  /** Of the payment. */
  id: string;
  feeCents: number;
}

const received = (db: Db, kind: 'cardFee' | 'cardFeeReinstated', { id, feeCents }: CardFee, effectiveAt: Date) =>
  post(db, {
    kind,
    source: { type: 'payment', id },
    effectiveAt,
    entries: [
      { account: accounts.processor, amount: feeCents },
      { account: accounts.cardFees, amount: -feeCents },
    ],
  });

/** Rent of $1,000.00 by credit card at 2.9%: the processor holds $29.00 more, which is ours. */
export const cardFeeReceived = async (db: Db, fee: CardFee, effectiveAt: Date): Promise<void> => {
  if (fee.feeCents > 0) await received(db, 'cardFee', fee, effectiveAt);
};

/** The bank took the payment back, and the fee with it. */
export const cardFeeReturned = async (db: Db, { id, feeCents }: CardFee, effectiveAt: Date): Promise<void> => {
  if (feeCents > 0)
    await reverse(db, { kind: 'cardFee', source: { type: 'payment', id } }, { kind: 'cardFeeReturn', effectiveAt });
};

/** A dispute was won: both came again. */
export const cardFeeReinstated = async (db: Db, fee: CardFee, effectiveAt: Date): Promise<void> => {
  if (fee.feeCents > 0) await received(db, 'cardFeeReinstated', fee, effectiveAt);
};

const partMoved = (db: Db, kind: string, { id, feeCents }: CardFee, effectiveAt: Date) =>
  post(db, {
    kind,
    source: { type: 'dispute', id },
    effectiveAt,
    entries: [
      { account: accounts.processor, amount: feeCents },
      { account: accounts.cardFees, amount: -feeCents },
    ],
  });

/** The bank took a part of the payment back, and so much of the fee with it; `id` is of the dispute. */
export const cardFeePartReturned = async (db: Db, { id, feeCents }: CardFee, effectiveAt: Date): Promise<void> => {
  if (feeCents > 0) await partMoved(db, 'cardFeePartReturn', { id, feeCents: -feeCents }, effectiveAt);
};

/** The dispute of that part was won. */
export const cardFeePartReinstated = async (db: Db, fee: CardFee, effectiveAt: Date): Promise<void> => {
  if (fee.feeCents > 0) await partMoved(db, 'cardFeePartReinstated', fee, effectiveAt);
};
