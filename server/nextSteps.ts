// What waits for a person and whom else we wait for: the one source of the overview, to-dos, and badges. Each module
// derives its part from where its records stand, so that nothing has to be opened or closed by hand.
import type { NextStep, Todo } from '@/contract/todos/endpoints';
import type { Db } from './db/client';
import type { Person } from './http/person';
import { agreementSteps } from './modules/agreements/nextSteps/service';
import { applicationSteps } from './modules/applications/nextSteps/service';
import { appointmentSteps } from './modules/appointments/nextSteps/service';
import { rentSteps } from './modules/autopays/nextSteps/service';
import { decisionSteps } from './modules/decisions/nextSteps/service';
import { disclosureSteps, leadPaintSteps, setupSteps } from './modules/homeSetup/nextSteps/service';
import { listingSteps } from './modules/homes/nextSteps/service';
import { addendumSteps } from './modules/leaseRequests/nextSteps/service';
import { leaseSteps } from './modules/leases/nextSteps/service';
import { photoSessionSteps, withdrawnSteps } from './modules/listings/nextSteps/service';
import { moveInSteps } from './modules/moveIns/nextSteps/service';
import { moveOutSteps } from './modules/moveOuts/nextSteps/service';
import { noticeSteps } from './modules/notices/nextSteps/service';
import { proposalSteps } from './modules/proposals/nextSteps/service';
import { qualificationSteps } from './modules/qualifications/nextSteps/service';
import { renewalSteps } from './modules/renewals/nextSteps/service';
import { threadSteps } from './modules/threads/nextSteps/service';
import { listStoredTodos, type NextStepSource } from './modules/todos/service';
import { w9Steps } from './modules/w9s/nextSteps/service';
import { workOrderSteps } from './modules/workOrders/nextSteps/service';

/** In the order in which they are shown where no date decides. */
const sources: readonly NextStepSource[] = [
  agreementSteps,
  w9Steps,
  leaseSteps,
  rentSteps,
  renewalSteps,
  addendumSteps,
  noticeSteps,
  moveOutSteps,
  proposalSteps,
  workOrderSteps,
  moveInSteps,
  decisionSteps,
  applicationSteps,
  appointmentSteps,
  setupSteps,
  disclosureSteps,
  leadPaintSteps,
  withdrawnSteps,
  photoSessionSteps,
  qualificationSteps,
  listingSteps,
  threadSteps,
];

const toTodo = ({ waitingFor: _, since, ...step }: NextStep): Todo => ({
  ...step,
  status: 'open',
  openedAt: since,
  mayDismiss: false,
});

export async function findOpenSteps(
  db: Db,
  person: Pick<Person, 'id' | 'type'>,
  now: Date,
): Promise<{ todos: Todo[]; waiting: NextStep[]; isUnderWay: boolean }> {
  const steps: NextStep[] = [];
  // One after the other: they share the connection of the request's transaction.
  for (const source of sources) steps.push(...(await source(db, person, now)));
  return {
    todos: [
      ...steps.filter(({ waitingFor }) => waitingFor === null).map(toTodo),
      ...(await listStoredTodos(db, person.id, now)),
    ],
    waiting: steps.filter(({ waitingFor }) => waitingFor !== null),
    isUnderWay: steps.length > 0,
  };
}
