// What waits for a person and whom else we wait for: the one source of the overview, to-dos, and badges. Each module
// derives its part from where its records stand, so that nothing has to be opened or closed by hand.
import type { NextStep, Todo } from '@/contract/account/todos/endpoints';
import type { Db } from './db/client';
import type { Person } from './http/person';
import { threadSteps } from './modules/account/threads/nextSteps/nextSteps';
import { listStoredTodos, type NextStepSource } from './modules/account/todos/index';
import { workOrderSteps } from './modules/care/workOrders/nextSteps';
import { listingSteps } from './modules/homes/homes/nextSteps/nextSteps';
import { photoSessionSteps, withdrawnSteps } from './modules/homes/listings/nextSteps';
import { applicationSteps } from './modules/leasing/applications/nextSteps/nextSteps';
import { appointmentSteps } from './modules/leasing/appointments/nextSteps/nextSteps';
import { decisionSteps } from './modules/leasing/decisions/nextSteps/nextSteps';
import { leaseSteps } from './modules/leasing/leases/nextSteps/nextSteps';
import { moveInSteps } from './modules/leasing/moveIns/nextSteps/nextSteps';
import { rentSteps } from './modules/money/autopays/nextSteps';
import { contributionSteps } from './modules/money/ownerContributions/nextSteps';
import { payoutAccountSteps } from './modules/money/payoutAccounts/nextSteps';
import { advanceSteps } from './modules/money/payouts/disclosures/nextSteps';
import { w9Steps } from './modules/money/w9s/nextSteps/nextSteps';
import { agreementSteps } from './modules/onboarding/agreements/nextSteps/nextSteps';
import { disclosureSteps, kitchenSteps, leadPaintSteps, setupSteps } from './modules/onboarding/homeSetup/nextSteps';
import { inspectionSteps } from './modules/onboarding/inspections/nextSteps';
import { proposalSteps } from './modules/onboarding/proposals/nextSteps/nextSteps';
import { qualificationSteps } from './modules/onboarding/qualifications/nextSteps/nextSteps';
import { addendumSteps } from './modules/tenancy/leaseRequests/nextSteps';
import { moveOutSteps } from './modules/tenancy/moveOuts/nextSteps';
import { noticeSteps } from './modules/tenancy/notices/nextSteps';
import { renewalSteps } from './modules/tenancy/renewals/nextSteps/nextSteps';

/** In the order in which they are shown where no date decides. */
const sources: readonly NextStepSource[] = [
  agreementSteps,
  w9Steps,
  payoutAccountSteps,
  contributionSteps,
  advanceSteps,
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
  inspectionSteps,
  setupSteps,
  disclosureSteps,
  leadPaintSteps,
  kitchenSteps,
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
