import { localDay } from '@/contract/calendar/localDay';
import type { MoveIn, MoveInStepState } from '@/contract/leasing/moveIns/endpoints';
import type { NextStep, NextStepSource } from '@/server/modules/account/todos';
import { listLeases } from '@/server/modules/leasing/leases';
import { findParticipant, presentMoveIn } from '@/server/modules/leasing/moveIns';
import { MOVE_IN_STEPS, moveInPath } from './constants';

/** Signed leases on their way to the keys, for their residents and the homeowner. */
export const moveInSteps: NextStepSource = async (db, { id }, now) => {
  const steps: NextStep[] = [];
  for (const lease of await listLeases(db, id)) {
    if (lease.status !== 'signed') continue;
    const party = await findParticipant(db, lease.id, id, now);
    if (!party) continue;
    const moveIn = await presentMoveIn(db, party);
    for (const step of moveIn.steps)
      steps.push(...stepsOf(moveIn, step, (lease.signedAt ?? lease.createdAt).toISOString()));
  }
  return steps;
};

function stepsOf(moveIn: MoveIn, { step, state, unlockedBy }: MoveInStepState, since: string): NextStep[] {
  if (state === 'done') return [];
  const { leaseId, side, address } = moveIn;
  const turn = state === 'locked' ? 'locked' : isMine(moveIn, step) ? 'mine' : 'others';
  const text = MOVE_IN_STEPS[side][step][turn];
  if (!text) return [];
  const waitingFor = turn === 'mine' ? null : waitingForOf(moveIn, step, turn);
  const { label, ...words } = text({ address, waitingFor: waitingFor ?? '', opens: unlockedBy ?? '' });
  return [
    {
      id: `move-in:${leaseId}:${step}`,
      kind: turn === 'mine' && side === 'homeowner' && step === 'money' ? 'endLease' : `moveIn.${step}`,
      waitingFor,
      dueOn: dueOnOf(moveIn, step),
      since,
      ...words,
      action: { label, href: `${moveInPath(leaseId)}#step-${step}` },
    },
  ];
}

function isMine({ side, condition, money }: MoveIn, step: MoveInStepState['step']): boolean {
  if (step === 'condition') return !condition.me.signed;
  if (side === 'resident') return true;
  return step === 'money' && money.canEndLease;
}

/** The people who have the turn; of a locked step, the day or the people that open it. */
function waitingForOf({ side, condition, startOn }: MoveIn, step: MoveInStepState['step'], turn: 'others' | 'locked') {
  if (turn === 'locked') return step === 'keys' ? `move-in on ${startOn}` : 'the steps before it';
  if (step !== 'condition') return side === 'homeowner' ? 'the residents' : 'the homeowner';
  const residents = condition.residents.filter(({ signedAt }) => signedAt === null).map(({ name }) => name);
  return [...residents, ...(condition.homeowner ? [] : ['the homeowner'])].join(', ');
}

function dueOnOf({ money, condition, timeZone, startOn }: MoveIn, step: MoveInStepState['step']): string | null {
  if (step === 'money') return money.dueBy && localDay(new Date(money.dueBy), timeZone);
  if (step === 'condition') return condition.opensOn;
  return step === 'keys' ? startOn : null;
}
