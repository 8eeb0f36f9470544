// What a payment is to the sandbox, and what its money does to our balance.
import type { Kysely } from 'kysely';
import type { DB } from '@/server/db/types';
import { moveOwnMoney } from './balance';
import { outcomes } from './outcomes';
import type { StoredObject } from './store';

type SandboxDb = Kysely<DB>;

export interface Intent extends StoredObject {
  amount: number;
  amount_refunded: number;
  status: 'succeeded' | 'processing' | 'requires_payment_method' | 'canceled';
  payment_method: string;
  last_payment_error: { code: string; decline_code?: string; message: string } | null;
  /** When the bank acts next; ours alone, Stripe has no such field. */
  due: number | null;
  /** When its money is available, once it succeeded; of the charge's balance transaction. */
  available_on: number | null;
}

export const isCard = ({ payment_method }: Intent) => outcomes[payment_method]?.method === 'card';

/** Money of a payment comes to our balance, or goes from there: pending for as long as the payment is. */
export const bookCharge = (
  db: SandboxDb,
  intent: Intent,
  amount: number,
  entry: Pick<Parameters<typeof moveOwnMoney>[1], 'type' | 'source'>,
) =>
  moveOwnMoney(db, {
    ...entry,
    balance: isCard(intent) ? 'card' : 'bank_account',
    amount,
    availableOn: intent.available_on ?? Number(intent.created),
  });

/** The charge of a payment: a bank debit is a `payment`. */
export const chargeOf = (intent: Intent) =>
  ({
    type: isCard(intent) ? 'charge' : 'payment',
    source: { id: `ch_${intent.id.slice(3)}`, object: 'charge', payment_intent: intent.id },
  }) as const;
