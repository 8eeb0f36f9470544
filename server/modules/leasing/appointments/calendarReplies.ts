// Answers that people give in their calendar: who declines there does not come.

import { Temporal } from 'temporal-polyfill';
import type { CalendarProposal } from '@/server/calendar/reply';
import type { Db } from '@/server/db/client';
import { isId } from '@/server/ids';
import type { CalendarProposalReader, CalendarReplyHandler } from '@/server/modules/account/threads/emailReplies';
import { cancelAppointment } from './index';
import { titleOf } from './notifications';
import * as repo from './repo';

/** The appointment of an invitation that went to this address. */
async function findInvited(db: Db, uid: string, email: string): Promise<repo.AppointmentRow | undefined> {
  const [id = ''] = uid.split('@');
  const made = isId(id) ? await repo.findById(db, id) : undefined;
  return made?.email.toLowerCase() === email ? made : undefined;
}

/**
 * Cancels what the visitor declines. An answer to a version that was moved or canceled since changes nothing, and neither does
 * a yes or a maybe.
 */
export const cancelDeclined: CalendarReplyHandler = async ({ db, now }, { uid, sequence, answer, email }) => {
  const made = await findInvited(db, uid, email);
  if (!made) return false;
  if (answer === 'DECLINED' && made.sequence === sequence && made.status === 'booked' && made.startsAt > now)
    await cancelAppointment({ db, person: null, now, auditSubject: () => undefined }, made);
  return true;
};

/** `Thursday, December 3, 2026 at 10:00 AM PST`. */
const longTime = (at: Date, timeZone: string) =>
  at.toLocaleString('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });

/** The proposed start. A zone by a name of its own, as Outlook writes it, is taken for the zone of the appointment. */
function proposedStart({ startsAt, timeZone }: CalendarProposal, zoneOfHome: string): Date | undefined {
  if (startsAt === null) return undefined;
  const inZone = (zone: string) =>
    new Date(Temporal.PlainDateTime.from(startsAt, { overflow: 'reject' }).toZonedDateTime(zone).epochMilliseconds);
  for (const zone of [timeZone ?? zoneOfHome, zoneOfHome])
    try {
      return inZone(zone);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  return undefined;
}

/** The person proposes a time; a member of our team answers, because the host may not be free then. */
export const describeProposal: CalendarProposalReader = async (db, proposal, from) => {
  const made = proposal.emails.includes(from) ? await findInvited(db, proposal.uid, from) : undefined;
  if (!made) return undefined;
  const proposed = proposedStart(proposal, made.timeZone);
  const { firstName, lastName } = made;
  const lines = [
    proposed
      ? `Proposed new time: ${longTime(proposed, made.timeZone)}`
      : 'They propose a new time in their calendar, but the file has no time that we can read.',
    `Appointment: ${titleOf(made)}, ${longTime(made.startsAt, made.timeZone)}, with ${made.hostName}`,
    ...(made.status === 'booked' ? [] : ['This appointment is no longer booked.']),
    ...(proposal.sequence === made.sequence || made.status !== 'booked'
      ? []
      : ['They answer an older invitation: the appointment was changed since.']),
    ...(proposal.comment ? [`Their comment: ${proposal.comment}`] : []),
  ];
  const homeId = made.home?.id ?? null;
  return { subject: `New time for: ${titleOf(made)}`, body: lines.join('\n'), homeId, firstName, lastName };
};
