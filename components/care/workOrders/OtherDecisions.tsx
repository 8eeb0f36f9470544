import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/fields/Field';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { type WorkOrder, workOrders } from '@/contract/care/workOrders/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';

const CHOICES = [
  { decision: 'ask', button: 'Ask a question', label: 'Your question' },
  { decision: 'second_quote', button: 'Get a second quote', label: '' },
  { decision: 'own_vendor', button: 'Use my own Pro', label: 'Who does the work?' },
  { decision: 'decline', button: 'Decline', label: 'Why?' },
] as const;
type Choice = (typeof CHOICES)[number];

const bodyOf = ({ decision }: Choice, text: string) => {
  if (decision === 'ask') return { decision, question: text };
  if (decision === 'own_vendor') return { decision, vendorName: text };
  return decision === 'decline' ? { decision, reason: text } : { decision };
};

function isPossible(decision: Choice['decision'], { approval, can }: WorkOrder): boolean {
  if (decision === 'second_quote') return !approval?.secondQuoteWanted;
  if (decision === 'own_vendor') return can.includes('use_own_vendor');
  return decision !== 'decline' || can.includes('owner_decline');
}

/** What those who pay can do besides approving. */
export function OtherDecisions({ order }: { readonly order: WorkOrder }) {
  const [chosen, setChosen] = useState<Choice>();
  // A question is no name of a Pro: each has words of its own.
  const { values, set, clear } = useDraft(`other-decision:${order.id}`, { ask: '', own_vendor: '', decline: '' });
  const textOf = ({ decision }: Choice) => (decision === 'second_quote' ? '' : values[decision]);
  const decide = useApiMutation(workOrders.decideApproval, { touches: [workOrders], onArrived: clear });
  const submit = (choice: Choice) =>
    decide.mutate(
      { params: { workOrderId: order.id }, body: bodyOf(choice, textOf(choice)) },
      { onSuccess: () => setChosen(undefined) },
    );
  const choose = (choice: Choice) => {
    // What was wrong with one says nothing about another.
    decide.reset();
    setChosen(chosen === choice ? undefined : choice);
  };
  const { error } = decide;
  const fieldError = error?.fields?.question ?? error?.fields?.vendorName ?? error?.fields?.reason;
  return (
    <Stack $gap="s12" $align="start">
      <Row>
        {CHOICES.filter(({ decision }) => isPossible(decision, order)).map((choice) => (
          <Button
            key={choice.decision}
            size="small"
            tone="secondary"
            aria-expanded={choice.label ? chosen === choice : undefined}
            onClick={() => (choice.label ? choose(choice) : submit(choice))}
          >
            {choice.button}
          </Button>
        ))}
      </Row>
      {chosen && (
        <>
          <Field
            label={chosen.label}
            error={fieldError}
            help={
              chosen.decision === 'own_vendor'
                ? 'Send us their invoice or a photo once it’s done. We check it.'
                : undefined
            }
          >
            {(control) =>
              chosen.decision === 'own_vendor' ? (
                <TextInput
                  {...control}
                  value={textOf(chosen)}
                  onChange={({ target }) => set({ [chosen.decision]: target.value })}
                />
              ) : (
                <TextArea
                  {...control}
                  rows={2}
                  value={textOf(chosen)}
                  onChange={({ target }) => set({ [chosen.decision]: target.value })}
                />
              )
            }
          </Field>
          <Button size="small" loading={decide.isPending} onClick={() => submit(chosen)}>
            Send
          </Button>
        </>
      )}
      {error && !fieldError && (
        <Notice live tone="danger" title="That did not work">
          {error.message}
        </Notice>
      )}
    </Stack>
  );
}
