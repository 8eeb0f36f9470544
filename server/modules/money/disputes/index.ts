// Evidence for disputed payments: our team chooses papers and says what happened, and a job sends it to the processor.
import {
  ANSWERABLE_STATUSES,
  EVIDENCE_PARTS,
  type EvidencePart,
  type Unanswerable,
  unanswerableReasons,
} from '@/contract/money/disputes/constants';
import type { Db } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import type { DisputeRow, EvidenceRow } from './repo';
import * as repo from './repo';

/** Papers that are there for a payment. */
export const partsOf = ({ receiptKey, leaseKey, leaseId }: DisputeRow): EvidencePart[] =>
  EVIDENCE_PARTS.filter((part) => {
    if (part === 'receipt') return receiptKey !== null;
    if (part === 'lease') return leaseKey !== null;
    return part === 'activity' || leaseId !== null;
  });

/** Why evidence cannot be sent; null where it can. */
export function unanswerableOf(
  { method, status, evidenceDueAt }: DisputeRow,
  evidence: Pick<EvidenceRow, 'status'> | undefined,
  now: Date,
): Unanswerable | null {
  if (method === 'bank') return 'bank_debit';
  if (evidence && evidence.status !== 'refused') return 'sent';
  if (!ANSWERABLE_STATUSES.includes(status)) return 'decided';
  return evidenceDueAt && evidenceDueAt <= now ? 'late' : null;
}

interface Answer {
  text: string;
  parts: EvidencePart[];
  personId: string;
  now: Date;
}

/** Writes down what is sent; a job sends it. As the system. */
export async function answerDispute(
  db: Db,
  dispute: DisputeRow,
  { text, parts, personId, now }: Answer,
): Promise<string> {
  await repo.lock(db, dispute.id);
  const current = (await repo.find(db, dispute.id)) ?? dispute;
  const [before] = await repo.listEvidence(db, [dispute.id]);
  const reason = unanswerableOf(current, before, now);
  if (reason) throw conflict(unanswerableReasons[reason]);
  const there = partsOf(current);
  if (parts.some((part) => !there.includes(part))) {
    const message = 'One of these papers does not exist for this payment.';
    throw new ApiError('invalid', message, { fields: { parts: message } });
  }
  const id = newId(now.getTime());
  await repo.insertEvidence(db, { id, disputeId: dispute.id, text, parts, sentBy: personId, createdAt: now });
  await enqueue(db, 'sendDisputeEvidence', { id }, { jobKey: `dispute-evidence:${id}` });
  return id;
}
