import { Field } from '@/components/ui/forms/Field';
import { Select } from '@/components/ui/forms/Select';
import { type HomeMemberRole, homeMembers, homeRoleLabels } from '@/contract/homeMembers/endpoints';
import { homeSetup } from '@/contract/homeSetup/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

interface ChangeRoleProps {
  readonly memberId: string;
  readonly name: string;
  readonly role: HomeMemberRole;
  readonly roles: readonly HomeMemberRole[];
}

/** What a person around the home may do from now on. */
export function ChangeRole({ memberId, name, role, roles }: ChangeRoleProps) {
  const change = useApiMutation(homeMembers.changeHomeMember, { touches: [homeMembers, homeSetup] });
  return (
    <Field label={`Role of ${name}`} error={change.error?.message}>
      {(control) => (
        <Select
          {...control}
          value={change.isPending ? change.variables.body.role : role}
          onChange={({ target }) => {
            const next = roles.find((each) => each === target.value);
            if (next) change.mutate({ params: { homeMemberId: memberId }, body: { role: next } });
          }}
        >
          {roles.map((each) => (
            <option key={each} value={each}>
              {homeRoleLabels[each]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
