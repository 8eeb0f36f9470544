import type { Appointment } from '@/contract/leasing/appointments/endpoints';
import { apiProxyPath } from '@/lib/api/client';

interface CalendarEntry {
  title: string;
  where: string;
  /** Absolute address that moves it or calls it off. */
  link: string;
}

const compactDateTime = (iso: string) => iso.replace(/[-:]|\.\d+/g, '');

/** Ways to put an appointment into a calendar: a file for any of them, and the forms of two that live in the web. */
export function calendarLinks({ key, startsAt, endsAt }: Appointment, { title, where, link }: CalendarEntry) {
  const details = `Reschedule or cancel: ${link}`;
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compactDateTime(startsAt)}/${compactDateTime(endsAt)}`,
    details,
    location: where,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: startsAt,
    enddt: endsAt,
    body: details,
    location: where,
  });
  return {
    file: `${apiProxyPath}/appointments/${key}/calendar.ics`,
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  };
}
