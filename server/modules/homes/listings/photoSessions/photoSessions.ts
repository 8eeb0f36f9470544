// The visit of our photographer: its owner or our team chooses a time on the one calendar.
import type { PhotoSession } from '@/contract/homes/listings/endpoints';
import type { Db } from '@/server/db/client';
import { conflict, notFound } from '@/server/http/errors';
import { listingFacts } from '@/server/listingFacts';
import type { HomeRow } from '@/server/modules/homes/homes';
import {
  type BookingCall,
  bookAppointment,
  findBookedVisit,
  listSlots,
  teamVisitSlots,
} from '@/server/modules/leasing/appointments';
import { findPhotoWish } from './queries';

/** Once the work is done, and whenever new photos would serve the listing. */
const PHOTO_STATUSES: ReadonlySet<HomeRow['status']> = new Set([
  'ready',
  'in_review',
  'coming_soon',
  'active',
  'turnover',
  'off_market',
]);

type SessionHome = Pick<HomeRow, 'id' | 'status' | 'timeZone'>;

/** The session that is booked, or the times to choose from; as the system. */
export async function readPhotoSession(db: Db, home: SessionHome, now: Date): Promise<PhotoSession> {
  const made = await findBookedVisit(db, home.id, 'photo_session', now);
  const booked = made && {
    startsAt: made.startsAt.toISOString(),
    timeZone: made.timeZone,
    hostName: made.hostName,
    appointmentKey: made.key,
  };
  if (booked) return { booked, slots: null };
  const canBook = PHOTO_STATUSES.has(home.status);
  return {
    booked: null,
    slots: canBook ? await listSlots(db, await teamVisitSlots(db, 'photo_session', home), now) : null,
  };
}

/** Puts the session on the calendar with the owner of the home; as the system. */
export async function bookPhotoSession(call: BookingCall, home: SessionHome, startsAt: string): Promise<void> {
  const { db, now } = call;
  if (!PHOTO_STATUSES.has(home.status)) throw conflict('Our photographer comes once the work on the home is done.');
  if (await findBookedVisit(db, home.id, 'photo_session', now))
    throw conflict('A photo session is booked already. Reschedule it instead.');
  const { ownerId, firstName, lastName, email, phone } = (await listingFacts.findBookableHome(db, home.id)) ?? {};
  if (!ownerId || !email) throw notFound('We couldn’t find the owner of that home.');
  await bookAppointment(
    { ...call, person: { id: ownerId } },
    await teamVisitSlots(db, 'photo_session', home),
    {
      startsAt,
      way: 'inPerson',
      note: await findPhotoWish(db, home.id),
      contact: { firstName: firstName ?? '', lastName: lastName ?? '', email, phone: phone ?? '', textConsent: false },
    },
    home.timeZone,
  );
}
