import type { PlanOffer } from '@/contract/money/payoutPlans/payout';
import { AGREEMENT_STEPS, type AgreementStep } from '@/contract/onboarding/agreements/constants';
import type { Agreement } from '@/contract/onboarding/agreements/endpoints';
import { OWN_EMAIL_NEEDED } from '@/contract/platform/signing/constants';
import type { AgreementRow, AgreementView, SignerView } from './repo';

type Draft = Pick<AgreementRow, 'kind' | 'entityName' | 'holders' | 'evidence' | 'plan' | 'termsReadAt'>;

/** What a draft still needs before it can be sent, by step. */
export function missingFromDraft(draft: Draft): { step: AgreementStep; problem: string }[] {
  const { kind, entityName, holders, evidence, plan, termsReadAt } = draft;
  const emails = new Set(holders.map(({ email }) => email.toLowerCase()));
  const problems: [AgreementStep, boolean, string][] = [
    ['ownership', holders.length === 0, 'Name everyone on the title.'],
    ['ownership', emails.size < holders.length, OWN_EMAIL_NEEDED],
    ['ownership', kind !== 'individual' && entityName === '', 'Enter the name of the trust or company.'],
    [
      'ownership',
      kind !== 'individual' && holders.some(({ capacity }) => capacity === ''),
      'Say in which role each person signs, such as trustee or managing member.',
    ],
    ['ownership', evidence.length === 0, 'Upload a document that shows who owns the home.'],
    ['plan', plan === null, 'Choose a payout plan.'],
    ['terms', termsReadAt === null, 'Confirm that you read the exclusions and how the agreement ends.'],
  ];
  return problems.flatMap(([step, isMissing, problem]) => (isMissing ? [{ step, problem }] : []));
}

/** The step at which a draft goes on. */
export const nextStepOf = (draft: Draft): AgreementStep =>
  AGREEMENT_STEPS.find((step) => missingFromDraft(draft).some((one) => one.step === step)) ?? 'terms';

interface PresentContext {
  personId: string;
  signers: readonly SignerView[];
  offers: readonly PlanOffer[];
  evidence: readonly { id: string; name: string }[];
}

/** As one of its people sees it: email addresses only for the owner who typed them. */
export function presentAgreement(row: AgreementView, context: PresentContext): Agreement {
  const isOwner = row.ownerId === context.personId;
  const hasEnded = row.status === 'declined' || row.status === 'expired' || row.status === 'voided';
  return {
    id: row.id,
    homeId: row.homeId,
    address: row.terms?.address ?? row.streetAddress ?? '',
    status: row.status,
    isOwner,
    kind: row.kind,
    entityName: row.entityName,
    holders: isOwner ? row.holders : [],
    evidence: [...context.evidence],
    plan: row.plan,
    termsRead: row.termsReadAt !== null,
    offers: row.terms ? [row.terms.offer] : [...context.offers],
    missing: row.status === 'draft' ? missingFromDraft(row) : [],
    envelopeId: row.envelopeId,
    envelopeStatus: row.envelopeStatus,
    signers: [...context.signers],
    ended: hasEnded ? { by: row.endedBy, reason: row.endReason } : null,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    signedAt: row.signedAt?.toISOString() ?? null,
  };
}
