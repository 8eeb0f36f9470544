import { localDay } from '@/contract/calendar/localDay';
import { routes } from '@/contract/routes';
import type { NextStep, NextStepSource } from '@/server/modules/account/todos';
import { proposalPath, staffProposalPath } from '@/server/modules/onboarding/proposals/notifications';
import * as repo from '@/server/modules/onboarding/proposals/repo';
import { OWNER_STEPS, STAFF_STEPS } from './constants';

/** Proposals for an owner, and what waits for the person who inspected a home. */
export const proposalSteps: NextStepSource = async (db, { id, type }) =>
  type === 'staff' ? staffSteps(db, id) : ownerSteps(db, id);

async function ownerSteps(db: Parameters<NextStepSource>[0], ownerId: string): Promise<NextStep[]> {
  const steps: NextStep[] = [];
  for (const { id, homeId, status, address, updatedAt } of await repo.list(db, ownerId)) {
    const needsProof = status === 'accepted' && (await repo.countMissingProofs(db, id)) > 0;
    const kind = status === 'sent' ? 'decideProposal' : needsProof ? 'uploadProof' : undefined;
    if (!kind) continue;
    const { title, reason, label } = OWNER_STEPS[kind];
    steps.push({
      id: `proposal:${id}:${kind}`,
      kind,
      homeId,
      waitingFor: null,
      dueOn: null,
      since: updatedAt.toISOString(),
      title: title(address),
      reason,
      action: { label, href: proposalPath(id) },
    });
  }
  return steps;
}

async function staffSteps(db: Parameters<NextStepSource>[0], inspectorId: string): Promise<NextStep[]> {
  return (await repo.listStaffTasks(db, inspectorId)).map(
    ({ kind, inspectionId, proposalId, address, timeZone, startsAt, since }) => {
      const { title, reason, label } = STAFF_STEPS[kind];
      const atInspection = kind === 'inspectHome' || proposalId === null;
      return {
        id: `inspection:${inspectionId}:${kind}`,
        kind,
        waitingFor: null,
        since: since.toISOString(),
        dueOn: kind === 'inspectHome' ? localDay(startsAt, timeZone) : null,
        title: title(address),
        reason,
        action: {
          label,
          href: atInspection ? routes.accounts.inspection({ inspectionId }) : staffProposalPath(proposalId),
        },
      };
    },
  );
}
