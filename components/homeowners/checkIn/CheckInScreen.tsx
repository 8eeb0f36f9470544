import { useAvailabilityCheck } from '@/components/homeowners/checkIn/useAvailabilityCheck';
import { PageHead } from '@/components/layout/head/PageHead';
import type { ScreenProps } from '@/components/layout/page/publicPages';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { routes } from '@/lib/routing/routes';
import { CheckInClosed } from './CheckInClosed';
import { CheckInConfirmation } from './CheckInConfirmation';
import { CheckInForm } from './CheckInForm';
import { CheckInLayout } from './CheckInScreen.styles';

/** Opened from our letter, without logging in: when is the home free? */
export function CheckInScreen({ homeId }: ScreenProps<typeof routes.homeowners.availabilityCheckIn>) {
  const request = useAvailabilityCheck(homeId);
  const { check, reading, shut: isClosed, failed } = request;
  const street = check?.home.streetAddress;
  return (
    <Container $width="reading">
      <PageHead title="Is your home free by now?" noindex />
      <CheckInLayout>
        <Stack $gap="s24">
          <Stack $gap="s8">
            <Heading as="h1" $size="section">
              {check?.answer ? 'Thank you, noted' : `Is ${street ?? 'your home'} free by now?`}
            </Heading>
            {check && !check.answer && (
              <Text $size="large" $tone="soft">
                One tap is an answer. You can change it for as long as the link in our letter works.
              </Text>
            )}
          </Stack>
          {isClosed && <CheckInClosed />}
          {failed && (
            <ErrorState title="We could not open your link" onRetry={() => request.retry()}>
              Nothing is lost: the link still works.
            </ErrorState>
          )}
          {!check && !isClosed && !failed && reading && (
            <>
              <Text $tone="soft">
                We are reading the link in our letter. This needs JavaScript, so that nobody else can.
              </Text>
              <Skeleton $height="16rem" $round="card" />
            </>
          )}
          {check && !check.answer && <CheckInForm request={request} />}
          {check?.answer && <CheckInConfirmation check={check} request={request} />}
        </Stack>
      </CheckInLayout>
    </Container>
  );
}
