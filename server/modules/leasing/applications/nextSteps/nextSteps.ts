import { localDay } from '@/contract/calendar/localDay';
import { ACCEPTS_SUBMISSIONS } from '@/contract/leasing/applications/constants';
import type { PaymentStatus } from '@/contract/money/payments/constants';
import type { NextStep, NextStepSource } from '@/server/modules/account/todos';
import * as repo from '@/server/modules/leasing/applications/repo';
import { ownScreeningState } from '@/server/modules/leasing/applications/screeningStatus';
import { APPLICATION_STEPS, type ApplicantStage, applicationPath } from './constants';

const PAYABLE_AGAIN: readonly PaymentStatus[] = ['failed', 'returned'];

type Own = repo.OwnApplicationRow;

/** Applications the person is part of, as applicant, co-signer, or occupant. */
export const applicationSteps: NextStepSource = async (db, { id: personId }) => {
  const steps: NextStep[] = [];
  for (const row of await repo.listByPerson(db, personId)) {
    const { id, role, updatedAt, expiresAt } = row;
    const stage = await stageOf(row);
    const rule = APPLICATION_STEPS[stage][role === 'coApplicant' ? 'applicant' : role];
    if (!rule) continue;
    const { streetAddress: home, timeZone } = await repo.findHome(db, row.homeId);
    const waitingFor = rule.waitingFor === '{group}' ? await holdingUp(row) : rule.waitingFor;
    steps.push({
      id: `application:${id}:${rule.kind}`,
      kind: rule.kind,
      waitingFor,
      dueOn: waitingFor === null ? localDay(expiresAt, timeZone) : null,
      since: updatedAt.toISOString(),
      ...rule.text({ home, waitingFor: waitingFor ?? '' }),
      action: { label: rule.label, href: applicationPath(id, rule.page) },
    });
  }
  return steps;

  async function stageOf({
    status,
    mine,
    applicantId,
    feeSettledAt,
    acceptedAt,
    reusedFrom,
  }: Own): Promise<ApplicantStage> {
    if (status === 'approved' && acceptedAt) return 'accepted';
    if (!ACCEPTS_SUBMISSIONS.includes(status)) return status;
    if (mine !== 'submitted') return 'unsubmitted';
    if (!feeSettledAt)
      return PAYABLE_AGAIN.includes((await repo.findFeePayment(db, applicantId))?.status ?? 'failed')
        ? 'fee_due'
        : 'fee_pending';
    const { blocked, record, documentsNeeded } = await ownScreeningState(db, { id: applicantId, reusedFrom });
    if (blocked) return 'screening_blocked';
    if (record && !record.answered) return 'record_found';
    return documentsNeeded === null ? status : 'documents_needed';
  }

  /** Members of the group who have not submitted or paid. */
  async function holdingUp({ id, status }: Own): Promise<string> {
    const people = (await repo.findVisibleApplicants(db, id)).filter((one) =>
      status === 'started' ? one.status !== 'submitted' : !one.feeSettledAt,
    );
    return people.length > 0 ? people.map(({ name }) => name).join(', ') : 'Belong';
  }
};
