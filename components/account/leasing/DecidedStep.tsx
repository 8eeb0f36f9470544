import { CriteriaLines } from '@/components/layout/CriteriaLines';
import { Card } from '@/components/ui/Card';
import { Heading } from '@/components/ui/Heading';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { criterionWords } from '@/contract/criteria';
import type { Decided, Received, ReceivedForHome } from '@/contract/decisions';
import { formatMoment } from '@/lib/format/dates';
import { applicationWords, conditionWords } from './applicationWords';
import { Facts } from './Facts';

const next = {
  approved:
    'They have been told, and can take the home now. Their lease comes next; you hear from us when it is ready for you.',
  approved_with_conditions:
    'They have been told, and can agree to the conditions. A letter tells them what they rest on, as the law asks.',
  declined: 'They have been told, with the reasons and their rights in a letter of their own.',
} as const;

interface DecidedStepProps {
  readonly place: ReceivedForHome;
  readonly application: Received;
  readonly decided: Decided;
}

/** What was decided, by whom, when, and on what: for as long as anybody may ask. */
export function DecidedStep({ place: { home }, application, decided }: DecidedStepProps) {
  const { outcome, reasons, conditions, message, by, at } = decided;
  return (
    <Stack $gap="s24">
      <Notice live tone={outcome === 'declined' ? 'info' : 'success'} title={applicationWords[outcome].label}>
        {next[outcome]}
      </Notice>
      <Card>
        <Facts application={application} timeZone={home.timeZone} />
      </Card>
      <Card as="section" aria-labelledby="receipt">
        <Stack>
          <Heading id="receipt" $size="part">
            Receipt of the decision
          </Heading>
          <Text $tone="soft">
            Decided by {by} on {formatMoment(at, home.timeZone)}.
          </Text>
          {reasons.length > 0 && (
            <Text>Because of: {reasons.map((reason) => criterionWords[reason].title).join(', ')}.</Text>
          )}
          {conditions.length > 0 && <Text>Asked for: {conditions.map(conditionWords).join('; ')}.</Text>}
          <Text as="blockquote">“{message}”</Text>
        </Stack>
      </Card>
      <Card as="section" aria-labelledby="lines">
        <Heading id="lines" $size="part">
          Against the criteria
        </Heading>
        <CriteriaLines lines={application.lines} />
      </Card>
    </Stack>
  );
}
