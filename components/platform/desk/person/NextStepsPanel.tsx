import { ActionError } from '@/components/platform/desk/ActionError';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type DeskPerson, desk } from '@/contract/platform/desk/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

interface NextStepsPanelProps extends Pick<DeskPerson, 'steps'> {
  readonly title: string;
  readonly personId: string;
}

/** Steps that we wait for from the person, and the button to remind them. */
export function NextStepsPanel({ title, personId, steps }: NextStepsPanelProps) {
  const remind = useApiMutation(desk.remindPerson, { touches: [desk] });
  return (
    <Card as="section" aria-labelledby="steps">
      <Stack>
        <Heading id="steps" $size="small">
          {title}
        </Heading>
        {steps.length === 0 ? (
          <Text $tone="soft">No next steps.</Text>
        ) : (
          <>
            <ul>
              {steps.map((step) => (
                <li key={step.id}>
                  {step.title}
                  <Text $size="small" $tone="soft">
                    {step.reason}
                  </Text>
                </li>
              ))}
            </ul>
            <Row>
              <Button
                size="small"
                tone="secondary"
                loading={remind.isPending}
                onClick={() => remind.mutate({ params: { personId } })}
              >
                Email a reminder
              </Button>
            </Row>
          </>
        )}
        <ActionError error={remind.error} />
        {remind.isSuccess && (
          <Notice live tone="success" title="Reminder sent">
            You can send another one tomorrow.
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
