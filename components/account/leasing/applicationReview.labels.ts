import type { BadgeTone } from '@/components/ui/feedback/Badge';
import type { ApplicationStatus } from '@/contract/applications/constants';
import type { Verdict } from '@/contract/criteria/criteria';
import type { Condition, ReceivedApplication } from '@/contract/decisions/endpoints';
import { formatDate } from '@/lib/format/dates';
import { formatCents } from '@/lib/format/money';

interface StatusLabel {
  label: string;
  tone: BadgeTone;
}

/** Where an application stands, as a homeowner reads it. */
export const reviewStatusLabels: Record<ApplicationStatus, StatusLabel> = {
  started: { label: 'Begun', tone: 'neutral' },
  submitted: { label: 'Handed in', tone: 'neutral' },
  screening: { label: 'We are looking', tone: 'info' },
  needs_information: { label: 'Asked for more', tone: 'info' },
  in_review: { label: 'Ready for you', tone: 'coral' },
  approved: { label: 'You said yes', tone: 'success' },
  approved_with_conditions: { label: 'Yes, with conditions', tone: 'success' },
  declined: { label: 'You said no', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  homeowner_withdrew: { label: 'You canceled', tone: 'neutral' },
  expired: { label: 'Ran out', tone: 'neutral' },
  leased_to_another: { label: 'Leased to others', tone: 'neutral' },
  lease_sent: { label: 'Lease sent', tone: 'success' },
  lease_signed: { label: 'Lease signed', tone: 'success' },
  lease_ended: { label: 'Lease ended', tone: 'neutral' },
};

export const verdictLabels: Record<Verdict, StatusLabel & { explanation: string }> = {
  qualifies: { label: 'Meets every criterion', tone: 'success', explanation: 'Everything that may be asked is met.' },
  with_conditions: {
    label: 'Nearly there',
    tone: 'warning',
    explanation: 'Something is short that a co-signer or a larger deposit can make up for.',
  },
  does_not_qualify: {
    label: 'A criterion is not met',
    tone: 'danger',
    explanation: 'Something is not met that nothing makes up for.',
  },
  incomplete: { label: 'Still open', tone: 'info', explanation: 'Something is still being looked at.' },
};

const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

/** `2 adults, 1 co-signer, 1 dog` */
export function householdLabel(household: ReceivedApplication['household']): string {
  if (!household) return 'Known once they have been looked at';
  const { adults, coSigners, pets } = household;
  const kinds = [...new Set(pets)].map((kind) =>
    counted(pets.filter((each) => each === kind).length, kind === 'other' ? 'other pet' : kind),
  );
  return [counted(adults, 'adult'), ...(coSigners > 0 ? [counted(coSigners, 'co-signer')] : []), ...kinds].join(', ');
}

export function conditionLabel(condition: Condition): string {
  if (condition.kind === 'coSigner') return 'Somebody signs with them, as a co-signer';
  if (condition.kind === 'deposit') return `A deposit of ${formatCents(condition.cents)}`;
  return `The lease starts on ${formatDate(condition.day)}`;
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
