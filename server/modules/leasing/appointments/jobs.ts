import * as z from 'zod';
import { canText } from '@/contract/format/phoneText';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import type { Job } from '@/server/jobs/job';
import { isDisabled } from '@/server/modules/account/notifications';
import { queueMessage, queuePush } from '@/server/modules/account/outbox';
import { listHomeResidents } from '@/server/modules/homes/residents';
import { cancelAppointment } from './index';
import { emailData } from './notifications';
import type { AppointmentRow } from './repo';
import * as repo from './repo';

type Change = 'booked' | 'moved' | 'newHost' | 'canceled';
type CalendarEvent = Change | 'held' | 'missed' | 'day' | 'hours';

const AnnouncePayload = z.object({
  id: z.uuid(),
  sequence: z.int(),
  event: z.enum(['booked', 'moved', 'newHost', 'canceled', 'held', 'missed']),
});
const RemindPayload = z.object({ id: z.uuid(), sequence: z.int(), which: z.enum(['day', 'hours']) });
const HomePayload = z.object({ homeId: z.uuid() });

/** What they did themselves and what is only kind to say may be unwanted; that a tour is off is always said. */
const isUnsubscribed = (event: CalendarEvent) => event !== 'canceled';

async function notifyGuest(db: Db, services: Services, made: AppointmentRow, event: CalendarEvent): Promise<void> {
  const unwanted = async (channel: 'email' | 'sms') =>
    made.userId !== null && isUnsubscribed(event) && (await isDisabled(db, made.userId, 'tours', channel));
  const data = { ...emailData(made, services), event };
  const cause = `${made.id}:${made.sequence}:${event}`;
  await ((await unwanted('email')) ? queuePush : queueMessage)(db, {
    dedupeKey: `appointment:${cause}:person`,
    channel: 'email',
    recipient: made.email,
    template: 'appointmentToPerson',
    data,
  });
  if (made.textConsent && canText(made.phone) && event !== 'held' && event !== 'missed' && !(await unwanted('sms')))
    await queueMessage(db, {
      dedupeKey: `appointment:${cause}:text`,
      channel: 'sms',
      recipient: made.phone,
      template: 'appointmentText',
      data,
      timeZone: made.timeZone,
    });
}

async function notifyHost(db: Db, services: Services, made: AppointmentRow, event: Change): Promise<void> {
  const email = await repo.hostEmail(db, made.hostId);
  if (!email) return;
  await queueMessage(db, {
    dedupeKey: `appointment:${made.id}:${made.sequence}:${event}:host`,
    channel: 'email',
    recipient: email,
    template: 'appointmentToHost',
    data: {
      ...emailData(made, services),
      event,
      timeZone: made.hostTimeZone,
      host: { name: made.hostName, email },
    },
  });
}

/** Residents of the home have a right to know who comes, and when. */
async function notifyOccupants(db: Db, services: Services, made: AppointmentRow, event: Change): Promise<void> {
  if (made.kind !== 'tour' || made.way !== 'inPerson' || !made.homeId) return;
  const { what, where, startsAt, endsAt, timeZone, hostName } = emailData(made, services);
  const phone = await repo.findHostPhone(db, made.hostId);
  for (const { name, email } of await listHomeResidents(db, made.homeId, ['active']))
    await queueMessage(db, {
      dedupeKey: `appointment:${made.id}:${made.sequence}:${event}:occupant:${email}`,
      channel: 'email',
      recipient: email,
      template: 'showingNotice',
      data: {
        event,
        name,
        what,
        where,
        startsAt,
        endsAt,
        timeZone,
        hostName,
        phone,
        inbox: `${services.siteUrl}${routes.accounts.inbox()}`,
      },
    });
}

/** Emails both sides, and the residents. A later announcement covers changes that came in the meantime. */
export async function sendAppointmentMessages(services: Services, payload: unknown): Promise<void> {
  const { id, sequence, event } = AnnouncePayload.parse(payload);
  await asSystem(services.db, async (db) => {
    const made = await repo.findById(db, id);
    if (made?.sequence !== sequence) return;
    await notifyGuest(db, services, made, event);
    if (event === 'held' || event === 'missed') return;
    await notifyHost(db, services, made, event);
    await notifyOccupants(db, services, made, event);
  });
}

/** Reminds of what still stands as it did when the reminder was set. */
export async function sendAppointmentReminder(services: Services, payload: unknown): Promise<void> {
  const { id, sequence, which } = RemindPayload.parse(payload);
  await asSystem(services.db, async (db) => {
    const made = await repo.findById(db, id);
    if (made?.sequence !== sequence || made.status !== 'booked' || made.startsAt <= services.clock()) return;
    await notifyGuest(db, services, made, which);
  });
}

/** The home is leased or off the market: no visitor should come in vain. */
export async function cancelHomeTours(services: Services, payload: unknown): Promise<void> {
  const { homeId } = HomePayload.parse(payload);
  const now = services.clock();
  await asSystem(services.db, async (db) => {
    for (const made of await repo.listUpcomingTours(db, homeId, now))
      await cancelAppointment({ db, person: null, now, auditSubject: () => undefined }, made, 'home_unavailable');
  });
}

export const jobs: Job[] = [
  { task: 'sendAppointmentMessages', run: sendAppointmentMessages },
  { task: 'cancelHomeTours', run: cancelHomeTours },
  { task: 'sendAppointmentReminder', run: sendAppointmentReminder },
];
