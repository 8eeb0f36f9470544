import { useAvailabilityCheck } from '@/components/homes/availabilityChecks/useAvailabilityCheck';
import { PageHead } from '@/components/layout/head/PageHead';
import type { ScreenProps } from '@/components/layout/page/publicPages';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { routes } from '@/contract/routes';
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
      <PageHead title="Is your home available?" noindex />
      <CheckInLayout>
        <Stack $gap="s24">
          <Stack $gap="s8">
            <Heading as="h1" $size="section">
              {check?.answer ? 'Thanks, we got it' : `Is ${street ?? 'your home'} available?`}
            </Heading>
            {check && !check.answer && (
              <Text $size="large" $tone="soft">
                It takes one tap. You can change your answer while the link in our email works.
              </Text>
            )}
          </Stack>
          {isClosed && <CheckInClosed />}
          {failed && (
            <ErrorState title="We couldn’t open your link" onRetry={() => request.retry()}>
              Your link still works. Please try again.
            </ErrorState>
          )}
          {!check && !isClosed && !failed && reading && (
            <>
              <Text $tone="soft">We’re opening your link. This page needs JavaScript to keep it private.</Text>
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
