import type { NextStep } from '@/contract/account/todos/endpoints';
import { formatExactMoney } from '@/contract/amounts/cents';
import type { NextStepSource } from '@/server/modules/account/todos';
import { contributionPath } from './notifications';
import { readConcernedHomes } from './system';

/** An owner who owes us, or whom our team asked: a step for each home and request. The reserve waits for the owner alone. */
export const contributionSteps: NextStepSource = async (db, { id: ownerId }, now) => {
  const steps: NextStep[] = [];
  for (const { homeId, address, due } of await readConcernedHomes(db, ownerId, now)) {
    const { owed, requests } = due;
    const step = { waitingFor: null, action: { label: 'Pay', href: contributionPath(homeId) } };
    const open = requests.filter(({ status }) => status === 'open');
    for (const { id, amount, reason, dueOn, requestedAt } of open)
      steps.push({
        ...step,
        id: `contribution-request:${id}`,
        kind: 'contribution.payRequest',
        dueOn,
        since: requestedAt.toISOString(),
        title: `Pay in ${formatExactMoney(amount)} for ${address}`,
        reason,
      });
    if (owed > 0 && open.length === 0)
      steps.push({
        ...step,
        id: `contribution:${homeId}`,
        kind: 'contribution.payBalance',
        dueOn: null,
        since: now.toISOString(),
        title: `You owe ${formatExactMoney(owed)} for ${address}`,
        reason: 'Costs were higher than the rent. You can pay now; what you don’t pay comes out of your next payouts.',
      });
  }
  return steps;
};
