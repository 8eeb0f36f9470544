import type { Appointment } from '@/contract/appointments';
import { routes } from '@/lib/routes';

/** The page of one appointment. */
export function appointmentHref({ key, home, meetingType }: Pick<Appointment, 'key' | 'home' | 'meetingType'>): string {
  if (home) return routes.tours.booked({ place: home.citySlug, homeId: home.id, appointmentKey: key });
  return routes.meetings.booked({ meetingType: meetingType ?? '', appointmentKey: key });
}
