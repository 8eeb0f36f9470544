// The one way an application's status changes: locked, along its lifecycle, recorded, and with notifications.

import type { AuditEvent } from '@/contract/auditEvents';
import {
  ACCEPTS_SUBMISSIONS,
  type ApplicationEvent,
  type ApplicationStatus,
  applicationLifecycle,
  TERMINAL_STATUSES,
} from '@/contract/leasing/applications/constants';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { conflict, notFound } from '@/server/http/errors';
import { enqueue } from '@/server/jobs/queue';
import { deadlineOf, scheduleDeadline } from './deadlines';
import { unchosenFeeRule } from './fees/unchosen';
import { voidLease } from './leaseVoiding';
import { alertOfOwnerWithdraw, notifyStatusChange } from './notifications';
import type { ApplicationRow } from './repo';
import * as repo from './repo';
import { unusedFees } from './screeningStatus';

/** Who moves it; null for a job or a deadline. `detail` is kept in the audit log. */
export interface StatusChange {
  personId: string | null;
  detail?: Record<string, unknown>;
  /** Applicants who hear of it by an email of their own. */
  notifiedApart?: readonly string[];
}

const DECIDED_STATUSES: readonly ApplicationStatus[] = ['approved', 'approved_with_conditions', 'declined'];
const UNSCREENED_STATUSES: readonly ApplicationStatus[] = ['started', 'submitted'];
const UNDECIDED_STATUSES: readonly ApplicationStatus[] = [
  ...UNSCREENED_STATUSES,
  'screening',
  'needs_information',
  'in_review',
];

const auditEventByTransition: Readonly<Record<ApplicationEvent, AuditEvent>> = {
  submit: 'application.submitted',
  screen: 'application.screening_started',
  ask: 'application.information_requested',
  review: 'application.review_started',
  inform: 'application.information_provided',
  approve: 'application.approved',
  approveWithConditions: 'application.approved_with_conditions',
  decline: 'application.declined',
  accept: 'application.decision_accepted',
  sendLease: 'application.lease_sent',
  signLease: 'application.lease_signed',
  endLease: 'application.lease_ended',
  ownerWithdraw: 'application.homeowner_withdrawn',
  withdraw: 'application.withdrawn',
  expire: 'application.expired',
  loseHome: 'application.home_leased',
};

/** Moves an application, as the system (`asSystem`). A move its lifecycle lacks is a conflict and changes nothing. */
export async function moveApplication(
  db: Db,
  services: Services,
  id: string,
  event: ApplicationEvent,
  by: StatusChange,
): Promise<ApplicationRow> {
  const now = services.clock();
  const before = await repo.lock(db, id);
  if (!before) throw notFound('We couldn’t find that application.');
  const status = applicationLifecycle.after(before.status, event);
  if (!status)
    throw conflict(conflictMessages[before.status] ?? 'You can’t do this with the application in its current status.');
  if (before.status === 'lease_sent') await voidLease(db, id, event, by.personId);
  const deadline = deadlineOf(status, now);
  const change = {
    status,
    updatedAt: now,
    ...(deadline && { expiresAt: deadline.expiresAt }),
    ...(event === 'submit' && { submittedAt: now }),
    ...(event === 'accept' ? { acceptedAt: now } : DECIDED_STATUSES.includes(status) && { decidedAt: now }),
  };
  await repo.update(db, id, change);
  await audit(db, {
    event: auditEventByTransition[event],
    subject: `application:${id}`,
    personId: by.personId,
    detail: { ...by.detail, from: before.status, to: status },
  });
  const moved = { ...before, ...change };
  if (deadline) await scheduleDeadline(db, id, deadline);
  if (status === 'screening')
    await enqueue(db, 'screenApplication', { applicationId: id }, { jobKey: `screen-application:${id}` });
  const home = await repo.findHome(db, before.homeId);
  if (isFeeRefundable(before.status, event) || (isUnchosen(status) && unchosenFeeRule(home, now)))
    await enqueue(db, 'refundApplicationFees', { applicationId: id }, { jobKey: `refund-fees:${id}` });
  if (!ACCEPTS_SUBMISSIONS.includes(status))
    for (const { id: applicantId } of await unusedFees(db, id))
      await enqueue(db, 'refundApplicationFees', { applicationId: id, applicantId });
  await notifyStatusChange(db, services, moved, before.status, by.notifiedApart);
  if (event === 'ownerWithdraw') await alertOfOwnerWithdraw(db, moved, String(by.detail?.reason ?? ''));
  return moved;
}

/** It ended, and others live in the home or none do. */
const isUnchosen = (status: ApplicationStatus) =>
  TERMINAL_STATUSES.includes(status) && status !== 'lease_signed' && status !== 'lease_ended';

/** Fees go back where nothing was done for them: before anybody was screened, or undecided when others got the home. */
function isFeeRefundable(from: ApplicationStatus, event: ApplicationEvent): boolean {
  if (event === 'withdraw' || event === 'expire') return UNSCREENED_STATUSES.includes(from);
  return event === 'ownerWithdraw' || (event === 'loseHome' && UNDECIDED_STATUSES.includes(from));
}

/**
 * Hands the application in once everybody has, and begins the screening once every fee has arrived. Called after whatever
 * could have been the last thing missing; does nothing while something is. Anyone who comes later is screened by themselves.
 */
export async function advanceApplication(
  db: Db,
  services: Services,
  id: string,
  personId: string | null,
): Promise<void> {
  const application = await repo.lock(db, id);
  if (!application) return;
  const people = await repo.findVisibleApplicants(db, id);
  const complete = people.every(({ status }) => status === 'submitted');
  const settled = people.every(({ feeSettledAt }) => feeSettledAt !== null);
  let { status } = application;
  if (status === 'started' && complete) ({ status } = await moveApplication(db, services, id, 'submit', { personId }));
  if (status === 'submitted' && complete && settled)
    await moveApplication(db, services, id, 'screen', { personId: null });
  // Anyone who comes later is looked at as soon as their own part and fee are here.
  else if (status !== 'started' && status !== 'submitted' && ACCEPTS_SUBMISSIONS.includes(status))
    await enqueue(db, 'screenApplication', { applicationId: id }, { jobKey: `screen-application:${id}` });
}

/** Others signed the lease of this home: every other application for it ends, and what was not used goes back. */
export async function closeOtherApplications(
  db: Db,
  services: Services,
  homeId: string,
  except: string,
): Promise<void> {
  for (const { id } of await repo.listOpenByHome(db, homeId))
    if (id !== except) await moveApplication(db, services, id, 'loseHome', { personId: null });
}

const conflictMessages: Partial<Record<ApplicationStatus, string>> = {
  declined: 'This application was already decided.',
  withdrawn: 'This application was withdrawn.',
  homeowner_withdrew: 'The homeowner canceled the lease of this application.',
  expired: 'This application has expired.',
  leased_to_another: 'This home has been rented.',
  lease_signed: 'The lease is already signed.',
  lease_ended: 'The lease for this application has ended.',
};

/** For what follows from an application: the row, locked, and anyone who still belongs to it. */
export const lockApplication = repo.lock;
export const findGroup = repo.findGroup;
export { deletionBlockers } from './accountDeletion';
export { extendApplication } from './deadlines';
export { legalNameOf } from './personalDetails';
export type { ApplicantRow } from './repo';
export type { ApplicationRow };

/** Whether an applicant checked the box for a copy of each report. */
export const choseReportCopy = async (db: Db, applicantId: string): Promise<boolean> =>
  (await db
    .selectFrom('applicantConsents')
    .select('id')
    .where('applicantId', '=', applicantId)
    .where('kind', '=', 'reportCopy')
    .executeTakeFirst()) !== undefined;

/** Notes that an applicant has a copy of these reports; false where they had it. */
export const markCopied = async (db: Db, applicantId: string, screeningId: string): Promise<boolean> =>
  (await db
    .updateTable('applicants')
    .set({ copiedScreeningId: screeningId })
    .where('id', '=', applicantId)
    .where('copiedScreeningId', 'is distinct from', screeningId)
    .returning('id')
    .executeTakeFirst()) !== undefined;
