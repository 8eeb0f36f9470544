import * as z from 'zod';
import { businessNameSchema, PersonName } from '@/contract/account/users/nameSchema';
import { Cents } from '@/contract/amounts/schemas';
import { EmailAddress } from '@/contract/format/emailAddress';
import { PayoutPlanName, PlanOffer } from '@/contract/money/payoutPlans/schemas';
import { EnvelopeStatus, SignerRole, SignerStatus } from '@/contract/platform/signing/schemas';
import {
  AGREEMENT_STEPS,
  agreementLifecycle,
  MAX_EVIDENCE_FILES,
  MAX_TITLE_HOLDERS,
  OWNERSHIP_KINDS,
} from './constants';

export const AgreementStatus = z.enum(agreementLifecycle.states);

/** A person on the title, or a signer for the trust or company that is. */
export const TitleHolder = z.strictObject({
  name: PersonName,
  email: EmailAddress,
  /** In which capacity they sign for a trust or company, such as “Trustee”. */
  capacity: z.string().trim().max(80).default(''),
});
export type TitleHolder = z.infer<typeof TitleHolder>;

/** What the owner answers before it is sent. What is left out stays as it is. */
export const AgreementChange = z.strictObject({
  kind: z.enum(OWNERSHIP_KINDS).optional(),
  entityName: businessNameSchema(160).optional(),
  holders: z.array(TitleHolder).max(MAX_TITLE_HOLDERS).optional(),
  /** Documents of the caller that show who owns the home. */
  evidence: z.array(z.uuid()).max(MAX_EVIDENCE_FILES).optional(),
  plan: PayoutPlanName.optional(),
  /** Whether the exclusions and the way out were read. */
  termsRead: z.boolean().optional(),
});
export type AgreementChange = z.infer<typeof AgreementChange>;

/** Everything an agreement is filled from, fixed when it is sent. Local dates; cents. */
export const AgreementTerms = z.object({
  address: z.string(),
  state: z.string(),
  unitType: z.string(),
  kind: z.enum(OWNERSHIP_KINDS),
  entityName: z.string(),
  holders: z.array(z.object({ name: z.string(), capacity: z.string() })),
  startOn: z.iso.date(),
  endOn: z.iso.date(),
  offer: PlanOffer,
  repairApprovalCents: Cents,
  noticeAddress: z.string(),
});
export type AgreementTerms = z.infer<typeof AgreementTerms>;

export const AgreementSigner = z.object({
  name: z.string(),
  role: SignerRole,
  status: SignerStatus,
  isMe: z.boolean(),
});

/** An agreement as its people see it. */
export const Agreement = z.object({
  id: z.uuid(),
  homeId: z.uuid(),
  address: z.string(),
  status: AgreementStatus,
  /** Whether the caller owns the home and answers the draft. */
  isOwner: z.boolean(),
  kind: z.enum(OWNERSHIP_KINDS),
  entityName: z.string(),
  holders: z.array(TitleHolder),
  evidence: z.array(z.object({ id: z.uuid(), name: z.string() })),
  plan: PayoutPlanName.nullable(),
  termsRead: z.boolean(),
  /** All plans in dollars for this home; once it is sent, the one that was chosen. */
  offers: z.array(PlanOffer),
  /** What is missing from a draft, by step. */
  missing: z.array(z.object({ step: z.enum(AGREEMENT_STEPS), problem: z.string() })),
  envelopeId: z.uuid().nullable(),
  envelopeStatus: EnvelopeStatus.nullable(),
  signers: z.array(AgreementSigner),
  /** Who declined or withdrew it, and why, in their words. */
  ended: z.object({ by: z.string().nullable(), reason: z.string().nullable() }).nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  signedAt: z.iso.datetime().nullable(),
});
export type Agreement = z.infer<typeof Agreement>;

export const agreementsSchemas = {
  listAgreements: { result: z.object({ items: z.array(Agreement) }) },
  getAgreement: { result: Agreement },
  startAgreement: { body: z.strictObject({}), result: Agreement },
  saveAgreement: { body: AgreementChange, result: Agreement },
  sendAgreement: { body: z.strictObject({}), result: Agreement },
  claimCounterSignature: { body: z.strictObject({}), result: Agreement },
};
