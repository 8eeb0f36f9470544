import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { Pro } from '@/contract/care/pros/endpoints';
import { SURVEY_QUESTIONS } from '@/contract/care/workOrders/survey';

/** What people answered who confirmed the work of a Pro in the last year. */
export function ProSurvey({ survey }: Pick<Pro['performance'], 'survey'>) {
  if (survey.length === 0) return null;
  return (
    <Card as="section" $pad="s16" aria-labelledby="survey">
      <Stack $gap="s8">
        <Heading id="survey" $size="small">
          What residents and homeowners say
        </Heading>
        {survey.map(({ question, yes, answers }) => (
          <Text key={question} $figures>
            {SURVEY_QUESTIONS[question]} {yes} of {answers} said yes.
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
