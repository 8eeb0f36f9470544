import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { Field } from '@/components/ui/Field';
import { Heading } from '@/components/ui/Heading';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { TextInput } from '@/components/ui/TextInput';
import { applications } from '@/contract/applications';
import { applicationConsents, CONSENTS_VERSION, consentKinds } from '@/contract/applications.consents';
import { useApiMutation } from '@/hooks/useApiMutation';
import { color, radius, space } from '@/styles/tokens';

const Wording = styled.div`
  padding: ${space.s16};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

interface ConsentFormProps {
  readonly applicationId: string;
  /** Answers are missing above. */
  readonly blocked: boolean;
  readonly missing: string | undefined;
  readonly onBefore: () => Promise<void>;
  readonly onMissing: (missing: readonly { problem: string }[]) => void;
}

/** Three consents in the words that are kept, a name in place of a signature, and the hand-in. */
export function ConsentForm({ applicationId, blocked, missing, onBefore, onMissing }: ConsentFormProps) {
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  const [name, setName] = useState('');
  const [judged, setJudged] = useState(false);
  const handIn = useApiMutation(applications.handIn, { touches: [applications] });
  const complete = consentKinds.every((kind) => agreed.has(kind));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (!complete || !name.trim() || blocked) return;
    await onBefore();
    const body = {
      version: CONSENTS_VERSION,
      consumerReports: true,
      truth: true,
      electronic: true,
      name: name.trim(),
    } as const;
    handIn.mutate(
      { params: { applicationId }, body },
      {
        onSuccess: (result) => {
          if ('missing' in result) onMissing(result.missing);
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack as="section" aria-labelledby="consents" $gap="s24">
        <Heading as="h2" id="consents" $size="part">
          What you agree to
        </Heading>
        {consentKinds.map((kind) => (
          <Wording key={kind}>
            <Stack $gap="s12">
              <Text $size="small">{applicationConsents[kind].wording}</Text>
              <Checkbox
                checked={agreed.has(kind)}
                aria-invalid={judged && !agreed.has(kind) ? true : undefined}
                onChange={(event) => {
                  const next = new Set(agreed);
                  if (event.target.checked) next.add(kind);
                  else next.delete(kind);
                  setAgreed(next);
                }}
              >
                I agree {applicationConsents[kind].label}
              </Checkbox>
            </Stack>
          </Wording>
        ))}
        <Field
          label="Your full name, in place of a signature"
          error={judged && !name.trim() ? 'Please type your name' : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="name"
              maxLength={120}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <div aria-live="polite">
          {judged && !complete && (
            <Notice tone="warning">Please agree to all three, or stop here: nothing is sent.</Notice>
          )}
          {judged && blocked && <Notice tone="warning">Some answers are still missing. They are named above.</Notice>}
          {missing && <Notice tone="warning">{missing}</Notice>}
          {handIn.error && <Notice tone="danger">{handIn.error.message}</Notice>}
        </div>
        <div>
          <Button type="submit" size="large" loading={handIn.isPending}>
            Hand in my part
          </Button>
        </div>
      </Stack>
    </form>
  );
}
