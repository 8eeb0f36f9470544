import { useState } from 'react';
import { useRecentLogin } from '@/components/modals/shared/useRecentLogin';
import { Notice } from '@/components/ui/feedback/Notice';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Text } from '@/components/ui/text/Text';
import type { Duty } from '@/contract/account/users/endpoints';
import { INVITATION_DAYS } from '@/contract/platform/team/constants';
import { team } from '@/contract/platform/team/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { DeskForm } from './DeskForm';
import { DutyFields } from './DutyFields';

const TYPES = [
  { value: 'staff', label: 'Staff: works on the desk' },
  { value: 'editor', label: 'Editor: writes in the Studio' },
] as const;

/** Invites a person by email, with the duties they get when they accept. */
export function InviteForm({ administrators }: { readonly administrators: number }) {
  const [email, setEmail] = useState('');
  const [type, setType] = useState<'staff' | 'editor'>('staff');
  const [duties, setDuties] = useState<Duty[]>([]);
  const [invited, setInvited] = useState('');
  const invite = useApiMutation(team.inviteMember, { touches: [team] });
  const { requireRecentLogin, dialog } = useRecentLogin('This decides who can work on the desk. Confirm it’s you.');
  const fields = invite.error?.fields;
  const send = () =>
    invite.mutate(
      { body: { email: email.trim(), type, duties: type === 'staff' ? duties : [] } },
      {
        onSuccess: () => {
          setInvited(email.trim());
          setEmail('');
          setDuties([]);
        },
        onError: requireRecentLogin(send),
      },
    );
  return (
    <DeskForm
      id="invite"
      title="Invite a person"
      sending={invite}
      failure="Not invited"
      submitLabel="Send invitation"
      result={
        <div aria-live="polite">
          {invited && <Notice tone="success">We emailed an invitation to {invited}.</Notice>}
        </div>
      }
      dialog={dialog}
      onSend={() => {
        setInvited('');
        send();
      }}
    >
      <Text $tone="soft">
        We email a link that works once, for {INVITATION_DAYS} days. The person chooses a password and sets up two-step
        verification.
      </Text>
      {administrators === 1 && (
        <Notice tone="info" title="You are the only administrator">
          Invite a second administrator first. They confirm their duty by accepting the invitation. From then on, the
          money and administration duties always take two administrators.
        </Notice>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        error={fields?.email}
        value={email}
        onChange={setEmail}
      />
      <SelectField label="Account" options={TYPES} value={type} onChange={setType} />
      {type === 'staff' && <DutyFields value={duties} error={fields?.duties} onChange={setDuties} />}
    </DeskForm>
  );
}
