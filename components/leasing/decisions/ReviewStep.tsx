import { CriteriaResults } from '@/components/layout/shared/CriteriaResults';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { HomeApplications, ReceivedApplication } from '@/contract/leasing/decisions/endpoints';
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
            Criteria
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
            Decide by {formatDateTime(until, home.timeZone)}. If you don’t answer within a week, our team decides by the
            criteria.
          </Text>
        </Stack>
      )}
      <Disclosure summary="What you don’t see, and why">
        <Text>
          Names, photos, ages, family status, sources of income, and the reports themselves. None of these can affect
          who gets a home, so we don’t show them. Our team has read the reports, and everything that can count is shown
          above. You’ll see the names after you approve.
        </Text>
      </Disclosure>
    </Stack>
  );
}
