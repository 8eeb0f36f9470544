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
import { signatureProblem } from '@/contract/account/users/personName';
import { localDay } from '@/contract/calendar/localDay';
import { reportCopies } from '@/contract/law/screening';
import {
  applicationConsents,
  CONSENTS_VERSION,
  type ConsentKind,
  choiceKinds,
  consentKinds,
} from '@/contract/leasing/applications/consents';
import { type Application, applications } from '@/contract/leasing/applications/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { color, radius, space } from '@/styles/tokens';
import { IdentityFields } from './IdentityFields';
import { useSubmissionDraft } from './useSubmissionDraft';

const ConsentText = styled.div`
  padding: ${space.s16};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

interface ScreeningConsentFormProps {
  readonly application: Application;
  /** As given in the answers above. */
  readonly legalName: string;
  /** Answers are missing above. */
  readonly isBlocked: boolean;
  readonly missing: string | undefined;
  readonly onBeforeSubmit: () => Promise<void>;
  readonly onMissing: (missing: readonly { problem: string }[]) => void;
}

const isRequired = (kind: ConsentKind) => consentKinds.some((each) => each === kind);

const hasNineDigits = (typed: string) => typed.replace(/[\s-]/g, '').length === 9;

/** The number, three consents in the words that are kept, a name in place of a signature, and the submission of it all. */
export function ScreeningConsentForm({
  application,
  legalName,
  isBlocked,
  missing,
  onBeforeSubmit,
  onMissing,
}: ScreeningConsentFormProps) {
  const { id: applicationId, me } = application;
  const { draft, change, forget } = useSubmissionDraft(applicationId);
  const { consents, name, kind, number } = draft;
  const [validated, setValidated] = useState(false);
  const submitApplication = useApiMutation(applications.submitApplication, { touches: [applications] });
  const confirmed = useRecentLogin('You’re about to sign. Confirm it’s you.');
  const wrongName = signatureProblem(name, legalName);
  const complete = consentKinds.every((each) => consents.includes(each));
  const { ofAll } = reportCopies(
    { state: application.home.state, localities: [] },
    localDay(new Date(), application.home.timeZone),
  );
  const offersCopy = ofAll !== undefined;
  const isWithoutNumber = kind === 'none' && me?.numberOptional === true;
  const isNumberMissing = !isWithoutNumber && (number === '' ? !me?.identity : !hasNineDigits(number));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setValidated(true);
    if (!complete || wrongName || isNumberMissing || isBlocked) return;
    await onBeforeSubmit();
    send();
  };
  const send = () => {
    const body = {
      version: CONSENTS_VERSION,
      consumerReports: true,
      accuracy: true,
      electronicDelivery: true,
      ...(offersCopy && consents.includes('reportCopy') && { reportCopy: true }),
      name: name.trim(),
      ...(isWithoutNumber && { withoutNumber: true as const }),
      ...(kind !== 'none' && number && { identity: { kind, number } }),
    } as const;
    submitApplication.mutate(
      { params: { applicationId }, body },
      {
        onError: confirmed.requireRecentLogin(send),
        onSuccess: (result) => {
          if ('missing' in result) onMissing(result.missing);
          else forget();
        },
      },
    );
  };
  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack $gap="s48">
          <IdentityFields
            known={me?.identity ?? null}
            isOptional={me?.numberOptional === true}
            draft={draft}
            error={
              (validated && isNumberMissing ? 'Enter 9 digits' : undefined) ??
              submitApplication.error?.fields?.['identity.number']
            }
            onChange={change}
          />
          <Stack as="section" aria-labelledby="consents" $gap="s24">
            <Heading as="h2" id="consents" $size="part">
              What you agree to
            </Heading>
            {[...consentKinds, ...(offersCopy ? choiceKinds : [])].map((each) => (
              <ConsentText key={each}>
                <Stack $gap="s12">
                  <Text $size="small">{applicationConsents[each].wording}</Text>
                  <Checkbox
                    checked={consents.includes(each)}
                    aria-invalid={validated && isRequired(each) && !consents.includes(each) ? true : undefined}
                    onChange={({ target }) =>
                      change({
                        consents: target.checked ? [...consents, each] : consents.filter((one) => one !== each),
                      })
                    }
                  >
                    {isRequired(each) && 'I agree '}
                    {applicationConsents[each].label}
                  </Checkbox>
                </Stack>
              </ConsentText>
            ))}
            <LegalNameField
              legalName={legalName}
              value={name}
              onValue={(typed) => change({ name: typed })}
              error={(validated && !isBlocked ? wrongName : undefined) ?? nameErrorOf(submitApplication.error)}
            />
            <div aria-live="polite">
              {validated && !complete && (
                <Notice tone="warning">
                  Check the three boxes that start with “I agree” to submit. Nothing has been sent yet.
                </Notice>
              )}
              {validated && isBlocked && (
                <Notice tone="warning">Some answers are still missing. They’re listed above.</Notice>
              )}
              {missing && <Notice tone="warning">{missing}</Notice>}
              {submitApplication.error &&
                !submitApplication.error.fields &&
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
        </Stack>
      </form>
      {confirmed.dialog}
    </>
  );
}
