import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { Badge } from '@/components/ui/feedback/Badge';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type ListedScreening, screenings } from '@/contract/leasing/screenings/endpoints';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useApi } from '@/hooks/useApi';
import { ApiError } from '@/lib/api/error';
import { formatMoment } from '@/lib/format/dates';
import { DocumentCheckForm } from './DocumentCheckForm';
import { RecordAssessmentForm } from './RecordAssessmentForm';
import { SilentApplications } from './SilentApplications';

const waitLabels = {
  frozen: 'Their credit file is frozen',
  mismatch: 'Their identity details don’t match',
} as const;

/** For us: who is being screened, and records that wait for one of us. */
export function ScreeningsScreen() {
  useLiveUpdates(['applications']);
  const query = useApi(screenings.listScreenings);
  const { data, error } = query;
  const isForbidden = error instanceof ApiError && error.code === 'forbidden';
  return (
    <>
      <AccountPageHeader title="Screening">
        Applications being screened. Applications that need you come first: documents to check and records to review.
      </AccountPageHeader>
      {isForbidden && (
        <EmptyState picture={<MailboxIllustration />} title="Our leasing team works here">
          Ask an administrator if you need to review applications.
        </EmptyState>
      )}
      {!isForbidden && (
        <Loaded query={query} title="We couldn’t load the list" skeleton={<Skeleton $height="12rem" $round="card" />} />
      )}
      {data?.length === 0 && (
        <EmptyState picture={<MailboxIllustration />} title="All caught up">
          Every application is with its homeowner or applicants.
        </EmptyState>
      )}
      <Stack>
        <SilentApplications />
        {data?.map((screening) => (
          <ScreeningEntry key={screening.id} screening={screening} />
        ))}
      </Stack>
    </>
  );
}

function ScreeningEntry({ screening }: { readonly screening: ListedScreening }) {
  const {
    id,
    name,
    home,
    needsReview: toAssess,
    status,
    blocked,
    orderedAt,
    toCheck,
    recordAnswerBy,
    timeZone,
  } = screening;
  const checking = toCheck.length > 0;
  return (
    <Card as="section" aria-labelledby={`screening-${id}`}>
      <Row $justify="space-between">
        <Heading id={`screening-${id}`} $size="small">
          {name} for {home}
        </Heading>
        <Row $gap="s8">
          {checking && <Badge tone="coral">Documents to check</Badge>}
          {toAssess && <Badge tone="coral">Records to review</Badge>}
          {!checking && !toAssess && (
            <Badge tone={status === 'blocked' ? 'warning' : 'info'}>
              {status === 'blocked' ? 'Waiting on the applicant' : 'In progress'}
            </Badge>
          )}
        </Row>
      </Row>
      <Text $size="small" $tone="soft">
        Ordered {formatMoment(orderedAt, timeZone)}. {blocked ? `${waitLabels[blocked.why]}.` : ''}
        {recordAnswerBy && !toAssess && ` A record: they can answer until ${formatMoment(recordAnswerBy, timeZone)}.`}
      </Text>
      {checking && <DocumentCheckForm screeningId={id} />}
      {toAssess && <RecordAssessmentForm screeningId={id} />}
    </Card>
  );
}
