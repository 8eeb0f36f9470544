import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Notice } from '@/components/ui/Notice';
import { RadioCards } from '@/components/ui/RadioCards';
import { Stack } from '@/components/ui/Stack';
import { TextInput } from '@/components/ui/TextInput';
import { applications } from '@/contract/applications';
import { useApiMutation } from '@/hooks/useApiMutation';
import { ReachFields, reachOf } from './ReachFields';

const roles = [
  { value: 'coApplicant', label: 'Lives with me', help: 'and signs the lease' },
  { value: 'occupant', label: 'Lives with me, does not sign', help: '18 or older: a parent, a grown child' },
  { value: 'coSigner', label: 'Co-signer', help: 'lives elsewhere and vouches for us' },
] as const;

interface InviteFormProps {
  readonly applicationId: string;
  readonly onlyCoSigner: boolean;
}

/** Asks one more person in. What was typed stays until it has left. */
export function InviteForm({ applicationId, onlyCoSigner }: InviteFormProps) {
  const offered = roles.filter(({ value }) => !onlyCoSigner || value === 'coSigner');
  const [role, setRole] = useState<(typeof roles)[number]['value']>(onlyCoSigner ? 'coSigner' : 'coApplicant');
  const [name, setName] = useState('');
  const [reach, setReach] = useState('');
  const [judged, setJudged] = useState(false);
  const invite = useApiMutation(applications.inviteApplicant, { touches: [applications] });
  const to = reachOf(reach);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setJudged(true);
        if (!to || !name.trim()) return;
        invite.mutate(
          { params: { applicationId }, body: { role, name: name.trim(), ...to } },
          {
            onSuccess: () => {
              setName('');
              setReach('');
              setJudged(false);
            },
          },
        );
      }}
    >
      <Stack>
        <RadioCards legend="What are they to you?" options={offered} value={role} onValue={setRole} min="12rem" />
        <Field label="Their name" error={judged && !name.trim() ? 'Please tell us a name' : undefined}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={120}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <ReachFields said={reach} onSay={setReach} wrong={judged && !to} />
        <div aria-live="polite">
          {invite.isSuccess && !judged && <Notice tone="success">The invitation is on its way.</Notice>}
          {invite.error && <Notice tone="danger">{invite.error.message}</Notice>}
        </div>
        <div>
          <Button type="submit" loading={invite.isPending}>
            Send the invitation
          </Button>
        </div>
      </Stack>
    </form>
  );
}
