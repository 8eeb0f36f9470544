import { type SubmitEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { LegalNameField, nameErrorOf } from '@/components/layout/shared/LegalNameField';
import { useRecentLogin } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { signatureProblem } from '@/contract/account/users/personName';
import { esignConsent } from '@/contract/platform/signing/constants';
import {
  type DocumentSection,
  type Envelope,
  type SignatureMark,
  signing,
} from '@/contract/platform/signing/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { ApiError } from '@/lib/api/error';
import { focusFirstInvalid } from '@/lib/forms/focusFirstInvalid';
import { displayFace } from '@/styles/mixins';
import { color, size, space } from '@/styles/tokens';
import { ElectronicConsent } from './ElectronicConsent';
import { LegalNameDialog } from './LegalNameDialog';
import { SignaturePad } from './SignaturePad';
import { signerRoleInSentence, unseenSections } from './signingStages';
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
  { value: 'typed', label: 'Type it', help: 'Your name as your signature.' },
  { value: 'drawn', label: 'Draw it', help: 'With a finger, pen, or mouse.' },
] as const;

interface SignFormProps {
  readonly envelope: Envelope;
  readonly draft: SignatureDraft;
  /** Clauses under which initials are still missing. */
  readonly missingInitials: readonly DocumentSection[];
  /** Records what was shown until now. */
  readonly recordShown: () => Promise<void>;
}

/** The signature itself. What it says is said before it is made, and nothing is lost if it does not arrive. */
export function SignForm({ envelope, draft, missingInitials, recordShown }: SignFormProps) {
  const sign = useApiMutation(signing.signEnvelope, { touches: [signing] });
  const consent = useApiMutation(signing.consentToSign, { touches: [signing] });
  const [problem, setProblem] = useState<
    'unseen' | 'clauses' | 'name' | 'initials' | 'strokes' | 'consent' | undefined
  >();
  const form = useRef<HTMLFormElement>(null);
  const [agreed, setAgreed] = useState(false);
  const [correcting, setCorrecting] = useState(false);
  const confirmed = useRecentLogin('You’re about to sign. Confirm it’s you.');
  const { name, initials, kind, strokes, initialed } = draft.values;
  const legalName = envelope.me?.name ?? '';
  const wrongName = signatureProblem(name, legalName);
  const hasConsented = envelope.me?.status === 'consented';
  const unseen = unseenSections(envelope);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const checks = {
      unseen: unseen.length > 0,
      clauses: missingInitials.length > 0,
      name: Boolean(wrongName),
      initials: !initials.trim(),
      strokes: kind === 'drawn' && !strokes.some((stroke) => stroke.length > 2),
      consent: !agreed && !hasConsented,
    };
    const [failed] = (Object.keys(checks) as (keyof typeof checks)[]).filter((name) => checks[name]);
    setProblem(failed);
    if (failed) return focusFirstInvalid(form.current);
    const signed = { name: name.trim(), initials: initials.trim(), initialed: [...initialed] };
    void submit(
      kind === 'typed'
        ? { kind, ...signed }
        : { kind, ...signed, strokes: strokes.filter((stroke) => stroke.length > 2).map((stroke) => [...stroke]) },
    );
  };
  /** The consent comes before the signature, each with its own line in the audit trail. */
  const submit = async (body: SignatureMark): Promise<void> => {
    const params = { envelopeId: envelope.id };
    const again = confirmed.requireRecentLogin(() => void submit(body));
    try {
      await recordShown();
      if (!hasConsented) await consent.mutateAsync({ params, body: { version: esignConsent.version } });
      await sign.mutateAsync({ params, body });
      draft.clear();
    } catch (error) {
      if (error instanceof ApiError) again(error);
    }
  };
  const error = sign.error ?? consent.error;
  return (
    <Card>
      <Stack as="form" ref={form} noValidate onSubmit={send} $gap="s24">
        <Stack $gap="s8">
          <Heading tabIndex={-1} data-step-heading $size="part">
            Sign
          </Heading>
          <Text $tone="soft">
            You sign “{envelope.document.title}” as {envelope.me ? signerRoleInSentence[envelope.me.role] : 'yourself'}.
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
        <TextField
          label="Your initials"
          error={problem === 'initials' ? 'Enter your initials.' : undefined}
          maxLength={6}
          autoComplete="off"
          value={initials}
          onChange={(value) => draft.change({ initials: value })}
        />
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
          <div data-problem>
            <Notice live tone="warning">
              Draw your signature, or type it instead.
            </Notice>
          </div>
        )}
        {!hasConsented && <ElectronicConsent agreed={agreed} onChange={setAgreed} missing={problem === 'consent'} />}
        {problem === 'consent' && !agreed && (
          <Notice live tone="warning">
            Check the box if you agree. If you’d rather sign on paper, message us. Nothing is signed here then.
          </Notice>
        )}
        {problem === 'unseen' && unseen[0] && (
          <Notice live tone="warning" title="You haven’t seen the whole document yet">
            <Link href={`#clause-${unseen[0].id}`}>Go to “{unseen[0].heading}”</Link>
          </Notice>
        )}
        {problem === 'clauses' && missingInitials[0] && (
          <Notice live tone="warning" title="Your initials are missing">
            <Link href={`#clause-${missingInitials[0].id}`}>Go to “{missingInitials[0].heading}”</Link>
          </Notice>
        )}
        {error && !nameErrorOf(error) && error.code !== 'recentLoginRequired' && (
          <Notice live tone="danger" title="Not signed">
            {error.message} Nothing you entered is lost.
          </Notice>
        )}
        <Text $size="small" $tone="soft">
          Selecting Sign has the same effect as a signature in ink. When everyone has signed, we seal the document and
          add it to your documents.
        </Text>
        <div>
          <Button type="submit" size="large" loading={sign.isPending || consent.isPending}>
            Sign
          </Button>
        </div>
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
