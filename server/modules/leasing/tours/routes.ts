import { type HomeStatus, TOURABLE_STATUSES } from '@/contract/homes/homes/endpoints';
import { toursSchemas } from '@/contract/leasing/appointments/schemas';
import { tours } from '@/contract/leasing/tours/endpoints';
import { conflict } from '@/server/http/errors';
import { implement, withResource } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { findReadableHome } from '@/server/modules/homes/homes';
import { bookAppointment, listSlots, presentAppointment, tourSlots } from '@/server/modules/leasing/appointments';
import { recordConversion } from '@/server/modules/platform/flags';
import { askBeforeTour } from './notes';

const isTourable = (status: HomeStatus) => (TOURABLE_STATUSES as readonly HomeStatus[]).includes(status);

const NOT_TOURABLE: Partial<Record<HomeStatus, string>> = {
  coming_soon: 'We’re still getting this home ready. Tours start when it’s ready.',
  leased: 'This home was just leased.',
};

export const toursRoutes = implement(tours, toursSchemas, {
  listTourSlots: withResource({
    load: ({ db, person, params }) => findReadableHome(db, person, params.homeId),
    authorize: audienceOnly,
    handle: async ({ db, loaded, services, now }) => {
      const offer = await tourSlots(db, loaded, services.videoRoomsUrl, now);
      return listSlots(db, isTourable(loaded.status) ? offer : { ...offer, hosts: [] }, now);
    },
  }),
  bookTour: withResource({
    load: ({ db, person, params }) => findReadableHome(db, person, params.homeId),
    authorize: audienceOnly,
    handle: async (call) => {
      const { db, loaded, body, services, now, client } = call;
      if (!isTourable(loaded.status))
        throw conflict(NOT_TOURABLE[loaded.status] ?? 'This home is no longer available.');
      const offer = await tourSlots(db, loaded, services.videoRoomsUrl, now);
      const made = await bookAppointment(call, offer, body, offer.timeZone);
      if (body.note) await askBeforeTour(call, made, body.note);
      await recordConversion(db, client.headers.get('trackingid'), 'tour_booked', now);
      return presentAppointment(made, services.videoRoomsUrl);
    },
  }),
});
