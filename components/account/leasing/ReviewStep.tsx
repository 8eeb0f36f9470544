import { CriteriaResults } from '@/components/layout/CriteriaLines';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Disclosure } from '@/components/ui/Disclosure';
import { Heading } from '@/components/ui/Heading';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import type { ReceivedApplication, HomeApplications } from '@/contract/decisions';
import { formatDateTime } from '@/lib/format/dates';
import { verdictLabels } from './applicationWords';
import { ApplicationSummary } from './Facts';
import { applicationReviewHref } from './Queue';

const noticeTones = {
  qualifies: 'success',
  withConditions: 'warning',
  doesNotQualify: 'danger',
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
        <ApplicationSummary application={application} timeZone={home.timeZone} />
      </Card>
      {verdict && status === 'in_review' && (
        <Notice tone={noticeTones[verdict]} title={verdictLabels[verdict].label}>
          {verdictLabels[verdict].explanation} You decide, not a computer.
        </Notice>
      )}
      {lines.length > 0 && (
        <Card as="section" aria-labelledby="lines">
          <Heading id="lines" $size="part">
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
            Please answer by {formatDateTime(until, home.timeZone)}. Then the application runs out.
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
