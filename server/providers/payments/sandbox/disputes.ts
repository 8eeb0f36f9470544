// Disputes and inquiries: of all that is left of a payment or a part of it, with a status and a day for the evidence.
// https://docs.stripe.com/api/disputes/object
import type { Kysely } from 'kysely';
import type { DB } from '@/server/db/types';
import { bookCharge, type Intent, isCard } from './charge';
import { emit } from './events';
import { lock, newRef, type StoredObject, save } from './store';

type SandboxDb = Kysely<DB>;

export interface SandboxDispute extends StoredObject {
  object: 'dispute';
  amount: number;
  payment_intent: string;
  reason: string;
  status:
    | 'warning_needs_response'
    | 'warning_under_review'
    | 'warning_closed'
    | 'needs_response'
    | 'under_review'
    | 'won'
    | 'lost';
  metadata: Record<string, string>;
  evidence: Record<string, string>;
  evidence_details: { due_by: number; has_evidence: boolean; past_due: boolean; submission_count: number };
}

/** Banks wait this long for evidence. */
const EVIDENCE_SECONDS = 7 * 86_400;

/**
 * What a bank can dispute: of a card what refunds left. A debit is returned as a whole, whatever was refunded of it: a return
 * of an ACH entry has the amount of the entry.
 */
const disputable = (intent: Intent) =>
  isCard(intent) ? intent.amount - intent.amount_refunded || intent.amount : intent.amount;

const show = (dispute: SandboxDispute) => ({
  source: { id: dispute.id, object: 'dispute', payment_intent: dispute.payment_intent },
});

export interface DisputeWish {
  /** Cents; all that is left where absent. */
  amount?: number;
  reason?: string;
  /** The bank asks first, and no money moves. */
  isInquiry?: boolean;
}

/** A bank disputes a payment that succeeded. */
export async function openDispute(
  db: SandboxDb,
  intent: Intent,
  { amount = disputable(intent), reason = 'fraudulent', isInquiry }: DisputeWish,
  now: number,
): Promise<string> {
  if (intent.status !== 'succeeded' || amount < 1 || amount > disputable(intent))
    throw new Error(`A bank cannot dispute ${amount} of ${intent.id}`);
  const dispute: SandboxDispute = {
    id: newRef('du'),
    object: 'dispute',
    amount,
    currency: 'usd',
    created: now,
    payment_intent: intent.id,
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
    metadata: {},
    evidence: {},
    evidence_details: { due_by: now + EVIDENCE_SECONDS, has_evidence: false, past_due: false, submission_count: 0 },
  };
  await save(db, 'dispute', now, dispute);
  if (!isInquiry) await bookCharge(db, intent, -amount, { type: 'adjustment', ...show(dispute) });
  await emit(db, 'charge.dispute.created', dispute, now);
  if (!isInquiry) await emit(db, 'charge.dispute.funds_withdrawn', dispute, now);
  return dispute.id;
}

/** The bank decides. Money of a dispute that is won comes again. */
export async function closeDispute(db: SandboxDb, id: string, isWon: boolean, now: number): Promise<void> {
  const dispute = await lock<SandboxDispute>(db, id);
  const intent = dispute && (await lock<Intent>(db, dispute.payment_intent));
  if (!intent) throw new Error(`No such dispute: ${id}`);
  const isInquiry = dispute.status.startsWith('warning_');
  const status = isInquiry ? 'warning_closed' : isWon ? 'won' : 'lost';
  const closed: SandboxDispute = { ...dispute, status };
  await save(db, 'dispute', now, closed);
  if (isWon && !isInquiry) {
    await bookCharge(db, intent, dispute.amount, { type: 'adjustment', ...show(dispute) });
    await emit(db, 'charge.dispute.funds_reinstated', closed, now);
  }
  await emit(db, 'charge.dispute.closed', closed, now);
}
