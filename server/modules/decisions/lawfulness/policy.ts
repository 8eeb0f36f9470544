// What a homeowner may decide: every no, and every worse term, rests on a published criterion that was not met.
import { criterionLabels } from '@/contract/criteria/criteria';
import { type Condition, MAX_START_SHIFT_DAYS } from '@/contract/decisions/constants';
import type { Decision, HomeApplications, ReceivedApplication } from '@/contract/decisions/endpoints';
import { formatMoney } from '@/contract/format/money';
import { ApiError } from '@/server/http/errors';

type ProposedDecision = Pick<Decision, 'outcome' | 'reasons' | 'conditions'>;

const rejectField = (field: string, message: string): never => {
  throw new ApiError('invalid', message, { fields: { [field]: message } });
};

/** Refuses what the criteria or the law do not carry; says which field to mend. */
export function assertLawful(
  { outcome, reasons, conditions }: ProposedDecision,
  { lines, desiredStart }: Pick<ReceivedApplication, 'lines' | 'desiredStart'>,
  place: Pick<HomeApplications, 'home' | 'depositLimitCents'>,
  today: string,
): void {
  const failed = lines.filter(({ result }) => result === 'not_met').map(({ criterion }) => criterion);
  if (reasons.some((reason) => !failed.includes(reason)))
    rejectField('reasons', 'A reason has to be a criterion that was not met.');
  if (outcome === 'declined') {
    if (reasons.length === 0) rejectField('reasons', 'A no needs at least one criterion that was not met.');
    if (conditions.length > 0) rejectField('conditions', 'A no has no conditions.');
    return;
  }
  if (outcome === 'approved') {
    if (conditions.length > 0) rejectField('conditions', 'Choose “yes, with conditions” to ask for something.');
    if (reasons.length > 0) rejectField('reasons', 'A yes without conditions needs no reason.');
    return;
  }
  if (conditions.length === 0) rejectField('conditions', 'Say which conditions, or choose a plain yes.');
  if (new Set(conditions.map(({ kind }) => kind)).size < conditions.length)
    rejectField('conditions', 'Each condition can be asked for once.');
  for (const condition of conditions) assertConditionAllowed(condition, reasons, desiredStart, place, today);
}

function assertConditionAllowed(
  condition: Condition,
  reasons: ProposedDecision['reasons'],
  desiredStart: string,
  { home, depositLimitCents }: Pick<HomeApplications, 'home' | 'depositLimitCents'>,
  today: string,
): void {
  if (condition.kind === 'start') {
    const moved = Math.abs(Date.parse(condition.day) - Date.parse(desiredStart)) / 86_400_000;
    if (condition.day < today || moved > MAX_START_SHIFT_DAYS)
      rejectField('conditions', `A start can move by ${MAX_START_SHIFT_DAYS} days, and not into the past.`);
    return;
  }
  if (!reasons.some((reason) => criterionLabels[reason].remedies.includes(condition.kind)))
    rejectField(
      'reasons',
      'A co-signer or a larger deposit needs a criterion that was not met and that it makes up for.',
    );
  if (condition.kind !== 'deposit') return;
  if (condition.cents <= home.depositCents)
    rejectField('conditions', `A larger deposit is more than the usual ${formatMoney(home.depositCents)}.`);
  if (depositLimitCents !== null && condition.cents > depositLimitCents)
    rejectField('conditions', `The law allows a deposit of ${formatMoney(depositLimitCents)} here at most.`);
}
