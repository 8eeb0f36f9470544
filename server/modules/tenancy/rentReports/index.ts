// Rent that was paid on time, reported to credit bureaus: who agreed to it, and disputes. As the system.

import { residenceSectionPath } from '@/contract/account/account/residenceSections';
import { addDays, addMonths } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import type { Bureau } from '@/contract/leasing/applications/constants';
import {
  bureauNames,
  MONTHS_BEFORE_REPORTING_AGAIN,
  RENT_DISPUTE_DAYS,
  rentReportingConsent,
} from '@/contract/tenancy/rentReports/constants';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { env } from '@/server/env';
import { audit } from '@/server/http/audit';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { queueMessage } from '@/server/modules/account/outbox';
import * as repo from './repo';

interface Call {
  personId: string;
  now: Date;
}

/** The bureaus that get our files. */
export const reportedBureaus = (): Bureau[] => Object.keys(env().CREDIT_BUREAUS.identifiers) as Bureau[];

const rejectField = (field: string, message: string) =>
  new ApiError('invalid', message, { fields: { [field]: message } });

/** The first day on which a person who stopped can start again; null where nothing keeps them. */
export function startsAgainOn(latest: Pick<repo.EnrollmentRow, 'stoppedOn'> | undefined, today: string): string | null {
  if (!latest?.stoppedOn) return null;
  const day = addMonths(latest.stoppedOn, MONTHS_BEFORE_REPORTING_AGAIN);
  return day > today ? day : null;
}

interface Choice {
  optIn: boolean;
  signature?: string | undefined;
  birthDate?: string | undefined;
}

/**
 * A resident starts or stops rent reporting under a lease.
 * @throws {ApiError} conflict where they do so already or stopped less than six months ago; invalid without a signature, or
 * without a date of birth where we have none
 */
export async function chooseRentReporting(
  db: Db,
  services: Services,
  leaseId: string,
  { optIn, signature, birthDate }: Choice,
  { personId, now }: Call,
): Promise<void> {
  const lease = await repo.findOwnLease(db, leaseId, personId);
  if (!lease) throw new Error('The lease of the request is not there');
  const today = localDay(now, lease.timeZone);
  const enrollments = await repo.listEnrollments(db, leaseId, personId);
  const [latest] = enrollments;
  const running = latest?.stoppedOn === null ? latest : undefined;
  if (!optIn) {
    if (!running) throw conflict('Your rent isn’t being reported.');
    await repo.stopEnrollment(db, running.id, { on: today, now });
    await audit(db, { event: 'rent_reporting.stopped', subject: `lease:${leaseId}`, personId });
    await notifyResident(db, services, { key: `stopped:${running.id}`, event: 'stopped', personId, lease });
    return;
  }
  if (running) throw conflict('Your rent is being reported already.');
  const again = startsAgainOn(latest, today);
  if (again) throw conflict(`You stopped rent reporting. You can start again from ${again}.`);
  if (!signature) throw rejectField('signature', 'Type your name to sign');
  const known = latest?.birthOn ?? (await repo.findBirthDate(db, leaseId, personId));
  const birthOn = known ?? birthDate;
  if (!birthOn) throw rejectField('birthDate', 'Enter your date of birth');
  if (birthOn > addMonths(today, -12 * 18)) throw rejectField('birthDate', 'Everyone on a lease is 18 or older');
  const bureaus = reportedBureaus();
  const id = newId(now.getTime());
  await repo.insertEnrollment(db, {
    id,
    leaseId,
    homeId: lease.homeId,
    personId,
    // The same account for the bureaus, however often they stop and start.
    accountNumber: enrollments.at(-1)?.accountNumber ?? `RENT${id.replaceAll('-', '').slice(-20).toUpperCase()}`,
    birthOn,
    signature,
    consent: rentReportingConsent(bureaus).join('\n\n'),
    bureaus,
    startedOn: today,
    createdAt: now,
    updatedAt: now,
  });
  await audit(db, { event: 'rent_reporting.started', subject: `lease:${leaseId}`, personId, detail: { bureaus } });
  await notifyResident(db, services, { key: `started:${id}`, event: 'started', personId, lease });
}

interface Notification {
  key: string;
  event: 'started' | 'stopped' | 'answered';
  personId: string;
  lease: Pick<repo.OwnLease, 'id' | 'terms'>;
  text?: string;
}

async function notifyResident(
  db: Db,
  { siteUrl }: Pick<Services, 'siteUrl'>,
  { key, event, personId, lease, text = '' }: Notification,
): Promise<void> {
  const person = await repo.findPerson(db, personId);
  if (!person) return;
  await queueMessage(db, {
    dedupeKey: `rentReporting:${key}`,
    channel: 'email',
    recipient: person.email,
    template: 'rentReportingUpdate',
    data: {
      event,
      name: person.firstName,
      home: lease.terms.address.streetAddress,
      bureaus: bureauNames(reportedBureaus()),
      text,
      link: `${siteUrl}${residenceSectionPath('reporting', lease.id)}`,
    },
  });
}

/** A resident says that a month is wrong. @throws {ApiError} conflict where they have said so, and we have not answered */
export async function disputeLine(db: Db, line: repo.LineRow, body: string, { personId, now }: Call): Promise<string> {
  const lease = await repo.findOwnLease(db, line.leaseId, personId);
  if (!lease) throw new Error('The lease of the month is not there');
  const id = newId(now.getTime());
  const isNew = await repo.insertDispute(db, {
    id,
    lineId: line.id,
    leaseId: line.leaseId,
    homeId: lease.homeId,
    personId,
    body,
    dueOn: addDays(localDay(now, lease.timeZone), RENT_DISPUTE_DAYS),
    createdAt: now,
  });
  if (!isNew) throw conflict('You have told us about this month. We’re looking into it.');
  return id;
}

/** Our team answers, and the resident hears of it. @throws {ApiError} conflict where a colleague was faster */
export async function answerDispute(
  db: Db,
  services: Services,
  { id, upheld, answer }: { id: string; upheld: boolean; answer: string },
  { personId, now }: Call,
): Promise<void> {
  const dispute = await repo.lockDispute(db, id);
  if (!dispute || dispute.answeredAt) throw conflict('This dispute has been answered already.');
  await repo.answerDispute(db, id, { upheld, answer, answeredAt: now, answeredBy: personId });
  const lease = dispute.personId ? await repo.findOwnLease(db, dispute.leaseId, dispute.personId) : undefined;
  if (lease && dispute.personId)
    await notifyResident(db, services, {
      key: `answered:${id}`,
      event: 'answered',
      personId: dispute.personId,
      lease,
      text: answer,
    });
}
