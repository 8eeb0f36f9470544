import { cents } from '@/contract/amounts/cents';
import type { Dispute, DisputeEvidence, Disputes } from '@/contract/money/disputes/endpoints';
import type { Db } from '@/server/db/client';
import { partsOf, unanswerableOf } from './index';
import * as repo from './repo';

const presentEvidence = (row: repo.EvidenceView): DisputeEvidence => ({
  status: row.status,
  text: row.text,
  parts: row.parts,
  sentBy: row.senderName || 'A former colleague',
  createdAt: row.createdAt.toISOString(),
  submittedAt: row.submittedAt?.toISOString() ?? null,
  refusal: row.refusal,
});

function presentDispute(row: repo.DisputeRow, evidence: repo.EvidenceView | undefined, now: Date): Dispute {
  const { id, payer, payerId, leaseId, home, amount, paidAt, reason, status, evidenceDueAt, createdAt } = row;
  return {
    id,
    payer,
    payerId,
    leaseId,
    home,
    amountCents: cents(amount),
    paidAt: paidAt.toISOString(),
    reason,
    status,
    evidenceDueAt: evidenceDueAt?.toISOString() ?? null,
    openedAt: createdAt.toISOString(),
    parts: partsOf(row),
    unanswerable: unanswerableOf(row, evidence, now),
    evidence: evidence ? presentEvidence(evidence) : null,
  };
}

/** As the system. */
export async function presentDisputes(db: Db, now: Date): Promise<Disputes> {
  const rows = await repo.list(db);
  const evidence = await repo.listEvidence(
    db,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) =>
    presentDispute(
      row,
      evidence.find(({ disputeId }) => disputeId === row.id),
      now,
    ),
  );
  return { items };
}
