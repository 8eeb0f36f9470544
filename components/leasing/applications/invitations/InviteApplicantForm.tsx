import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Stack } from '@/components/ui/layout/Stack';
import { applications } from '@/contract/leasing/applications/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
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
  const {
    values: { role, name, contact },
    set,
    clear,
  } = useDraft(`invite-applicant:${applicationId}`, {
    role: coSignerOnly ? 'coSigner' : ('coApplicant' as (typeof roleOptions)[number]['value']),
    name: '',
    contact: '',
  });
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
              clear();
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
          onChange={(role) => set({ role })}
          min="12rem"
        />
        <TextField
          label="Their name"
          error={validated && !name.trim() ? 'Enter a name' : undefined}
          maxLength={120}
          autoComplete="off"
          value={name}
          onChange={(name) => set({ name })}
        />
        <EmailAndPhoneFields value={contact} onChange={(contact) => set({ contact })} problem={validated && !to} />
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
