import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Stack } from '@/components/ui/layout/Stack';
import { type EmailAndPhone, EmailAndPhoneFields, toEmailAndPhone } from './EmailAndPhoneFields';

interface ResendInvitationFormProps {
  readonly name: string;
  readonly sending: boolean;
  readonly onResend: (emailAndPhone: EmailAndPhone) => void;
}

/** The same invitation to another address. */
export function ResendInvitationForm({ name, sending, onResend }: ResendInvitationFormProps) {
  const [contact, setContact] = useState('');
  const [validated, setValidated] = useState(false);
  const emailAndPhone = toEmailAndPhone(contact);
  return (
    <form
      noValidate
      aria-label={`New email or phone for ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        setValidated(true);
        if (emailAndPhone) onResend(emailAndPhone);
      }}
    >
      <Stack $gap="s12">
        <EmailAndPhoneFields value={contact} onChange={setContact} problem={validated && !emailAndPhone} />
        <div>
          <Button type="submit" loading={sending}>
            Resend invitation
          </Button>
        </div>
      </Stack>
    </form>
  );
}
