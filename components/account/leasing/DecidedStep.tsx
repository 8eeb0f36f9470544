import { CriteriaResults } from '@/components/layout/CriteriaLines';
import { Card } from '@/components/ui/Card';
import { Heading } from '@/components/ui/Heading';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { criterionLabels } from '@/contract/criteria';
import type { Decision, ReceivedApplication, HomeApplications } from '@/contract/decisions';
import { formatDateTime } from '@/lib/format/dates';
import { reviewStatusLabels, conditionLabel } from './applicationWords';
import { ApplicationSummary } from './Facts';

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
        <ApplicationSummary application={application} timeZone={home.timeZone} />
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
      <Card as="section" aria-labelledby="lines">
        <Heading id="lines" $size="part">
          Against the criteria
        </Heading>
        <CriteriaResults lines={application.lines} />
      </Card>
    </Stack>
  );
}
