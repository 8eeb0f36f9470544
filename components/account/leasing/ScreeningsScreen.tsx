import { AccountPageHeader } from '@/components/account/AccountTop';
import { Badge } from '@/components/ui/Badge';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { Heading } from '@/components/ui/Heading';
import { MailboxIllustration } from '@/components/ui/MailboxPicture';
import { Row } from '@/components/ui/Row';
import { Skeleton } from '@/components/ui/Skeleton';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { type ListedScreening, screenings } from '@/contract/screenings';
import { useApi } from '@/hooks/useApi';
import { formatDateTime } from '@/lib/format/dates';
import { RecordAssessmentForm } from './WeighRecords';

/** Where our team works. */
const STAFF_TIME_ZONE = 'America/Los_Angeles';
const waitLabels = {
  frozen: 'Their credit file is frozen',
  mismatch: 'Something about their identity does not match',
} as const;

/** For us: who is being screened, and records that wait for one of us. */
export function ScreeningsScreen() {
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
