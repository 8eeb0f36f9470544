// What a homeowner may decide: every no, and every worse term, rests on a published criterion that was not met.
import { criterionWords } from '@/contract/criteria';
import type { Decided, Received, ReceivedForHome } from '@/contract/decisions';
import { type Condition, START_MOVES_DAYS } from '@/contract/decisions.facts';
import { inDollars } from '@/contract/money.words';
import { ApiError } from '@/server/http/errors';

type Wanted = Pick<Decided, 'outcome' | 'reasons' | 'conditions'>;

const refuse = (field: string, message: string): never => {
  throw new ApiError('invalid', message, { fields: { [field]: message } });
};

/** Refuses what the criteria or the law do not carry; says which field to mend. */
export function demandLawful(
  { outcome, reasons, conditions }: Wanted,
  { lines, desiredStart }: Pick<Received, 'lines' | 'desiredStart'>,
  place: Pick<ReceivedForHome, 'home' | 'depositLimitCents'>,
  today: string,
): void {
  const failed = lines.filter(({ result }) => result === 'notMet').map(({ criterion }) => criterion);
  if (reasons.some((reason) => !failed.includes(reason)))
    refuse('reasons', 'A reason has to be a criterion that was not met.');
  if (outcome === 'declined') {
    if (reasons.length === 0) refuse('reasons', 'A no needs at least one criterion that was not met.');
    if (conditions.length > 0) refuse('conditions', 'A no has no conditions.');
    return;
  }
  if (outcome === 'approved') {
    if (conditions.length > 0) refuse('conditions', 'Choose “yes, with conditions” to ask for something.');
    if (reasons.length > 0) refuse('reasons', 'A yes without conditions needs no reason.');
    return;
  }
  if (conditions.length === 0) refuse('conditions', 'Say which conditions, or choose a plain yes.');
  if (new Set(conditions.map(({ kind }) => kind)).size < conditions.length)
    refuse('conditions', 'Each condition can be asked for once.');
  for (const condition of conditions) demandCarried(condition, reasons, desiredStart, place, today);
}

function demandCarried(
  condition: Condition,
  reasons: Wanted['reasons'],
  desiredStart: string,
  { home, depositLimitCents }: Pick<ReceivedForHome, 'home' | 'depositLimitCents'>,
  today: string,
): void {
  if (condition.kind === 'start') {
    const moved = Math.abs(Date.parse(condition.day) - Date.parse(desiredStart)) / 86_400_000;
    if (condition.day < today || moved > START_MOVES_DAYS)
      refuse('conditions', `A start can move by ${START_MOVES_DAYS} days, and not into the past.`);
    return;
  }
  if (!reasons.some((reason) => criterionWords[reason].remedies.includes(condition.kind)))
    refuse('reasons', 'A co-signer or a larger deposit needs a criterion that was not met and that it makes up for.');
  if (condition.kind !== 'deposit') return;
  if (condition.cents <= home.depositCents)
    refuse('conditions', `A larger deposit is more than the usual ${inDollars(home.depositCents)}.`);
  if (depositLimitCents !== null && condition.cents > depositLimitCents)
    refuse('conditions', `The law allows a deposit of ${inDollars(depositLimitCents)} here at most.`);
}
