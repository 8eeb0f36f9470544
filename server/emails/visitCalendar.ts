// The calendar file of a repair's visit, for the emails that say when it is, that it moved, or that it is canceled.
import * as z from 'zod';
import { calendarInvitation } from '@/server/calendar/invitation';
import type { Attachment } from '@/server/providers/mail/mail';

export const VisitCalendar = z.object({
  method: z.enum(['REQUEST', 'CANCEL']),
  /** One for each repair, which has one visit ahead: a later version takes the place of the one before. */
  uid: z.string(),
  sequence: z.int(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string(),
  summary: z.string(),
  location: z.string(),
  url: z.url(),
  writtenAt: z.iso.datetime(),
  organizer: z.object({ name: z.string(), email: z.string() }),
});
export type VisitCalendar = z.infer<typeof VisitCalendar>;

export function visitAttachment(visit: VisitCalendar): Attachment {
  const content = calendarInvitation({
    ...visit,
    startsAt: new Date(visit.startsAt),
    endsAt: new Date(visit.endsAt),
    writtenAt: new Date(visit.writtenAt),
    description: `See or change the time: ${visit.url}`,
  });
  return { name: 'visit.ics', type: 'text/calendar', method: visit.method, content };
}
