import { isMeetingType } from '@/contract/appointments';
import { meetingsSchemas } from '@/contract/appointments.schemas';
import { meetings } from '@/contract/meetings';
import type { Db } from '@/server/db/client';
import { implement, withResource } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import {
  bookAppointment,
  meetingOffer,
  presentAppointment,
  slotsOf,
} from '@/server/modules/appointments/appointments.service';
import type { Services } from '@/server/services';

interface Asked {
  db: Db;
  params: { meetingType: string };
  services: Services;
}

const byType = async ({ db, params, services }: Asked) =>
  isMeetingType(params.meetingType) ? meetingOffer(db, params.meetingType, services.videoRoomsUrl) : undefined;

export const meetingsRoutes = implement(meetings, meetingsSchemas, {
  listMeetingSlots: withResource({
    load: byType,
    authorize: audienceOnly,
    handle: ({ db, loaded, now }) => slotsOf(db, loaded, now),
  }),
  bookMeeting: withResource({
    load: byType,
    authorize: audienceOnly,
    handle: async (call) => {
      const { timeZone, ...wish } = call.body;
      const made = await bookAppointment(call, call.loaded, wish, timeZone);
      return presentAppointment(made, call.services.videoRoomsUrl);
    },
  }),
});
