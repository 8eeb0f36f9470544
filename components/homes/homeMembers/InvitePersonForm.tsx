import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Stack } from '@/components/ui/layout/Stack';
import { type HomeMemberRole, homeMembers, homeRoleHelp, homeRoleLabels } from '@/contract/homes/homeMembers/endpoints';
import { homeSetup, type SetupGroup } from '@/contract/onboarding/homeSetup/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';

interface InvitePersonFormProps {
  readonly homeId: string;
  /** The roles that may be given; a helper is invited to a group. */
  readonly roles: readonly HomeMemberRole[];
  readonly setupGroup?: SetupGroup;
}

/** Invites one more person to a home. What was typed stays until it was sent. */
export function InvitePersonForm({ homeId, roles, setupGroup }: InvitePersonFormProps) {
  const {
    values: { role, name, email },
    set,
    clear,
  } = useDraft(`invite:${homeId}:${setupGroup ?? ''}`, {
    role: roles[0] ?? ('viewer' as HomeMemberRole),
    name: '',
    email: '',
  });
  const invite = useApiMutation(homeMembers.inviteHomeMember, { touches: [homeMembers, homeSetup] });
  const fields = invite.error?.fields ?? {};
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        invite.mutate(
          { params: { homeId }, body: { role, name, email, ...(setupGroup && { setupGroup }) } },
          { onSuccess: clear },
        );
      }}
    >
      <Stack>
        {roles.length > 1 && (
          <RadioCards
            legend="What can they do?"
            options={roles.map((value) => ({
              value,
              label: homeRoleLabels[value],
              help: homeRoleHelp[value],
            }))}
            value={role}
            onChange={(role) => set({ role })}
            min="12rem"
          />
        )}
        <TextField
          label="Name"
          error={fields.name}
          maxLength={80}
          autoComplete="off"
          value={name}
          onChange={(name) => set({ name })}
        />
        <TextField
          label="Email"
          error={fields.email}
          type="email"
          maxLength={254}
          autoComplete="off"
          value={email}
          onChange={(email) => set({ email })}
        />
        <div aria-live="polite">
          {invite.isSuccess && <Notice tone="success">The invitation is on its way.</Notice>}
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
