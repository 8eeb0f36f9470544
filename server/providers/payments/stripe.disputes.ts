// Evidence for disputes: papers are uploaded, then all of it is submitted at once, which can be done one time only.
// https://docs.stripe.com/disputes/api
import Stripe from 'stripe';
import type { EvidenceAnswer, EvidenceOrder } from './payments';

export async function sendEvidence(
  stripe: Stripe,
  { key, disputeRef, texts, files }: EvidenceOrder,
): Promise<EvidenceAnswer> {
  try {
    // Keys are forgotten after a day; the dispute itself says for good what was submitted.
    const dispute = await stripe.disputes.retrieve(disputeRef);
    if (dispute.evidence_details.submission_count > 0)
      return dispute.metadata.key === key ? { status: dispute.status } : { refusal: 'already_submitted' };
    const papers: Record<string, string> = {};
    for (const { field, name, bytes } of files) {
      const file = { data: Buffer.from(bytes), name, type: 'application/pdf' };
      const uploaded = await stripe.files.create(
        { purpose: 'dispute_evidence', file },
        { idempotencyKey: `${key}:${field}` },
      );
      papers[field] = uploaded.id;
    }
    const { status } = await stripe.disputes.update(
      disputeRef,
      { evidence: { ...texts, ...papers }, submit: true, metadata: { key } },
      { idempotencyKey: key },
    );
    return { status };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return { refusal: error.code ?? error.message };
    throw error;
  }
}
