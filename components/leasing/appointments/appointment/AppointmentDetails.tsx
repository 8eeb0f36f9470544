import styled from 'styled-components';
import { CalendarIcon, ClockIcon, PhoneIcon } from '@/components/ui/icons/interfaceIcons';
import { ChatIcon, PinIcon } from '@/components/ui/icons/navigationIcons';
import { Card } from '@/components/ui/layout/Card';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { localDay } from '@/contract/calendar/localDay';
import { type Appointment, meetingTypes } from '@/contract/leasing/appointments/endpoints';
import { dayLabels, formatTime, timeZoneLabel } from '@/lib/appointments/slotDays';
import { displayFace, tabular } from '@/styles/mixins';
import { color, size, space } from '@/styles/tokens';

const List = styled.dl`
  display: grid;
  gap: ${space.s16};
  margin: 0;
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s16};
  align-items: start;

  dt {
    margin-block-start: 0.2rem;
    color: ${color.brand};
  }

  dd {
    margin: 0;
  }
`;

const Day = styled.p`
  ${displayFace}
  ${tabular}
  font-size: ${size.t26};
`;

function AppointmentLocation({ appointment }: { readonly appointment: Appointment }) {
  const { way, home, hostName, room } = appointment;
  if (way === 'video')
    return (
      <>
        By video: <Link href={room ?? ''}>{room}</Link>
      </>
    );
  if (way === 'phone' || !home) return <>{hostName} will call the number you gave us.</>;
  return (
    <>
      {home.streetAddress}, {home.city}, {home.state}
      <Text $tone="soft">{hostName} will meet you there. Bring a photo ID so we know it’s you.</Text>
    </>
  );
}

/** The day, the time, the place and whom one meets. */
export function AppointmentDetails({ appointment }: { readonly appointment: Appointment }) {
  const { startsAt, endsAt, timeZone, meetingType, way, texts, note, kind, hostName } = appointment;
  return (
    <Card $tone="wash">
      <List>
        <Line>
          <dt>
            <VisuallyHidden>Day</VisuallyHidden>
            <CalendarIcon />
          </dt>
          <dd>
            <Day>{dayLabels(localDay(startsAt, timeZone)).full}</Day>
            {meetingType && <Text $tone="soft">{meetingTypes[meetingType].title}</Text>}
          </dd>
        </Line>
        <Line>
          <dt>
            <VisuallyHidden>Time</VisuallyHidden>
            <ClockIcon />
          </dt>
          <dd>
            <Text $figures>
              {formatTime(startsAt, timeZone)} to {formatTime(endsAt, timeZone)}, {timeZoneLabel(timeZone, startsAt)}
            </Text>
            <Text $tone="soft">We’ll send {texts ? 'email and text' : 'email'} reminders before it starts.</Text>
          </dd>
        </Line>
        <Line>
          <dt>
            <VisuallyHidden>Where</VisuallyHidden>
            {way === 'inPerson' ? <PinIcon /> : <PhoneIcon />}
          </dt>
          <dd>
            <AppointmentLocation appointment={appointment} />
          </dd>
        </Line>
        {note && (
          <Line>
            <dt>
              <VisuallyHidden>Your note</VisuallyHidden>
              <ChatIcon />
            </dt>
            <dd>
              <Text style={{ whiteSpace: 'pre-line' }}>{note}</Text>
              <Text $tone="soft">
                {hostName} has your note.
                {kind === 'tour' && ' If it’s a question, we answer it by email before the tour.'}
              </Text>
            </dd>
          </Line>
        )}
      </List>
    </Card>
  );
}
