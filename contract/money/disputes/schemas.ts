import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { EVIDENCE_PARTS, evidenceLifecycle, MAX_EVIDENCE_TEXT, UNANSWERABLE } from './constants';

const Instant = z.iso.datetime();

const DisputeEvidence = z.object({
  status: z.enum(evidenceLifecycle.states),
  text: z.string(),
  parts: z.array(z.enum(EVIDENCE_PARTS)),
  sentBy: z.string(),
  createdAt: Instant,
  /** When the processor took it. */
  submittedAt: Instant.nullable(),
  /** Why the processor refused it. */
  refusal: z.string().nullable(),
});
export type DisputeEvidence = z.infer<typeof DisputeEvidence>;

const Dispute = z.object({
  /** The processor's. */
  id: z.string(),
  payer: z.string(),
  payerId: z.uuid(),
  /** Lease of the payment. */
  leaseId: z.uuid().nullable(),
  /** Street address of the home. */
  home: z.string().nullable(),
  amountCents: Cents,
  paidAt: Instant,
  reason: z.string().nullable(),
  /** The processor's word. */
  status: z.string(),
  evidenceDueAt: Instant.nullable(),
  openedAt: Instant,
  /** Papers that are there. */
  parts: z.array(z.enum(EVIDENCE_PARTS)),
  /** Null where evidence can be sent. */
  unanswerable: z.enum(UNANSWERABLE).nullable(),
  /** The last that was sent. */
  evidence: DisputeEvidence.nullable(),
});
export type Dispute = z.infer<typeof Dispute>;

export const Disputes = z.object({ items: z.array(Dispute) });
export type Disputes = z.infer<typeof Disputes>;

export const disputesSchemas = {
  listDisputes: { result: Disputes },
  sendDisputeEvidence: {
    body: z.strictObject({
      text: z
        .string()
        .trim()
        .min(40, 'Say in a few sentences what was paid for and how the payer agreed')
        .max(MAX_EVIDENCE_TEXT),
      parts: z
        .array(z.enum(EVIDENCE_PARTS))
        .min(1, 'Choose at least one paper')
        .max(EVIDENCE_PARTS.length)
        .refine((parts) => new Set(parts).size === parts.length, 'Choose each paper once'),
    }),
    result: Disputes,
  },
};
