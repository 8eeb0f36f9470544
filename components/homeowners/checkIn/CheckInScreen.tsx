import { PageHead } from '@/components/layout/PageHead';
import type { ScreenProps } from '@/components/layout/pages';
import { Container } from '@/components/ui/Container';
import { ErrorState } from '@/components/ui/ErrorState';
import { Heading } from '@/components/ui/Heading';
import { Skeleton } from '@/components/ui/Skeleton';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { useAvailabilityCheck } from '@/hooks/useAvailabilityCheck';
import type { routes } from '@/lib/routes';
import { CheckInConfirmation } from './CheckInAnswered';
import { CheckInForm } from './CheckInForm';
import { CheckInLayout } from './CheckInScreen.styles';
import { CheckInClosed } from './CheckInShut';

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
