import { type FormEvent, useState } from 'react';
import { NameFields } from '@/components/layout/names/NameFields';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/fields/Field';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type Application, applications, type OwnApplicant } from '@/contract/leasing/applications/endpoints';
import { applicant } from '@/contract/platform/flows/definitions/applicant';
import { coSigner } from '@/contract/platform/flows/definitions/coSigner';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useFlow } from '@/hooks/useFlow';

const idKinds = [
  { value: 'ssn', label: 'Social Security number' },
  { value: 'itin', label: 'ITIN' },
] as const;

interface IdentityCorrectionFormProps {
  readonly application: Application;
  readonly blocked: NonNullable<OwnApplicant['blocked']>;
}

/** Where a name, birthday, or number did not match: corrected, with the number entered again, or said to be right. */
export function IdentityCorrectionForm({ application, blocked: { agency } }: IdentityCorrectionFormProps) {
  const retryScreening = useApiMutation(applications.retryScreening, { touches: [applications] });
  const [kind, setKind] = useState<'ssn' | 'itin'>(application.me?.identity?.kind ?? 'ssn');
  // What they entered before is there to correct; the number is never shown again.
  const { answers } = useFlow(application.me?.role === 'coSigner' ? coSigner : applicant);
  const [changed, setChanged] = useState<Partial<Record<'firstName' | 'lastName' | 'birthDate' | 'number', string>>>(
    {},
  );
  const [oneName, setOneName] = useState<boolean>();
  const before = (name: string) => (typeof answers[name] === 'string' ? answers[name] : '');
  const entered = {
    firstName: before('firstName'),
    lastName: before('lastName'),
    birthDate: before('birthDate'),
    number: '',
    ...changed,
  };
  const params = { applicationId: application.id };
  const { error, isPending } = retryScreening;
  const hasOneName = oneName ?? answers.oneName === true;
  const problemOf = (name: string) => error?.fields?.[`correction.${name}`];
  const inputOf = (name: keyof typeof entered) => ({
    value: entered[name],
    onChange: (event: { target: { value: string } }) => setChanged({ ...changed, [name]: event.target.value }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    retryScreening.mutate({ params, body: { correction: { ...entered, ...(hasOneName && { oneName: true }), kind } } });
  };
  return (
    <Card as="section" $tone="float" aria-labelledby="mismatch">
      <Stack as="form" method="post" onSubmit={send} noValidate>
        <Heading as="h2" id="mismatch" $size="part">
          Check your name, birthday, and number
        </Heading>
        <Text>
          {agency.name} finds a different name, birthday, or number than you entered. It’s usually a typo. Correct what
          differs from your ID, and enter your number again.
        </Text>
        <NameFields
          firstName={{ maxLength: 100, ...inputOf('firstName') }}
          lastName={{ maxLength: 100, ...inputOf('lastName') }}
          oneName={{ checked: hasOneName, onChange: ({ target }) => setOneName(target.checked) }}
          errors={{ firstName: problemOf('firstName'), lastName: problemOf('lastName') }}
        />
        <Field label="Date of birth" error={problemOf('birthDate')}>
          {(control) => <TextInput {...control} type="date" autoComplete="bday" {...inputOf('birthDate')} />}
        </Field>
        <ChoicePills legend="Which number do you have?" options={idKinds} value={kind} onChange={setKind} />
        <Field
          label={kind === 'ssn' ? 'Social Security number' : 'ITIN'}
          help="Nine digits. We encrypt it and show only the last four."
          error={problemOf('number')}
        >
          {(control) => (
            <TextInput
              {...control}
              type="password"
              inputMode="numeric"
              autoComplete="off"
              maxLength={11}
              {...inputOf('number')}
            />
          )}
        </Field>
        {error && !error.fields && (
          <Notice tone="danger" live>
            {error.message}
          </Notice>
        )}
        <Row>
          <Button type="submit" loading={isPending}>
            Save and check again
          </Button>
          <Button tone="ghost" disabled={isPending} onClick={() => retryScreening.mutate({ params, body: {} })}>
            My details are right
          </Button>
        </Row>
        <Text $size="small" $tone="soft">
          If they’re right and still don’t match, a person on our team checks your ID. Add a photo of it below.
        </Text>
      </Stack>
    </Card>
  );
}
