import { CriteriaResults } from '@/components/layout/shared/CriteriaResults';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { criterionLabels } from '@/contract/criteria/criteria';
import type { Decision, HomeApplications, ReceivedApplication } from '@/contract/decisions/endpoints';
import { formatDateTime } from '@/lib/format/dates';
import { ApplicationSummary } from './ApplicationSummary';
import { conditionLabel, reviewStatusLabels } from './applicationReview.labels';

const nextStepLabels = {
  approved:
    'They have been told, and can take the home now. Their lease comes next; you hear from us when it is ready for you.',
  approved_with_conditions:
    'They have been told, and can agree to the conditions. A letter tells them what they rest on, as the law asks.',
  declined: 'They have been told, with the reasons and their rights in a letter of their own.',
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
            Receipt of the decision
          </Heading>
          <Text $tone="soft">
            Decided by {by} on {formatDateTime(at, home.timeZone)}.
          </Text>
          {reasons.length > 0 && (
            <Text>Because of: {reasons.map((reason) => criterionLabels[reason].title).join(', ')}.</Text>
          )}
          {conditions.length > 0 && <Text>Asked for: {conditions.map(conditionLabel).join('; ')}.</Text>}
          <Text as="blockquote">“{message}”</Text>
        </Stack>
      </Card>
      <Card as="section" aria-labelledby="criteria">
        <Heading id="criteria" $size="part">
          Against the criteria
        </Heading>
        <CriteriaResults lines={application.lines} />
      </Card>
    </Stack>
  );
}
