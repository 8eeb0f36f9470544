import type { BadgeTone } from '@/components/ui/feedback/Badge';
import type { ApplicationStatus } from '@/contract/leasing/applications/constants';
import type { Verdict } from '@/contract/leasing/criteria/criteria';
import type { Condition, ReceivedApplication } from '@/contract/leasing/decisions/endpoints';
import { formatDate } from '@/lib/format/dates';
import { formatCents } from '@/lib/format/money';

interface StatusLabel {
  label: string;
  tone: BadgeTone;
}

/** Where an application stands, as a homeowner reads it. */
export const reviewStatusLabels: Record<ApplicationStatus, StatusLabel> = {
  started: { label: 'Started', tone: 'neutral' },
  submitted: { label: 'Submitted', tone: 'neutral' },
  screening: { label: 'In screening', tone: 'info' },
  needs_information: { label: 'More info requested', tone: 'info' },
  in_review: { label: 'Ready to review', tone: 'coral' },
  approved: { label: 'Approved', tone: 'success' },
  approved_with_conditions: { label: 'Approved with conditions', tone: 'success' },
  declined: { label: 'Declined', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  homeowner_withdrew: { label: 'You canceled', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
  leased_to_another: { label: 'Leased to others', tone: 'neutral' },
  lease_sent: { label: 'Lease sent', tone: 'success' },
  lease_signed: { label: 'Lease signed', tone: 'success' },
  lease_ended: { label: 'Lease ended', tone: 'neutral' },
};

export const verdictLabels: Record<Verdict, StatusLabel & { explanation: string }> = {
  qualifies: { label: 'Meets every criterion', tone: 'success', explanation: 'All published criteria are met.' },
  with_conditions: {
    label: 'Close',
    tone: 'warning',
    explanation: 'A co-signer or a larger deposit can make up for what’s missing.',
  },
  does_not_qualify: {
    label: 'Not all criteria met',
    tone: 'danger',
    explanation: 'One or more criteria aren’t met, and no condition can make up for that.',
  },
  incomplete: { label: 'Not complete yet', tone: 'info', explanation: 'We’re still checking some criteria.' },
};

const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

/** `2 adults, 1 co-signer, 1 dog` */
export function householdLabel(household: ReceivedApplication['household']): string {
  if (!household) return 'Available after screening';
  const { adults, coSigners, pets } = household;
  const kinds = [...new Set(pets)].map((kind) =>
    counted(pets.filter((each) => each === kind).length, kind === 'other' ? 'other pet' : kind),
  );
  return [counted(adults, 'adult'), ...(coSigners > 0 ? [counted(coSigners, 'co-signer')] : []), ...kinds].join(', ');
}

export function conditionLabel(condition: Condition): string {
  if (condition.kind === 'coSigner') return 'A co-signer signs with them';
  if (condition.kind === 'deposit') return `Security deposit of ${formatCents(condition.cents)}`;
  return `Lease starts on ${formatDate(condition.day)}`;
}

export const queueOrdinals = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
];
/** `First in line` */
export const queuePositionLabel = (place: number) => `${queueOrdinals[place - 1] ?? `Number ${place}`} in line`;
