import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Field } from '@/components/ui/forms/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type Application, applications } from '@/contract/applications/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

const idKinds = [
  { value: 'ssn', label: 'Social Security number' },
  { value: 'itin', label: 'ITIN' },
] as const;

/** The number, which leaves this page once and never comes back: it is sealed, and four digits are shown. */
export function IdentityForm({ application }: { readonly application: Application }) {
  const known = application.me?.identity;
  const [kind, setKind] = useState<'ssn' | 'itin'>('ssn');
  const [number, setNumber] = useState('');
  const [isEditing, setEditing] = useState(false);
  const saveIdentity = useApiMutation(applications.setIdentity, { touches: [applications] });
  const problem = saveIdentity.error?.fields?.number ?? saveIdentity.error?.message;
  return (
    <Stack as="section" aria-labelledby="identity">
      <Heading as="h2" id="identity" $size="part">
        Taxpayer number
      </Heading>
      {known && !isEditing ? (
        <Notice tone="success" title={`Saved, ends in ${known.lastFour}`}>
          <Text>It’s encrypted. The others on your application and the homeowner never see it.</Text>
          <Button tone="ghost" onClick={() => setEditing(true)}>
            Change number
          </Button>
        </Notice>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            saveIdentity.mutate(
              { params: { applicationId: application.id }, body: { kind, number } },
              {
                onSuccess: () => {
                  setNumber('');
                  setEditing(false);
                },
              },
            );
          }}
        >
          <Stack>
            <Text $tone="soft">
              Our screening companies use it to find your records. If you applied with us in the last 30 days, we
              already have it and you can skip this.
            </Text>
            <ChoicePills legend="Which number do you have?" options={idKinds} value={kind} onChange={setKind} />
            <Field label={kind === 'ssn' ? 'Social Security number' : 'ITIN'} help="9 digits" error={problem}>
              {(control) => (
                <TextInput
                  {...control}
                  type="password"
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={11}
                  value={number}
                  onChange={(event) => setNumber(event.target.value)}
                />
              )}
            </Field>
            <div>
              <Button type="submit" tone="secondary" loading={saveIdentity.isPending}>
                Save number
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </Stack>
  );
}
