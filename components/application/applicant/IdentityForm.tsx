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
        Your number
      </Heading>
      {known && !isEditing ? (
        <Notice tone="success" title={`Kept, ends in ${known.lastFour}`}>
          <Text>It is sealed: nobody of your group, and no homeowner, ever sees it.</Text>
          <Button tone="ghost" onClick={() => setEditing(true)}>
            It is wrong, change it
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
              The companies that screen for us find you by it. Applied with us in the last thirty days? Then we have it,
              and you can leave this out.
            </Text>
            <ChoicePills legend="Which do you have?" options={idKinds} value={kind} onChange={setKind} />
            <Field label={kind === 'ssn' ? 'Social Security number' : 'ITIN'} help="Nine digits" error={problem}>
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
                Seal and keep it
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </Stack>
  );
}
