import * as z from 'zod';
import { DAY_MS } from '@/contract/calendar/durations';
import { ACCEPTS_SUBMISSIONS, TERMINAL_STATUSES } from '@/contract/leasing/applications/constants';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import type { Job } from '@/server/jobs/job';
import { enqueue } from '@/server/jobs/queue';
import { queueMessage } from '@/server/modules/account/outbox';
import { extendApplication } from './deadlines';
import { handleFeeStatus, handleRefundFailure, refundFees } from './fees/fees';
import { refundIfUnchosen } from './fees/unchosen';
import { moveApplication } from './index';
import { tellOfSilence } from './notifications';
import { generateApplicationDocuments } from './pdf';
import * as repo from './repo';
import { isCoSignerScreeningPending } from './screeningStatus';

const Payload = z.object({ id: z.uuid() });

/** Ends what was not finished in its time. Looks again: it may have moved on, or have been given more. */
export async function expireApplication(services: Services, payload: unknown): Promise<void> {
  const { id } = Payload.parse(payload);
  await asSystem(services.db, async (db) => {
    const application = await repo.lock(db, id);
    if (!application || TERMINAL_STATUSES.includes(application.status) || application.expiresAt > services.clock())
      return;
    // The homeowner is late: applicants keep their place, and staff follow up each week.
    if (application.status === 'in_review') {
      const days = daysIn(application, services.clock());
      await tellOfSilence(db, services, application, days);
      await extendApplication(db, id, new Date(services.clock().getTime() + 7 * DAY_MS));
      return;
    }
    // Reports, documents, and records are ours to look at: what is late now is us.
    if (application.status === 'screening') {
      await extendApplication(db, id, new Date(services.clock().getTime() + DAY_MS));
      await enqueue(db, 'screenApplication', { applicationId: id }, { jobKey: `screen-application:${id}` });
      return;
    }
    // They said yes; what is late now is our lease.
    if (application.status === 'approved' && application.acceptedAt) return;
    // What is late now is our look at their co-signer; reports that never come are given up after three days.
    if (ACCEPTS_SUBMISSIONS.includes(application.status) && (await isCoSignerScreeningPending(db, id))) {
      await extendApplication(db, id, new Date(services.clock().getTime() + DAY_MS));
      return;
    }
    await moveApplication(db, services, id, 'expire', { personId: null });
  });
}

/** Reminds each of the group who is still to do something. */
export async function remindApplication(services: Services, payload: unknown): Promise<void> {
  const { id } = Payload.parse(payload);
  await asSystem(services.db, async (db) => {
    const application = await repo.lock(db, id);
    if (!application || TERMINAL_STATUSES.includes(application.status)) return;
    if (application.status === 'in_review')
      await tellOfSilence(db, services, application, daysIn(application, services.clock()));
    const home = await repo.findHome(db, application.homeId);
    for (const person of await repo.findGroup(db, id)) {
      const waitsFor = pendingAction(application, person);
      if (!waitsFor || !person.email) continue;
      await queueMessage(db, {
        dedupeKey: `application-reminder:${id}:${application.updatedAt.getTime()}:${person.id}`,
        channel: 'email',
        recipient: person.email,
        template: 'applicationReminder',
        data: {
          name: person.name,
          home: home.streetAddress,
          by: application.expiresAt.toISOString(),
          waitsFor,
          link: `${services.siteUrl}${routes.application.tracker()}?application=${id}`,
        },
      });
    }
  });
}

/** Whole days an application has stood where it stands. */
const daysIn = ({ updatedAt }: repo.ApplicationRow, now: Date) =>
  Math.floor((now.getTime() - updatedAt.getTime()) / DAY_MS);

/** The step that a person has to do; undefined where it is not their turn. */
function pendingAction({ status, acceptedAt }: repo.ApplicationRow, person: repo.ApplicantRow) {
  if (person.status === 'joined') return 'submit';
  if (person.status !== 'submitted') return undefined;
  if (status === 'submitted' && !person.feeSettledAt) return 'fee';
  if (status === 'needs_information') return 'information';
  const decides = person.role === 'applicant' || person.role === 'coApplicant';
  return decides && !acceptedAt && (status === 'approved' || status === 'approved_with_conditions')
    ? 'answer'
    : undefined;
}

const UnchosenFee = z.object({ applicationId: z.uuid(), applicantId: z.uuid() });

export async function refundUnchosenFee(services: Services, payload: unknown): Promise<void> {
  const about = UnchosenFee.parse(payload);
  await asSystem(services.db, (db) => refundIfUnchosen(db, about));
}

export const jobs: Job[] = [
  { task: 'handleApplicationFeeStatus', run: handleFeeStatus },
  { task: 'generateApplicationDocuments', run: generateApplicationDocuments },
  { task: 'expireApplication', run: expireApplication },
  { task: 'handleApplicationRefundFailure', run: handleRefundFailure },
  { task: 'refundApplicationFees', run: refundFees },
  { task: 'refundUnchosenFee', run: refundUnchosenFee },
  { task: 'remindApplication', run: remindApplication },
];
