import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Field } from '@/components/ui/forms/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { esignConsent } from '@/contract/signing/constants';
import { signing } from '@/contract/signing/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

interface ElectronicConsentProps {
  readonly envelopeId: string;
  readonly onBack: () => void;
}

/** Consent to sign electronically, given in a way that shows one can read the papers (E-SIGN Act). */
export function ElectronicConsent({ envelopeId, onBack }: ElectronicConsentProps) {
  const [code, setCode] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const consent = useApiMutation(signing.consentToSign, { touches: [signing] });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(!agreed);
    if (agreed && code.trim())
      consent.mutate({
        params: { envelopeId },
        body: { version: esignConsent.version, readingCode: code.trim().slice(0, 12) },
      });
  };
  const wrongCode = consent.error?.status === 400;
  return (
    <Card>
      <Stack as="form" noValidate onSubmit={send} $gap="s24">
        <Stack $gap="s8">
          <Heading tabIndex={-1} data-step-heading $size="part">
            Before you sign on a screen
          </Heading>
          <Text $tone="soft">
            The law wants you to know this, and to agree to it, before an electronic signature counts.
          </Text>
        </Stack>
        <Stack as="ul" $gap="s8">
          {esignConsent.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Stack>
        <Field
          label="Your reading code"
          help="Six signs at the end of the last page."
          error={wrongCode ? consent.error?.message : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              value={code}
              onChange={({ target }) => setCode(target.value)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={12}
            />
          )}
        </Field>
        <Checkbox
          checked={agreed}
          onChange={({ target }) => setAgreed(target.checked)}
          aria-invalid={missing && !agreed}
        >
          I agree to read and sign these papers electronically.
        </Checkbox>
        {missing && !agreed && (
          <Notice live tone="warning">
            Please tick the box if you agree. If you would rather sign on paper, write to us and nothing is signed here.
          </Notice>
        )}
        {consent.error && !wrongCode && (
          <Notice live tone="danger">
            {consent.error.message}
          </Notice>
        )}
        <Row $justify="space-between">
          <Button tone="secondary" onClick={onBack}>
            Read again
          </Button>
          <Button type="submit" loading={consent.isPending}>
            I agree, go on
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
