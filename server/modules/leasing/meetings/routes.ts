import { isMeetingType } from '@/contract/leasing/appointments/endpoints';
import { meetingsSchemas } from '@/contract/leasing/appointments/schemas';
import { meetings } from '@/contract/leasing/meetings/endpoints';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { implement, withResource } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { bookAppointment, listSlots, meetingSlots, presentAppointment } from '@/server/modules/leasing/appointments';

interface MeetingCall {
  db: Db;
  params: { meetingType: string };
  services: Services;
}

const withMeetingType = async ({ db, params, services }: MeetingCall) =>
  isMeetingType(params.meetingType) ? meetingSlots(db, params.meetingType, services.videoRoomsUrl) : undefined;

export const meetingsRoutes = implement(meetings, meetingsSchemas, {
  listMeetingSlots: withResource({
    load: withMeetingType,
    authorize: audienceOnly,
    handle: ({ db, loaded, now }) => listSlots(db, loaded, now),
  }),
  bookMeeting: withResource({
    load: withMeetingType,
    authorize: audienceOnly,
    handle: async (call) => {
      const { timeZone, ...wish } = call.body;
      const made = await bookAppointment(call, call.loaded, wish, timeZone);
      return presentAppointment(made, call.services.videoRoomsUrl);
    },
  }),
});
