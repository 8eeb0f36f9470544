// The fee for paying by credit card: taken with the payment, ours, and given back where the bank takes the payment back.
import type { Db } from '@/server/db/client';
import { accounts } from '@/server/modules/money/ledger/accounts';
import { post, reverse } from '@/server/modules/money/ledger/entries';

interface CardFee {
  /** Of the payment. */
  id: string;
  /** Card fee in cents. */
  fee: number;
}

const received = (db: Db, kind: 'cardFee' | 'cardFeeReinstated', { id, fee }: CardFee, effectiveAt: Date) =>
  post(db, {
    kind,
    source: { type: 'payment', id },
    effectiveAt,
    entries: [
      { account: accounts.processor, amount: fee },
      { account: accounts.cardFees, amount: -fee },
    ],
  });

/** Rent of $1,000.00 by credit card at 2.9%: the processor holds $29.00 more, which is ours. */
export const cardFeeReceived = async (db: Db, part: CardFee, effectiveAt: Date): Promise<void> => {
  if (part.fee > 0) await received(db, 'cardFee', part, effectiveAt);
};

/** The bank took the payment back, and the fee with it. */
export const cardFeeReturned = async (db: Db, { id, fee }: CardFee, effectiveAt: Date): Promise<void> => {
  if (fee > 0)
    await reverse(db, { kind: 'cardFee', source: { type: 'payment', id } }, { kind: 'cardFeeReturn', effectiveAt });
};

/** A dispute was won: both came again. */
export const cardFeeReinstated = async (db: Db, part: CardFee, effectiveAt: Date): Promise<void> => {
  if (part.fee > 0) await received(db, 'cardFeeReinstated', part, effectiveAt);
};

const partMoved = (db: Db, kind: string, { id, fee }: CardFee, effectiveAt: Date) =>
  post(db, {
    kind,
    source: { type: 'dispute', id },
    effectiveAt,
    entries: [
      { account: accounts.processor, amount: fee },
      { account: accounts.cardFees, amount: -fee },
    ],
  });

/** The bank took a part of the payment back, and so much of the fee with it; `id` is of the dispute. */
export const cardFeePartReturned = async (db: Db, { id, fee }: CardFee, effectiveAt: Date): Promise<void> => {
  if (fee > 0) await partMoved(db, 'cardFeePartReturn', { id, fee: -fee }, effectiveAt);
};

/** The dispute of that part was won. */
export const cardFeePartReinstated = async (db: Db, part: CardFee, effectiveAt: Date): Promise<void> => {
  if (part.fee > 0) await partMoved(db, 'cardFeePartReinstated', part, effectiveAt);
};
