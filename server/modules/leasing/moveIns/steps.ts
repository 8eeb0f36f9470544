// What is done, open and locked between a signed lease and the keys. No keys before signatures, money and (Washington)
// the signed record of the home's condition; what is locked says what unlocks it.

import { formatDay } from '@/contract/format/days';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { canTakeDeposit, conditionRule } from '@/contract/law/deposits';
import type { Lease } from '@/contract/leasing/leases/endpoints';
import { type MoveInStep, moveInSteps } from '@/contract/leasing/moveIns/constants';
import type { MoveInStepState } from '@/contract/leasing/moveIns/endpoints';

export interface MoveInState {
  lease: Pick<Lease, 'terms' | 'status'> & { residentsSigned: boolean };
  /** Local day at the home. */
  today: string;
  /** The local day from which the condition report can be filled in. */
  conditionOpensOn: string;
  conditionSigned: boolean;
  moneyPaid: boolean;
  /** All of it has come or is on its way. */
  moneyPending: boolean;
  /** Of a proof that was accepted. */
  insuredUntil: string | null;
  /** A proof waits for our team. */
  insuranceChecking: boolean;
  utilitiesDone: boolean;
  keysTaken: boolean;
}

const STEP_LABELS: Record<MoveInStep, string> = {
  sign: 'when everybody has signed the lease',
  condition: 'when every resident and the homeowner have signed the home’s condition report',
  money: 'when the move-in payment has arrived',
  insurance: 'when we have the proof of your renters’ insurance',
  utilities: 'when the utilities are in your name',
  keys: 'when you have the keys',
};

export function moveInStepStates(facts: MoveInState): MoveInStepState[] {
  const { lease, today, conditionOpensOn, conditionSigned, moneyPaid, insuredUntil, utilitiesDone, keysTaken } = facts;
  const where = jurisdictionOf(lease.terms.address);
  const signed = lease.status === 'signed' || lease.status === 'active';
  const depositAllowed = canTakeDeposit(where, today, { lease: lease.residentsSigned, checklist: conditionSigned });
  const done: Record<MoveInStep, boolean> = {
    sign: signed,
    condition: conditionSigned,
    money: moneyPaid,
    insurance: insuredUntil !== null && insuredUntil >= lease.terms.startOn,
    utilities: utilitiesDone,
    keys: keysTaken,
  };
  const missing = (...before: readonly MoveInStep[]) =>
    before.filter((step) => !done[step]).map((step) => STEP_LABELS[step]);
  const early =
    today < lease.terms.startOn ? [`on ${formatDay(lease.terms.startOn, 'long')}, when your lease begins`] : [];
  const first = conditionRule(where, today).beforeDeposit ? (['condition'] as const) : [];
  const residentsSigned = lease.residentsSigned ? [] : ['when every resident has signed the lease'];
  const locks: Record<MoveInStep, string[]> = {
    sign: [],
    condition: [
      ...missing('sign'),
      ...(today < conditionOpensOn
        ? [
            conditionOpensOn < lease.terms.startOn
              ? `on ${formatDay(conditionOpensOn, 'long')}, the day of the walk-through`
              : `on ${formatDay(conditionOpensOn, 'long')}, the first day of the lease`,
          ]
        : []),
    ],
    money: moneyLocks(facts, depositAllowed),
    insurance: facts.insuranceChecking ? ['when our team has checked your proof'] : residentsSigned,
    utilities: residentsSigned,
    keys: [...missing('sign', 'money', 'insurance', ...first), ...early],
  };
  return moveInSteps.map((step) => ({
    step,
    state: done[step] ? 'done' : locks[step].length > 0 ? 'locked' : 'open',
    unlockedBy: done[step] || locks[step].length === 0 ? null : locks[step].join(', and '),
  }));
}

function moneyLocks({ lease, moneyPending }: MoveInState, depositAllowed: boolean): string[] {
  if (moneyPending) return ['when your bank has sent the payment'];
  if (depositAllowed) return [];
  return [lease.residentsSigned ? STEP_LABELS.condition : 'when every resident has signed the lease'];
}
