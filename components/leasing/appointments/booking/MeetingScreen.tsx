import { useRouter } from 'next/router';
import { PageHead } from '@/components/layout/head/PageHead';
import { AppointmentLayout } from '@/components/leasing/appointments/shared/AppointmentLayout';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { isMeetingType, type MeetingType, meetingTypes } from '@/contract/leasing/appointments/endpoints';
import { meetings } from '@/contract/leasing/meetings/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import type { FormResult } from '@/lib/forms/formResult';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';
import { MeetingForm } from './MeetingForm';

interface MeetingScreenProps {
  readonly meetingType: string;
  readonly siteUrl: string;
  readonly filled: FormResult | null;
}

const otherMeetings = (type: MeetingType) =>
  (Object.keys(meetingTypes) as MeetingType[]).filter((each) => each !== type);

/** Picking a time to talk with one of us. */
export function MeetingScreen({ meetingType, siteUrl, filled }: MeetingScreenProps) {
  const { reload } = useRouter();
  const { data: slots, refetch } = useApi(meetings.listMeetingSlots, { params: { meetingType } });
  if (!slots || !isMeetingType(meetingType)) {
    return (
      <Container>
        <PageHead title="Talk with us" noindex />
        <ErrorState title="We couldn’t load the times" level="h1" onRetry={() => reload()} />
      </Container>
    );
  }
  const { title, description, minutes } = meetingTypes[meetingType];
  const head = (
    <Stack>
      <PageHead
        title={title}
        description={`${description} ${minutes} minutes with someone on our team.`}
        canonical={absoluteUrl(siteUrl, routes.meetings.book({ meetingType }))}
      />
      <Heading as="h1" $size="title">
        {title}
      </Heading>
      <Text $tone="soft" $size="large">
        {description} It takes {minutes} minutes and it’s free.
      </Text>
    </Stack>
  );
  const aside = (
    <Card $tone="sunken">
      <Stack $gap="s12">
        <Heading $size="label">Need something else?</Heading>
        {otherMeetings(meetingType).map((each) => (
          <Link key={each} href={routes.meetings.book({ meetingType: each })} prefetch={false}>
            {meetingTypes[each].title}
          </Link>
        ))}
      </Stack>
    </Card>
  );
  return (
    <AppointmentLayout top={head} asideLabel="Other meetings" asideAtEnd aside={aside}>
      {slots.starts.length > 0 ? (
        <MeetingForm
          key={meetingType}
          meetingType={meetingType}
          slots={slots}
          filled={filled}
          onSlotTaken={() => void refetch()}
        />
      ) : (
        <EmptyState
          picture={<MailboxIllustration />}
          title="No times available"
          actions={
            <ButtonLink href={routes.support()} prefetch={false}>
              Message us{' '}
            </ButtonLink>
          }
        >
          We have no free times in the next 3 weeks. Message us and we’ll reply within one business day.
        </EmptyState>
      )}
    </AppointmentLayout>
  );
}
