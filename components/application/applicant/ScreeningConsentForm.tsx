import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { LegalNameField, nameErrorOf } from '@/components/layout/shared/LegalNameField';
import { useRecentLogin } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { applicationConsents, CONSENTS_VERSION, consentKinds } from '@/contract/applications/consents';
import { applications } from '@/contract/applications/endpoints';
import { signatureProblem } from '@/contract/users/personName';
import { useApiMutation } from '@/hooks/useApiMutation';
import { color, radius, space } from '@/styles/tokens';

const ConsentText = styled.div`
  padding: ${space.s16};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

interface ScreeningConsentFormProps {
  readonly applicationId: string;
  /** As given in the answers above. */
  readonly legalName: string;
  /** Answers are missing above. */
  readonly isBlocked: boolean;
  readonly missing: string | undefined;
  readonly onBeforeSubmit: () => Promise<void>;
  readonly onMissing: (missing: readonly { problem: string }[]) => void;
}

/** Three consents in the words that are kept, a name in place of a signature, and the hand-in. */
export function ScreeningConsentForm({
  applicationId,
  legalName,
  isBlocked,
  missing,
  onBeforeSubmit,
  onMissing,
}: ScreeningConsentFormProps) {
  const [consents, setConsents] = useState<ReadonlySet<string>>(new Set());
  const [name, setName] = useState('');
  const [validated, setValidated] = useState(false);
  const submitApplication = useApiMutation(applications.submitApplication, { touches: [applications] });
  const confirmed = useRecentLogin('You’re about to sign. Confirm it’s you.');
  const wrongName = signatureProblem(name, legalName);
  const complete = consentKinds.every((kind) => consents.has(kind));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setValidated(true);
    if (!complete || wrongName || isBlocked) return;
    await onBeforeSubmit();
    send();
  };
  const send = () => {
    const body = {
      version: CONSENTS_VERSION,
      consumerReports: true,
      accuracy: true,
      electronicDelivery: true,
      name: name.trim(),
    } as const;
    submitApplication.mutate(
      { params: { applicationId }, body },
      {
        onError: confirmed.requireRecentLogin(send),
        onSuccess: (result) => {
          if ('missing' in result) onMissing(result.missing);
        },
      },
    );
  };
  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack as="section" aria-labelledby="consents" $gap="s24">
          <Heading as="h2" id="consents" $size="part">
            What you agree to
          </Heading>
          {consentKinds.map((kind) => (
            <ConsentText key={kind}>
              <Stack $gap="s12">
                <Text $size="small">{applicationConsents[kind].wording}</Text>
                <Checkbox
                  checked={consents.has(kind)}
                  aria-invalid={validated && !consents.has(kind) ? true : undefined}
                  onChange={(event) => {
                    const next = new Set(consents);
                    if (event.target.checked) next.add(kind);
                    else next.delete(kind);
                    setConsents(next);
                  }}
                >
                  I agree {applicationConsents[kind].label}
                </Checkbox>
              </Stack>
            </ConsentText>
          ))}
          <LegalNameField
            legalName={legalName}
            value={name}
            onValue={setName}
            error={(validated && !isBlocked ? wrongName : undefined) ?? nameErrorOf(submitApplication.error)}
          />
          <div aria-live="polite">
            {validated && !complete && (
              <Notice tone="warning">Check all three boxes to submit. Nothing has been sent yet.</Notice>
            )}
            {validated && isBlocked && (
              <Notice tone="warning">Some answers are still missing. They’re listed above.</Notice>
            )}
            {missing && <Notice tone="warning">{missing}</Notice>}
            {submitApplication.error &&
              !nameErrorOf(submitApplication.error) &&
              submitApplication.error.code !== 'recentLoginRequired' && (
                <Notice tone="danger">{submitApplication.error.message}</Notice>
              )}
          </div>
          <div>
            <Button type="submit" size="large" loading={submitApplication.isPending}>
              Submit my section
            </Button>
          </div>
        </Stack>
      </form>
      {confirmed.dialog}
    </>
  );
}
