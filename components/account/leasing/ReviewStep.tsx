import { CriteriaResults } from '@/components/layout/shared/CriteriaResults';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { HomeApplications, ReceivedApplication } from '@/contract/decisions/endpoints';
import { formatDateTime } from '@/lib/format/dates';
import { applicationReviewHref } from './ApplicationQueue';
import { ApplicationSummary } from './ApplicationSummary';
import { verdictLabels } from './applicationReview.labels';

const noticeTones = {
  qualifies: 'success',
  with_conditions: 'warning',
  does_not_qualify: 'danger',
  incomplete: 'info',
} as const;

interface ReviewStepProps {
  readonly place: HomeApplications;
  readonly application: ReceivedApplication;
}

/** What there is to know before deciding, and nothing that may not count. */
export function ReviewStep({ place: { home, order }, application }: ReviewStepProps) {
  const { id, verdict, lines, canDecide, waitingFor: waitingForApplication, until, status } = application;
  return (
    <Stack $gap="s24">
      <Card>
        <ApplicationSummary application={application} home={home} />
      </Card>
      {verdict && status === 'in_review' && (
        <Notice tone={noticeTones[verdict]} title={verdictLabels[verdict].label}>
          {verdictLabels[verdict].explanation} You decide by the published criteria, the same for everyone.
        </Notice>
      )}
      {lines.length > 0 && (
        <Card as="section" aria-labelledby="criteria">
          <Heading id="criteria" $size="part">
            Against the criteria
          </Heading>
          <CriteriaResults lines={lines} />
        </Card>
      )}
      {waitingForApplication && (
        <Notice title="Not your turn yet">
          {waitingForApplication} {order && status === 'in_review' && `${order.says} (${order.source})`}
        </Notice>
      )}
      {canDecide && (
        <Stack $gap="s8" $align="start">
          <ButtonLink href={applicationReviewHref(home.id, id, 'decision', 'answer')}>Decide</ButtonLink>
          <Text $size="small" $tone="soft">
            Please answer by {formatDateTime(until, home.timeZone)}. After a week without an answer, our team decides by
            the criteria.
          </Text>
        </Stack>
      )}
      <Disclosure summary="What you do not see, and why">
        <Text>
          Names, pictures, ages, families, where an income comes from, and the reports themselves. None of it may weigh
          in who gets a home, so that it is simply not here. Our team has read the reports; what may count stands above.
          You learn the names once you have said yes.
        </Text>
      </Disclosure>
    </Stack>
  );
}
