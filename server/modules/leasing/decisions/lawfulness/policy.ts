// What a homeowner may decide: every no, and every worse term, rests on a published criterion that was not met.

import { addDays } from '@/contract/calendar/days';
import { DAY_MS } from '@/contract/calendar/durations';
import { localDay } from '@/contract/calendar/localDay';
import { pluralize } from '@/contract/format/counts';
import { formatDay } from '@/contract/format/days';
import { formatMoney } from '@/contract/format/money';
import { criterionLabels } from '@/contract/leasing/criteria/criteria';
import { type Condition, MAX_START_SHIFT_DAYS } from '@/contract/leasing/decisions/constants';
import type { Decision, HomeApplications, ReceivedApplication } from '@/contract/leasing/decisions/endpoints';
import { ApiError } from '@/server/http/errors';

type ProposedDecision = Pick<Decision, 'outcome' | 'reasons' | 'conditions'>;

const rejectField = (field: string, message: string): never => {
  throw new ApiError('invalid', message, { fields: { [field]: message } });
};

/** Refuses what the criteria or the law do not carry; says which field to mend. */
export function assertLawful(
  { outcome, reasons, conditions }: ProposedDecision,
  application: Pick<ReceivedApplication, 'lines' | 'desiredStart' | 'receivedAt'>,
  place: Pick<HomeApplications, 'home' | 'depositLimitCents'>,
  today: string,
): void {
  const failed = application.lines.filter(({ result }) => result === 'not_met').map(({ criterion }) => criterion);
  if (reasons.some((reason) => !failed.includes(reason)))
    rejectField('reasons', 'The reason must be a criterion that wasn’t met.');
  if (outcome === 'declined') {
    if (reasons.length === 0) rejectField('reasons', 'To decline, choose at least one criterion that wasn’t met.');
    if (conditions.length > 0) rejectField('conditions', 'You can’t add conditions when you decline.');
    return;
  }
  if (outcome === 'approved') {
    if (conditions.length > 0) rejectField('conditions', 'Choose “Approve with conditions” to add a condition.');
    if (reasons.length > 0) rejectField('reasons', 'An approval without conditions doesn’t need a reason.');
    return;
  }
  if (conditions.length === 0) rejectField('conditions', 'Add a condition, or choose “Approve”.');
  if (new Set(conditions.map(({ kind }) => kind)).size < conditions.length)
    rejectField('conditions', 'You can add each condition only once.');
  for (const condition of conditions) assertConditionAllowed(condition, reasons, application, place, today);
}

function assertConditionAllowed(
  condition: Condition,
  reasons: ProposedDecision['reasons'],
  { desiredStart, receivedAt }: Pick<ReceivedApplication, 'desiredStart' | 'receivedAt'>,
  { home, depositLimitCents }: Pick<HomeApplications, 'home' | 'depositLimitCents'>,
  today: string,
): void {
  if (condition.kind === 'start') {
    const moved = Math.abs(Date.parse(condition.day) - Date.parse(desiredStart)) / DAY_MS;
    if (condition.day < today || moved > MAX_START_SHIFT_DAYS)
      rejectField(
        'conditions',
        `You can move the start date by up to ${MAX_START_SHIFT_DAYS} days, but not into the past.`,
      );
    // The HOA hears of them when we do.
    const approved = addDays(localDay(receivedAt, home.timeZone), home.hoaApprovalDays ?? 0);
    if (condition.day < desiredStart && condition.day < approved)
      rejectField(
        'conditions',
        `The HOA takes about ${pluralize(home.hoaApprovalDays ?? 0, 'day')} to approve residents. The lease can start on ${formatDay(approved, 'long')} or later.`,
      );
    return;
  }
  if (!reasons.some((reason) => criterionLabels[reason].remedies.includes(condition.kind)))
    rejectField(
      'reasons',
      'You can ask for a co-signer or a larger deposit only to make up for a criterion that wasn’t met.',
    );
  if (condition.kind !== 'deposit') return;
  if (condition.cents <= home.depositCents)
    rejectField('conditions', `A larger deposit must be more than the usual ${formatMoney(home.depositCents)}.`);
  if (depositLimitCents !== null && condition.cents > depositLimitCents)
    rejectField('conditions', `The law allows a deposit of ${formatMoney(depositLimitCents)} here at most.`);
}
