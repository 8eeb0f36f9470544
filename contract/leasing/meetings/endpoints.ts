import { endpoint, resource } from '@/contract/endpoint';
import type { meetingsSchemas } from '@/contract/leasing/appointments/schemas';

/** Talking with our team. */
export const meetings = resource<typeof meetingsSchemas>('meetings')({
  listMeetingSlots: endpoint('GET', '/meetings/:meetingType/slots', {
    summary: 'When one of us has time for a meeting',
    access: 'public',
    rate: 'search',
  }),
  bookMeeting: endpoint('POST', '/meetings/:meetingType', {
    summary: 'Books a meeting with one of us',
    access: 'public',
    idempotent: true,
    rate: 'lead',
    audit: 'meeting.booked',
  }),
});
