import type { BadgeTone } from '@/components/ui/feedback/Badge';
import type { PayoutPlanName } from '@/contract/money/payoutPlans/endpoints';
import type { AgreementStep, OwnershipKind } from '@/contract/onboarding/agreements/constants';
import type { Agreement } from '@/contract/onboarding/agreements/endpoints';

export const stepLabels: Record<AgreementStep, string> = {
  ownership: 'Ownership',
  plan: 'Plan and fees',
  terms: 'Terms',
  signing: 'Signatures',
};

export const ownershipOptions: readonly { value: OwnershipKind; label: string; help: string }[] = [
  { value: 'individual', label: 'One or more people', help: 'Your names are on the title.' },
  { value: 'trust', label: 'A trust', help: 'Every trustee who must sign does.' },
  { value: 'company', label: 'A company', help: 'An LLC, corporation, or partnership.' },
];

export const entityLabels: Record<OwnershipKind, { name: string; capacity: string; evidence: string }> = {
  individual: {
    name: '',
    capacity: '',
    evidence: 'A deed, a title report, or this year’s property tax bill with your names on it.',
  },
  trust: {
    name: 'Name of the trust',
    capacity: 'Role, such as trustee',
    evidence: 'The deed and the certification of trust that names the trustees.',
  },
  company: {
    name: 'Legal name of the company',
    capacity: 'Role, such as managing member',
    evidence: 'The deed and the document that says who may sign: an operating agreement, bylaws, or a resolution.',
  },
};

export const planLabels: Record<PayoutPlanName, { label: string; help: string }> = {
  Monthly: { label: 'Monthly, guaranteed', help: 'Paid every month, even if rent is late' },
  Yearly: { label: 'A year up front', help: '12 months of rent at once, for a fee' },
  NoGuarantee: { label: 'As collected', help: 'Paid when the resident pays, no guarantee' },
};

/** Every status of the document; a draft has none yet. */
const agreementStatusLabels: Record<NonNullable<Agreement['envelopeStatus']>, { label: string; tone: BadgeTone }> = {
  draft: { label: 'Draft', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'info' },
  viewed: { label: 'Viewed', tone: 'info' },
  partly_signed: { label: 'Partly signed', tone: 'warning' },
  completed: { label: 'Completed', tone: 'success' },
  declined: { label: 'Declined', tone: 'danger' },
  expired: { label: 'Expired', tone: 'neutral' },
  voided: { label: 'Withdrawn', tone: 'neutral' },
};

/** How an agreement stands: as its document does; one that was signed before documents were kept here is signed all the same. */
export function agreementStatusLabel({ status, envelopeStatus }: Pick<Agreement, 'status' | 'envelopeStatus'>): {
  label: string;
  tone: BadgeTone;
} {
  if (envelopeStatus) return agreementStatusLabels[envelopeStatus];
  return status === 'signed' ? { label: 'Signed', tone: 'success' } : agreementStatusLabels.draft;
}
