import * as z from 'zod';
import { asSystem, type Db } from '@/server/db/client';
import { refuses } from '@/server/modules/notifications/notifications.service';
import { sendLater } from '@/server/modules/outbox/outbox.service';
import type { Services } from '@/server/services';
import type { AppointmentRow } from './appointments.repo';
import * as repo from './appointments.repo';
import { cancelAppointment } from './appointments.service';
import { toldOf } from './appointments.told';

type Event = 'booked' | 'moved' | 'cancelled' | 'held' | 'missed' | 'day' | 'hours';

const Announced = z.object({
  id: z.uuid(),
  sequence: z.int(),
  event: z.enum(['booked', 'moved', 'cancelled', 'held', 'missed']),
});
const Reminded = z.object({ id: z.uuid(), sequence: z.int(), which: z.enum(['day', 'hours']) });
const Gone = z.object({ homeId: z.uuid() });

/** What they did themselves and what is only kind to say may be unwanted; that a tour is off is always said. */
const mayBeUnwanted = (event: Event) => event !== 'cancelled';

async function tell(db: Db, services: Services, made: AppointmentRow, event: Event): Promise<void> {
  const unwanted = async (channel: 'email' | 'sms') =>
    made.userId !== null && mayBeUnwanted(event) && (await refuses(db, made.userId, 'tours', channel));
  const data = { ...toldOf(made, services), event };
  const cause = `${made.id}:${made.sequence}:${event}`;
  if (!(await unwanted('email')))
    await sendLater(db, {
      dedupeKey: `appointment:${cause}:person`,
      channel: 'email',
      recipient: made.email,
      template: 'appointmentToPerson',
      data,
    });
  if (made.textConsent && event !== 'held' && event !== 'missed' && !(await unwanted('sms')))
    await sendLater(db, {
      dedupeKey: `appointment:${cause}:text`,
      channel: 'sms',
      recipient: made.phone,
      template: 'appointmentText',
      data,
      timeZone: made.timeZone,
    });
}

async function tellHost(db: Db, services: Services, made: AppointmentRow, event: Event): Promise<void> {
  const email = await repo.hostEmail(db, made.hostId);
  if (!email) return;
  await sendLater(db, {
    dedupeKey: `appointment:${made.id}:${made.sequence}:${event}:host`,
    channel: 'email',
    recipient: email,
    template: 'appointmentToHost',
    data: {
      ...toldOf(made, services),
      event,
      timeZone: made.hostTimeZone,
      host: { name: made.hostName, email },
    },
  });
}

/** Writes to both sides. What has changed again meanwhile is told by the later announcement. */
export async function announceAppointment(services: Services, payload: unknown): Promise<void> {
  const { id, sequence, event } = Announced.parse(payload);
  await asSystem(services.db, async (db) => {
    const made = await repo.findById(db, id);
    if (made?.sequence !== sequence) return;
    await tell(db, services, made, event);
    if (event !== 'held' && event !== 'missed') await tellHost(db, services, made, event);
  });
}

/** Reminds of what still stands as it did when the reminder was set. */
export async function remindOfAppointment(services: Services, payload: unknown): Promise<void> {
  const { id, sequence, which } = Reminded.parse(payload);
  await asSystem(services.db, async (db) => {
    const made = await repo.findById(db, id);
    if (made?.sequence !== sequence || made.status !== 'booked' || made.startsAt <= services.clock()) return;
    await tell(db, services, made, which);
  });
}

/** The home is leased or off the market: nobody should stand before its door. */
export async function cancelToursOf(services: Services, payload: unknown): Promise<void> {
  const { homeId } = Gone.parse(payload);
  const now = services.clock();
  await asSystem(services.db, async (db) => {
    for (const made of await repo.toursToCome(db, homeId, now))
      await cancelAppointment({ db, person: null, now, about: () => undefined }, made, 'homeGone');
  });
}
