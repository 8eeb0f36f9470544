import type { NextStepSource } from '@/server/modules/account/todos';
import * as repo from '@/server/modules/leasing/decisions/repo';
import { decisionPath, OWNER_STEPS } from './constants';

/** Applications for the person's homes. */
export const decisionSteps: NextStepSource = async (db, { id: ownerId }) =>
  (await repo.listReceivedByOwner(db, ownerId)).flatMap(({ id, homeId, streetAddress, status, updatedAt }) => {
    const rule = OWNER_STEPS[status];
    if (!rule) return [];
    return [
      {
        id: `decision:${id}`,
        kind: rule.waitingFor === null ? 'decideApplication' : `decision.${status}`,
        waitingFor: rule.waitingFor,
        title: rule.title(streetAddress),
        reason: rule.reason,
        homeId,
        dueOn: null,
        since: updatedAt.toISOString(),
        action: { label: rule.label, href: decisionPath(homeId, id) },
      },
    ];
  });
