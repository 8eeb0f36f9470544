import { AccountPageHeader } from '@/components/account/shared/AccountPageHeader';
import { Badge } from '@/components/ui/feedback/Badge';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type ListedScreening, screenings } from '@/contract/screenings/endpoints';
import { useApi } from '@/hooks/useApi';
import { useLiveUpdates } from '@/hooks/useLiveUpdates';
import { formatDateTime } from '@/lib/format/dates';
import { RecordAssessmentForm } from './RecordAssessmentForm';

/** Where our team works. */
const STAFF_TIME_ZONE = 'America/Los_Angeles';
const waitLabels = {
  frozen: 'Their credit file is frozen',
  mismatch: 'Something about their identity does not match',
} as const;

/** For us: who is being screened, and records that wait for one of us. */
export function ScreeningsScreen() {
  useLiveUpdates(['applications']);
  const { data, isError, refetch, isFetching } = useApi(screenings.listScreenings);
  return (
    <>
      <AccountPageHeader title="Screening">
        Applications being looked at. Records to weigh come first: a person decides on them, with a reason.
      </AccountPageHeader>
      {isError && !data && (
        <ErrorState title="We could not load the list" onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && <Skeleton $height="12rem" $round="card" />}
      {data?.length === 0 && (
        <EmptyState picture={<MailboxIllustration />} title="Nobody is waiting">
          Every application we have is with its homeowner or its applicants.
        </EmptyState>
      )}
      <Stack>
        {data?.map((screening) => (
          <ScreeningEntry key={screening.id} screening={screening} />
        ))}
      </Stack>
    </>
  );
}

function ScreeningEntry({ screening }: { readonly screening: ListedScreening }) {
  const { id, name, home, needsReview: toAssess, status, blocked, orderedAt } = screening;
  return (
    <Card as="section" aria-labelledby={`screening-${id}`}>
      <Row $justify="space-between">
        <Heading id={`screening-${id}`} $size="small">
          {name} for {home}
        </Heading>
        <Badge tone={toAssess ? 'coral' : status === 'blocked' ? 'warning' : 'info'}>
          {toAssess ? 'Records to weigh' : status === 'blocked' ? 'Waits for them' : 'Under way'}
        </Badge>
      </Row>
      <Text $size="small" $tone="soft">
        Ordered {formatDateTime(orderedAt, STAFF_TIME_ZONE)}. {blocked ? `${waitLabels[blocked.why]}.` : ''}
      </Text>
      {toAssess && <RecordAssessmentForm screeningId={id} />}
    </Card>
  );
}
