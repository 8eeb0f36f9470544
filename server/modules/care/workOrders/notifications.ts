import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import type { VisitCalendar } from '@/server/emails/visitCalendar';
import { env } from '@/server/env';
import { queueMessage } from '@/server/modules/account/outbox';
import { listHomeOwners } from '@/server/modules/homes/homeMembers';
import { replyAddress } from '@/server/providers/mail/inbound';
import { keyOf, newReplyKey } from './replies/repo';
import type { Contact, WorkOrderRow } from './repo';
import * as repo from './repo';

export const reference = ({ number }: Pick<WorkOrderRow, 'number'>) => `W-${number}`;

const PATHS = {
  resident: (id: string) => routes.accounts.home.maintenanceTask({ taskId: id }),
  owner: (id: string) => routes.accounts.portfolio.maintenanceTask({ taskId: id }),
  staff: (id: string) => routes.accounts.portfolio.maintenanceTask({ taskId: id }),
} as const;
export const workOrderPath = (side: keyof typeof PATHS, id: string) => PATHS[side](id);

export interface Notice {
  /** Key of the event, so that no one is notified twice. */
  cause: string;
  subject: string;
  text: string;
  button?: string;
  /** Of the visit that it is about. */
  calendar?: VisitCalendar;
  /** The same for a resident who wrote to us in Spanish. */
  es?: { subject: string; text: string };
}

async function contactsOf(db: Db, row: WorkOrderRow, side: keyof typeof PATHS): Promise<Contact[]> {
  if (side === 'resident') return repo.listResidentContacts(db, row.leaseId);
  if (side === 'staff') return repo.listCareStaff(db);
  return listHomeOwners(db, row.homeId);
}

/** Emails everybody on one side of a work order, but not anyone who caused it. As the system. */
export async function notifySide(
  db: Db,
  { siteUrl, inboundEmail, clock }: Services,
  row: WorkOrderRow,
  side: keyof typeof PATHS,
  { cause, subject, text, button = 'Open the repair', es, calendar }: Notice,
  exceptId: string | null = null,
): Promise<void> {
  for (const { email, firstName, personId } of await contactsOf(db, row, side)) {
    if (personId !== null && personId === exceptId) continue;
    const key = personId && side !== 'staff' ? await keyOf(db, row, personId, newReplyKey(), clock()) : null;
    await queueMessage(db, {
      dedupeKey: `workOrder:${row.id}:${cause}:${side}:${email}`,
      channel: 'email',
      recipient: email,
      template: 'workOrderNews',
      ...(side === 'resident' && row.language === 'es' && { language: 'es' as const }),
      data: {
        ...(es && { es: { ...es, subject: `${es.subject} (${reference(row)})` } }),
        ...(calendar && { calendar }),
        ...(key && { replyTo: replyAddress(inboundEmail.domain, key) }),
        firstName,
        subject: `${subject} (${reference(row)})`,
        text,
        button,
        about: `${row.title}, ${row.address}`,
        link: `${siteUrl}${workOrderPath(side, row.id)}`,
      },
    });
  }
}

/** The visit ahead as a calendar entry; the same one for every version of it. */
export function visitCalendar(
  { siteUrl }: Services,
  row: WorkOrderRow,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  { method, now }: { method: VisitCalendar['method']; now: Date },
): VisitCalendar {
  const from = env().MAIL_FROM;
  return {
    method,
    timeZone: row.timeZone,
    summary: `Repair visit: ${row.title}`,
    uid: `repair-${row.id}@${new URL(siteUrl).hostname}`,
    // Calendars keep the highest.
    sequence: Math.floor(now.getTime() / 1000),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    writtenAt: now.toISOString(),
    location: `${row.address}, ${row.city}, ${row.state}`,
    url: `${siteUrl}${workOrderPath('resident', row.id)}`,
    organizer: { name: 'Belong', email: /<([^>]+)>/.exec(from)?.[1] ?? from },
  };
}
