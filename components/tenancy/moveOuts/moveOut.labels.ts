import type { BadgeTone } from '@/components/ui/feedback/Badge';
import type { Deduction, MoveOut, MoveOutPlan } from '@/contract/tenancy/moveOuts/endpoints';

export const moveOutBadges: Record<MoveOut['status'], { label: string; tone: BadgeTone }> = {
  planned: { label: 'Not moved out yet', tone: 'neutral' },
  left: { label: 'Statement due', tone: 'warning' },
  itemized: { label: 'Statement sent', tone: 'info' },
  settled: { label: 'Settled', tone: 'success' },
  returned: { label: 'Closed', tone: 'success' },
};

export const deductionBadges: Record<Deduction['status'], { label: string; tone: BadgeTone }> = {
  proposed: { label: 'Proposed', tone: 'info' },
  disputed: { label: 'Disputed', tone: 'warning' },
  unanswered: { label: 'Not answered', tone: 'neutral' },
  accepted: { label: 'Agreed', tone: 'success' },
  dropped: { label: 'Dropped', tone: 'neutral' },
};

export const itemStateLabels = {
  good: 'Good',
  worn: 'Worn',
  damaged: 'Damaged',
  none: 'None here',
} as const;
export const itemStateOptions = (['good', 'worn', 'damaged', 'none'] as const).map((value) => ({
  value,
  label: itemStateLabels[value],
}));

export const nextUseLabels: Record<MoveOutPlan['next'], string> = {
  re_lease: 'Rent it out again',
  return: 'Take the home back',
  sell: 'Sell it',
  renovate: 'Renovate first',
};

export const scopeLabels: Record<MoveOutPlan['scope'][number], string> = {
  cleaning: 'Cleaning',
  paint: 'Paint',
  floors: 'Floors',
  repairs: 'Repairs',
  locks: 'New locks',
  photos: 'New photos',
};

/** An owner’s deposit that is not back, or not settled, yet. */
export const isOpenDeposit = ({ side, status }: Pick<MoveOut, 'side' | 'status'>) =>
  side === 'owner' && status !== 'planned' && status !== 'returned';

/** A state within a sentence. */
export const stateText = (state: keyof typeof itemStateLabels | null) =>
  state === null ? 'not rated' : itemStateLabels[state].toLowerCase();

/** What stands once the last day to answer a line is over. */
export function standingText(
  { status, stoodOn, counterCents }: Pick<Deduction, 'status' | 'stoodOn' | 'counterCents'>,
  side: MoveOut['side'],
): string {
  if (status !== 'disputed') return counterCents === null ? 'this deduction stands' : 'this offer stands';
  if (stoodOn) return 'this deduction stands as before';
  return side === 'resident' ? 'your amount stands' : 'the residents’ amount stands';
}

/** The person who has to answer a line, as one side reads it. */
export function answererText(status: Deduction['status'], side: MoveOut['side']): string {
  if (status === 'disputed') return side === 'owner' ? 'your' : 'the homeowner’s';
  return side === 'resident' ? 'your' : 'the residents’';
}

/** Whether there is an inspection to see or to come: none is prepared once the deposit is back. */
export const hasInspection = ({
  inspectedAt,
  inspectionAt,
  status,
}: Pick<MoveOut, 'inspectedAt' | 'inspectionAt' | 'status'>): boolean =>
  inspectedAt !== null || inspectionAt !== null || (status !== 'settled' && status !== 'returned');

/** The link to the inspection, by where it stands. */
export function inspectionLabel({ inspectedAt, inspectionAt }: Pick<MoveOut, 'inspectedAt' | 'inspectionAt'>): string {
  if (inspectedAt) return 'See the move-out inspection';
  return inspectionAt ? 'Open the move-out inspection' : 'Prepare the move-out inspection';
}
