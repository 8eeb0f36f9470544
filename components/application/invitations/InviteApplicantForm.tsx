import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Stack } from '@/components/ui/layout/Stack';
import { applications } from '@/contract/applications/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { EmailAndPhoneFields, toEmailAndPhone } from './EmailAndPhoneFields';

const roleOptions = [
  { value: 'coApplicant', label: 'Lives with me', help: 'and signs the lease' },
  { value: 'occupant', label: 'Lives with me, doesn’t sign', help: '18 or older, such as a parent or adult child' },
  { value: 'coSigner', label: 'Co-signer', help: 'lives elsewhere and guarantees the rent' },
] as const;

interface InviteApplicantFormProps {
  readonly applicationId: string;
  readonly coSignerOnly: boolean;
}

/** Asks one more person in. What was typed stays until it has left. */
export function InviteApplicantForm({ applicationId, coSignerOnly }: InviteApplicantFormProps) {
  const availableRoles = roleOptions.filter(({ value }) => !coSignerOnly || value === 'coSigner');
  const [role, setRole] = useState<(typeof roleOptions)[number]['value']>(coSignerOnly ? 'coSigner' : 'coApplicant');
  const [name, setName] = useState('');
  const [contact, setContact] = useState('');
  const [validated, setValidated] = useState(false);
  const invite = useApiMutation(applications.inviteApplicant, { touches: [applications] });
  const to = toEmailAndPhone(contact);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setValidated(true);
        if (!to || !name.trim()) return;
        invite.mutate(
          { params: { applicationId }, body: { role, name: name.trim(), ...to } },
          {
            onSuccess: () => {
              setName('');
              setContact('');
              setValidated(false);
            },
          },
        );
      }}
    >
      <Stack>
        <RadioCards
          legend="Who are you inviting?"
          options={availableRoles}
          value={role}
          onChange={setRole}
          min="12rem"
        />
        <TextField
          label="Their name"
          error={validated && !name.trim() ? 'Enter a name' : undefined}
          maxLength={120}
          autoComplete="off"
          value={name}
          onChange={setName}
        />
        <EmailAndPhoneFields value={contact} onChange={setContact} problem={validated && !to} />
        <div aria-live="polite">
          {invite.isSuccess && !validated && <Notice tone="success">Invitation sent.</Notice>}
          {invite.error && <Notice tone="danger">{invite.error.message}</Notice>}
        </div>
        <div>
          <Button type="submit" loading={invite.isPending}>
            Send invitation
          </Button>
        </div>
      </Stack>
    </form>
  );
}
