import { isTeamVisit, teamVisitSlugs } from '@/contract/leasing/appointments/constants';
import type { Appointment } from '@/contract/leasing/appointments/endpoints';
import { routes } from '@/contract/routes';

/** The page of one appointment. */
export function appointmentHref({
  key,
  kind,
  home,
  meetingType,
}: Pick<Appointment, 'key' | 'kind' | 'home' | 'meetingType'>): string {
  if (isTeamVisit(kind)) return routes.meetings.booked({ meetingType: teamVisitSlugs[kind], appointmentKey: key });
  if (home) return routes.tours.booked({ place: home.citySlug, homeId: home.id, appointmentKey: key });
  return routes.meetings.booked({ meetingType: meetingType ?? '', appointmentKey: key });
}
