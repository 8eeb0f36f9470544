import { SelectField } from '@/components/ui/fields/SelectField';
import { type HomeMemberRole, homeMembers, homeRoleLabels } from '@/contract/homes/homeMembers/endpoints';
import { homeSetup } from '@/contract/onboarding/homeSetup/endpoints';
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
    <SelectField
      label={`Role of ${name}`}
      error={change.error?.message}
      options={roles.map((each) => ({ value: each, label: homeRoleLabels[each] }))}
      value={change.isPending ? change.variables.body.role : role}
      onChange={(next) => change.mutate({ params: { homeMemberId: memberId }, body: { role: next } })}
    />
  );
}
