import { calendarLinks } from '@/components/leasing/appointments/appointment/calendarLinks';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { type Appointment, meetingTypes } from '@/contract/leasing/appointments/endpoints';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';
import { appointmentHref } from './appointmentHref';

interface AddToCalendarProps {
  readonly appointment: Appointment;
  readonly siteUrl: string;
}

/** A file for any calendar, and the two that live in the web. */
export function AddToCalendar({ appointment, siteUrl }: AddToCalendarProps) {
  const { home, meetingType } = appointment;
  const links = calendarLinks(appointment, {
    title: home ? `Tour of ${home.streetAddress}` : `Belong: ${meetingType ? meetingTypes[meetingType].title : ''}`,
    where: appointment.room ?? (home ? `${home.streetAddress}, ${home.city}, ${home.state}` : 'By phone'),
    link: absoluteUrl(siteUrl, appointmentHref(appointment)),
  });
  return (
    <Stack $gap="s12">
      <Heading $size="small">Add to calendar</Heading>
      <Row>
        <ButtonLink href={links.file} prefetch={false} download tone="secondary" size="small">
          Calendar file
        </ButtonLink>
        <ButtonLink href={links.google} prefetch={false} target="_blank" rel="noreferrer" tone="secondary" size="small">
          Google
        </ButtonLink>
        <ButtonLink
          href={links.outlook}
          prefetch={false}
          target="_blank"
          rel="noreferrer"
          tone="secondary"
          size="small"
        >
          Outlook
        </ButtonLink>
      </Row>
    </Stack>
  );
}
