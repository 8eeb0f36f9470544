import * as z from 'zod';
import { businessNameSchema } from '@/contract/account/users/nameSchema';
import { Cents, InputCents } from '@/contract/amounts/schemas';
import { paymentLifecycle } from '@/contract/money/payments/constants';
import { INSTALLMENT_MONTHS } from '@/contract/money/smoothPayments/constants';
import { InspectionPhoto } from '@/contract/onboarding/inspections/schemas';
import { SEVERITIES } from '@/contract/onboarding/inspections/standards';
import { ITEM_DECISIONS, PAYMENT_CHOICES, proposalLifecycle } from './constants';

const Id = z.uuid();

const ProposalItem = z.object({
  id: Id,
  room: z.string(),
  /** The standard it comes from, and where that comes from. */
  standard: z.string(),
  source: z.string(),
  severity: z.enum(SEVERITIES),
  note: z.string(),
  photos: z.array(InspectionPhoto),
  included: z.boolean(),
  priceCents: Cents.nullable(),
  leadDays: z.int().nullable(),
  pro: z.string(),
  /** What leaving it undone costs, by our rent model; null where the model has no such feature. */
  rentEffectCents: Cents.nullable(),
  daysEffect: z.int().nullable(),
  decision: z.enum(ITEM_DECISIONS).nullable(),
  declineReason: z.string().nullable(),
  vendorName: z.string().nullable(),
  proofDocumentId: Id.nullable(),
  proofStatus: z.enum(['submitted', 'accepted', 'refused']).nullable(),
  proofNote: z.string().nullable(),
  doneAt: z.iso.datetime().nullable(),
  /** Checked again after the work. */
  fixed: z.boolean(),
});
export type ProposalItem = z.infer<typeof ProposalItem>;

const ProposalSummary = z.object({
  id: Id,
  inspectionId: Id,
  status: z.enum(proposalLifecycle.states),
  /** The law of its state says what paying by card may cost. */
  home: z.object({ id: Id, address: z.string(), state: z.string(), timeZone: z.string() }),
  sentAt: z.iso.datetime().nullable(),
});
export type ProposalSummary = z.infer<typeof ProposalSummary>;

const Proposal = ProposalSummary.extend({
  payment: z.enum(PAYMENT_CHOICES).nullable(),
  spreadMonths: z.literal(INSTALLMENT_MONTHS).nullable(),
  /** The payment of an owner who paid at once. */
  paid: z.object({ amountCents: Cents, feeCents: Cents, status: z.enum(paymentLifecycle.states) }).nullable(),
  items: z.array(ProposalItem),
  /** Of what the owner accepted so far. */
  totalCents: Cents,
});
export type Proposal = z.infer<typeof Proposal>;

const Decision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('accept') }),
  z.strictObject({
    decision: z.literal('decline'),
    reason: z.string().trim().min(1, 'Tell us why, so we don’t ask again').max(500),
  }),
  z.strictObject({
    decision: z.literal('own_vendor'),
    vendorName: businessNameSchema(120, 'Who does the work?'),
  }),
]);

export const proposalsSchemas = {
  listProposals: { result: z.array(ProposalSummary) },
  getProposal: { result: Proposal },
  prepareProposal: { body: z.strictObject({}), result: Proposal },
  passInspection: { body: z.strictObject({}), result: z.object({}) },
  saveItem: {
    body: z.strictObject({
      included: z.boolean(),
      priceCents: Cents.min(0).max(10_000_000).nullable(),
      leadDays: z.int().min(0).max(365).nullable(),
      pro: z.string().trim().max(120),
    }),
    result: Proposal,
  },
  sendProposal: { body: z.strictObject({}), result: Proposal },
  decideItem: { body: Decision, result: Proposal },
  submitProof: { body: z.strictObject({ documentId: Id }), result: Proposal },
  submitDecisions: {
    body: z.strictObject({
      payment: z.enum(PAYMENT_CHOICES).nullable(),
      /** Of paying now: a saved method, and the card fee that was shown. */
      method: z.strictObject({ paymentMethodId: Id, feeCents: InputCents }).nullable().default(null),
      /** Of spreading. */
      months: z.literal(INSTALLMENT_MONTHS).nullable().default(null),
    }),
    result: Proposal,
  },
  checkProof: {
    body: z.strictObject({ accepted: z.boolean(), note: z.string().trim().max(500).default('') }),
    result: Proposal,
  },
  completeItem: { body: z.strictObject({}), result: Proposal },
  finishWork: { body: z.strictObject({}), result: Proposal },
};
