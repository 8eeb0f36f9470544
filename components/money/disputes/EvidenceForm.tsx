import { useMoneyAction } from '@/components/money/charges/staff/useMoneyAction';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import {
  type Dispute,
  disputes,
  type EvidencePart,
  evidencePartLabels,
  MAX_EVIDENCE_TEXT,
} from '@/contract/money/disputes/endpoints';
import { useDraft } from '@/hooks/useDraft';

/** What our team sends to the bank of the payer, which takes it once. */
export function EvidenceForm({ dispute: { id, payer, parts } }: { readonly dispute: Dispute }) {
  const { values, set, clear } = useDraft(`evidence-${id}`, { text: '', chosen: [...parts] as EvidencePart[] });
  const { send, fields, error, isPending, dialog } = useMoneyAction(disputes.sendDisputeEvidence, [disputes]);
  const { text, chosen } = values;
  const problem = error ?? fields.parts;
  return (
    <Stack
      as="form"
      noValidate
      aria-label={`Evidence for ${payer}`}
      onSubmit={(event) => {
        event.preventDefault();
        send({ params: { disputeId: id }, body: { text, parts: chosen } }, clear);
      }}
    >
      <fieldset>
        <legend>Papers to send</legend>
        <Stack $gap="s8">
          {parts.map((part) => (
            <Checkbox
              key={part}
              checked={chosen.includes(part)}
              onChange={({ target }) =>
                set({ chosen: parts.filter((each) => (each === part ? target.checked : chosen.includes(each))) })
              }
            >
              {evidencePartLabels[part]}
            </Checkbox>
          ))}
        </Stack>
      </fieldset>
      <TextAreaField
        label="What happened"
        help="What was paid for, how the payer agreed to it, and what they got."
        rows={6}
        maxLength={MAX_EVIDENCE_TEXT}
        value={text}
        onChange={(next) => set({ text: next })}
        error={fields.text}
      />
      <Text $size="small" $tone="soft">
        The bank takes evidence once. Check it before you send it.
      </Text>
      <div aria-live="polite">{problem && <Notice tone="danger">{problem}</Notice>}</div>
      <Row>
        <Button type="submit" size="small" loading={isPending}>
          Send evidence
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}
