import { type SubmitEvent, useState } from 'react';
import styled from 'styled-components';
import { LegalNameField, nameErrorOf } from '@/components/layout/shared/LegalNameField';
import { useRecentLogin } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/forms/Field';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type Envelope, type SignatureMark, signing } from '@/contract/signing/endpoints';
import { signatureProblem } from '@/contract/users/personName';
import { useApiMutation } from '@/hooks/useApiMutation';
import { displayFace } from '@/styles/mixins';
import { color, size, space } from '@/styles/tokens';
import { LegalNameDialog } from './LegalNameDialog';
import { SignaturePad } from './SignaturePad';
import { signerRoleLabels } from './signingStages';
import type { SignatureDraft } from './useSignatureDraft';

const WrittenSignature = styled.p`
  ${displayFace}
  min-height: 1.4em;
  padding-block: ${space.s8};
  border-block-end: 2px dashed ${color.lineStrong};
  font-size: ${size.t34};
  font-style: italic;
  overflow-wrap: anywhere;
`;

const signatureMethods = [
  { value: 'typed', label: 'Type it', help: 'Your name in writing. Needs no pointer.' },
  { value: 'drawn', label: 'Draw it', help: 'With a finger, a pen or a mouse.' },
] as const;

interface SignFormProps {
  readonly envelope: Envelope;
  readonly draft: SignatureDraft;
  /** Headings beneath which initials are still missing. */
  readonly missingInitials: readonly string[];
  readonly onBack: () => void;
}

/** The signature itself. What it says is said before it is made, and nothing is lost if it does not arrive. */
export function SignForm({ envelope, draft, missingInitials: owed, onBack }: SignFormProps) {
  const sign = useApiMutation(signing.signEnvelope, { touches: [signing] });
  const [problem, setProblem] = useState<'name' | 'initials' | 'strokes' | undefined>();
  const [correcting, setCorrecting] = useState(false);
  const confirmed = useRecentLogin('You’re about to sign. Please confirm it’s you.');
  const { name, initials, kind, strokes, initialed } = draft.values;
  const legalName = envelope.me?.name ?? '';
  const wrongName = signatureProblem(name, legalName);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const problems = wrongName
      ? 'name'
      : !initials.trim()
        ? 'initials'
        : kind === 'drawn' && !strokes.some((stroke) => stroke.length > 2)
          ? 'strokes'
          : undefined;
    setProblem(problems);
    if (problems || owed.length > 0) return;
    const signed = { name: name.trim(), initials: initials.trim(), initialed: [...initialed] };
    submit(
      kind === 'typed'
        ? { kind, ...signed }
        : { kind, ...signed, strokes: strokes.filter((stroke) => stroke.length > 2).map((stroke) => [...stroke]) },
    );
  };
  const submit = (body: SignatureMark) =>
    sign.mutate(
      { params: { envelopeId: envelope.id }, body },
      { onSuccess: draft.clear, onError: confirmed.requireRecentLogin(() => submit(body)) },
    );
  return (
    <Card>
      <Stack as="form" noValidate onSubmit={send} $gap="s24">
        <Stack $gap="s8">
          <Heading tabIndex={-1} data-step-heading $size="part">
            Sign
          </Heading>
          <Text $tone="soft">
            You sign “{envelope.document.title}” as{' '}
            {envelope.me ? signerRoleLabels[envelope.me.role].toLowerCase() : 'yourself'}.
          </Text>
        </Stack>
        <Stack $gap="s8" $align="start">
          <LegalNameField
            legalName={legalName}
            value={name}
            onValue={(value) => draft.change({ name: value })}
            error={problem === 'name' ? wrongName : nameErrorOf(sign.error)}
          />
          <Button tone="link" onClick={() => setCorrecting(true)}>
            My name is misspelled or has changed
          </Button>
        </Stack>
        <Field label="Your initials" error={problem === 'initials' ? 'Please write your initials.' : undefined}>
          {(control) => (
            <TextInput
              {...control}
              value={initials}
              maxLength={6}
              autoComplete="off"
              onChange={({ target }) => draft.change({ initials: target.value })}
            />
          )}
        </Field>
        <RadioCards
          legend="How would you like to sign?"
          options={signatureMethods}
          value={kind}
          onChange={(value) => draft.change({ kind: value })}
        />
        {kind === 'typed' ? (
          <WrittenSignature aria-hidden="true">{name}</WrittenSignature>
        ) : (
          <SignaturePad strokes={strokes} onChange={(next) => draft.change({ strokes: next })} />
        )}
        {problem === 'strokes' && (
          <Notice live tone="warning">
            Please draw your signature, or type it instead.
          </Notice>
        )}
        {owed.length > 0 && (
          <Notice live tone="warning" title="Your initials are missing in a few places">
            <Text>{owed.join(' · ')}</Text>
            <Button tone="link" onClick={onBack}>
              Go and set them
            </Button>
          </Notice>
        )}
        {sign.error && !nameErrorOf(sign.error) && sign.error.code !== 'recentLoginRequired' && (
          <Notice live tone="danger" title="Not signed">
            {sign.error.message} Nothing you entered is lost.
          </Notice>
        )}
        <Text $size="small" $tone="soft">
          Pressing the button signs the papers, with the same effect as a signature in ink. When everybody has signed,
          the file is sealed and lies in your documents.
        </Text>
        <Row $justify="space-between">
          <Button tone="secondary" onClick={onBack}>
            Read again
          </Button>
          <Button type="submit" size="large" loading={sign.isPending}>
            Sign
          </Button>
        </Row>
      </Stack>
      {correcting && (
        <LegalNameDialog
          envelopeId={envelope.id}
          name={legalName}
          onClose={(corrected) => {
            setCorrecting(false);
            if (corrected) draft.change({ name: corrected });
          }}
        />
      )}
      {confirmed.dialog}
    </Card>
  );
}
