// Where applications and leases meet: an accepted approval becomes a lease, and what becomes of it moves the application.

import * as z from 'zod';
import { cents } from '@/contract/amounts/cents';
import { localDay } from '@/contract/calendar/localDay';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { depositInstallments } from '@/contract/law/deposits';
import { longestTerm } from '@/contract/law/tenancy';
import { type ApplicationEvent, applicationLifecycle } from '@/contract/leasing/applications/constants';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { enqueue } from '@/server/jobs/queue';
import * as todos from '@/server/modules/account/todos';
import { findHomeById, type HomeRow } from '@/server/modules/homes/homes';
import {
  type ApplicantRow,
  type ApplicationRow,
  findGroup,
  legalNameOf,
  lockApplication,
  moveApplication,
} from '@/server/modules/leasing/applications';
import { notifyApprovalCanceled } from '@/server/modules/leasing/decisions';
import { type LeaseToSend, sendLease } from '@/server/modules/leasing/leases';
import { findDecisionConditions } from '@/server/modules/leasing/leases/repo';

/** Sends the lease of an application that was approved and accepted, as the system, in the caller's transaction. */
export async function sendLeaseForApplication(db: Db, services: Services, applicationId: string): Promise<string> {
  const application = await lockApplication(db, applicationId);
  if (!application) throw notFound('We couldn’t find that application.');
  const home = await findHomeById(db, application.homeId);
  if (!home) throw notFound('We couldn’t find that home.');
  const conditions = await findDecisionConditions(db, applicationId);
  const start = conditions.find(({ kind }) => kind === 'start')?.day;
  const depositCents = conditions.find(({ kind }) => kind === 'deposit')?.cents;
  const group: ApplicantRow[] = [];
  for (const one of await findGroup(db, applicationId))
    group.push({ ...one, name: (await legalNameOf(db, one.id)) || one.name });
  const depositAsked = Math.max(home.depositCents, depositCents ?? 0);
  const asked = { ...application, desiredStart: start ?? application.desiredStart };
  const wish = leaseRequest(asked, group, { ...home, depositCents: depositAsked }, services.clock());
  const id = await sendLease(db, services, {
    homeId: home.id,
    applicationId,
    request: wish,
    agreed: { depositCents },
    by: null,
  });
  await moveApplication(db, services, applicationId, 'sendLease', { personId: null, detail: { leaseId: id } });
  return id;
}

function leaseRequest(
  { household, wishes, desiredStart, termMonths }: ApplicationRow,
  group: readonly ApplicantRow[],
  home: HomeRow,
  now: Date,
): LeaseToSend {
  const named = (...roles: readonly string[]) => group.filter(({ role }) => roles.includes(role));
  const party = ({ name, email, personId }: ApplicantRow) => {
    if (!email) throw conflict(`We need an email address of ${name} before the lease can be sent.`);
    return { name, email, userId: personId };
  };
  const today = localDay(now, home.timeZone);
  const { minors, pets, assistanceAnimals } = household;
  const asked = Number((wishes as { depositInstallments?: number }).depositInstallments ?? 1);
  // They may have applied for more before the law of the place was known to us: no accepted application gets stuck.
  const months = Math.min(termMonths, longestTerm(jurisdictionOf(home), today) ?? termMonths);
  const parts = depositInstallments(jurisdictionOf(home), today, {
    rent: cents(home.rentCents),
    together: cents(home.depositCents),
    months,
  });
  return {
    startOn: desiredStart < today ? today : desiredStart,
    months,
    residents: named('applicant', 'coApplicant').map(party),
    cosigners: named('coSigner').filter(accepted).map(party),
    occupants: [...named('occupant').map(({ name }) => name), ...(minors > 0 ? [minorsText(minors)] : [])],
    pets: pets.map(
      ({ kind, breed, pounds }) => `${kind === 'other' ? breed : `a ${kind}, ${breed}`}, ${pounds} pounds`,
    ),
    assistanceAnimals,
    options: pets.length > 0 ? home.fees.filter(({ kind }) => kind === 'pet_rent').map(({ id }) => id) : [],
    installments: Math.max(1, Math.min(asked, parts)),
  };
}

/** Only a co-signer who has handed in and was found to reach what is asked of one signs for others. */
const accepted = ({ status, mayCoSign }: ApplicantRow) => status === 'submitted' && mayCoSign === true;

const minorsText = (minors: number) =>
  minors === 1 ? 'one minor of the household' : `${minors} minors of the household`;

/** Moves the application a lease came from, where it still can be moved. */
export async function moveSourceApplication(
  db: Db,
  services: Services,
  applicationId: string | null,
  event: ApplicationEvent,
  reason?: string,
): Promise<void> {
  const application = applicationId === null ? undefined : await lockApplication(db, applicationId);
  if (!application || !applicationLifecycle.after(application.status, event)) return;
  await moveApplication(db, services, application.id, event, {
    personId: null,
    ...(reason !== undefined && event === 'ownerWithdraw' && { detail: { reason } }),
  });
  if (event === 'ownerWithdraw')
    await notifyApprovalCanceled(db, services, { applicationId: application.id, reason: reason ?? 'None' });
}

const AcceptedPayload = z.object({ applicationId: z.uuid() });

/** Sends the lease of an application that was just accepted. A job: run again, it finds that it went out. */
export async function sendAcceptedLease(services: Services, payload: unknown): Promise<void> {
  const { applicationId } = AcceptedPayload.parse(payload);
  try {
    await asSystem(services.db, async (db) => {
      const application = await lockApplication(db, applicationId);
      if (application?.status === 'approved' && application.acceptedAt)
        await sendLeaseForApplication(db, services, applicationId);
      for (const { id: userId } of await listStaff(db))
        await todos.closeTodo(db, { userId, kind: 'sendAcceptedLease', subject: applicationId });
    });
  } catch (error) {
    // What only a person can put right; anything else is tried again.
    if (!(error instanceof ApiError)) throw error;
    await asSystem(services.db, (db) => alertStaff(db, applicationId, error.message));
  }
}

/**
 * Tries again to send the leases of these homes, or of all, that were accepted and could not be sent: what was missing may
 * be there now.
 */
export async function retryAcceptedLeases(db: Db, homeIds?: readonly string[]): Promise<void> {
  const waiting = await db
    .selectFrom('applications')
    .select('id')
    .$if(homeIds !== undefined, (query) => query.where('homeId', 'in', [...(homeIds ?? [])]))
    .where('status', '=', 'approved')
    .where('acceptedAt', 'is not', null)
    .execute();
  for (const { id } of waiting) await enqueue(db, 'sendLease', { applicationId: id }, { jobKey: `send-lease:${id}` });
}

const listStaff = (db: Db) =>
  db.selectFrom('users').select('id').where('type', '=', 'staff').where('endedAt', 'is', null).execute();

/** A to-do for staff: people have accepted a home, and its lease cannot be sent as things are. */
async function alertStaff(db: Db, applicationId: string, why: string): Promise<void> {
  for (const { id: userId } of await listStaff(db))
    await todos.openTodo(db, { userId, kind: 'sendAcceptedLease', subject: applicationId, detail: { why } });
}
