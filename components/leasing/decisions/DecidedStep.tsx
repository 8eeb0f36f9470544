import { CriteriaResults } from '@/components/layout/shared/CriteriaResults';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { criterionLabels } from '@/contract/leasing/criteria/criteria';
import type { Decision, HomeApplications, ReceivedApplication } from '@/contract/leasing/decisions/endpoints';
import { formatDateTime } from '@/lib/format/dates';
import { ApplicationSummary } from './ApplicationSummary';
import { conditionLabel, reviewStatusLabels } from './applicationReview.labels';

const nextStepLabels = {
  approved:
    'We told them, and they can accept the home now. The lease comes next. We’ll let you know when it’s ready for you.',
  approved_with_conditions:
    'We told them, and they can accept the conditions. As the law requires, we also sent a notice that explains the reasons.',
  declined: 'We told them. A separate notice explains the reasons and their rights.',
} as const;

interface DecidedStepProps {
  readonly place: HomeApplications;
  readonly application: ReceivedApplication;
  readonly decided: Decision;
}

/** What was decided, by whom, when, and on what: for as long as anybody may ask. */
export function DecidedStep({ place: { home }, application, decided }: DecidedStepProps) {
  const { outcome, reasons, conditions, message, by, at } = decided;
  return (
    <Stack $gap="s24">
      <Notice live tone={outcome === 'declined' ? 'info' : 'success'} title={reviewStatusLabels[outcome].label}>
        {nextStepLabels[outcome]}
      </Notice>
      <Card>
        <ApplicationSummary application={application} home={home} />
      </Card>
      <Card as="section" aria-labelledby="receipt">
        <Stack>
          <Heading id="receipt" $size="part">
            Decision record
          </Heading>
          <Text $tone="soft">
            Decided by {by} on {formatDateTime(at, home.timeZone)}.
          </Text>
          {reasons.length > 0 && (
            <Text>Reasons: {reasons.map((reason) => criterionLabels[reason].title).join(', ')}.</Text>
          )}
          {conditions.length > 0 && <Text>Conditions: {conditions.map(conditionLabel).join('; ')}.</Text>}
          <Text as="blockquote">“{message}”</Text>
        </Stack>
      </Card>
      <Card as="section" aria-labelledby="criteria">
        <Heading id="criteria" $size="part">
          Criteria
        </Heading>
        <CriteriaResults lines={application.lines} />
      </Card>
    </Stack>
  );
}
