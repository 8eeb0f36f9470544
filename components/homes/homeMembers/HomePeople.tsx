import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { homeMembers, homeRoleLabels } from '@/contract/homes/homeMembers/endpoints';
import { homeSetup, setupGroupLabels } from '@/contract/onboarding/homeSetup/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { ChangeRole } from './ChangeRole';
import { InvitePersonForm } from './InvitePersonForm';

/** Everyone around a home, with what the person who looks may change. */
export function HomePeople({ homeId }: { readonly homeId: string }) {
  const { data } = useApi(homeMembers.listHomeMembers, { params: { homeId } });
  const remove = useApiMutation(homeMembers.removeHomeMember, { touches: [homeMembers, homeSetup] });
  const resend = useApiMutation(homeMembers.resendHomeInvitation);
  if (!data) return null;
  const { owner, members, canInvite } = data;
  const roles = canInvite.filter((role) => role !== 'helper');
  const error = remove.error ?? resend.error;
  return (
    <Stack as="section" aria-labelledby="people" $gap="s16">
      <Heading id="people" $size="small">
        People
      </Heading>
      {owner && <Text>{owner.name} · Owner</Text>}
      {members.map(({ id, name, email, role, setupGroup, joinedAt, canRemove, canChange, isYou }) => (
        <Card key={id} $pad="s16">
          <Row $justify="space-between">
            <Stack $gap="s4">
              <Text $weight="semibold">{isYou ? `${name} (you)` : name}</Text>
              <Text $size="small" $tone="soft">
                {setupGroup ? `Helper: ${setupGroupLabels[setupGroup]}` : homeRoleLabels[role]} · {email}
                {joinedAt === null && ' · Invited'}
              </Text>
            </Stack>
            <Row>
              {canChange && !isYou && role !== 'helper' && roles.length > 1 && (
                <ChangeRole memberId={id} name={name} role={role} roles={roles} />
              )}
              {joinedAt === null && canChange && (
                <Button
                  tone="ghost"
                  size="small"
                  aria-label={`Resend invitation to ${name}`}
                  onClick={() => resend.mutate({ params: { homeMemberId: id }, body: {} })}
                >
                  Resend
                </Button>
              )}
              {canRemove && (
                <Button
                  tone="ghost"
                  size="small"
                  aria-label={isYou ? 'Leave this home' : `Remove ${name}`}
                  onClick={() => remove.mutate({ params: { homeMemberId: id } })}
                >
                  {isYou ? 'Leave' : 'Remove'}
                </Button>
              )}
            </Row>
          </Row>
        </Card>
      ))}
      <div aria-live="polite">
        {resend.isSuccess && <Notice tone="success">The invitation is on its way.</Notice>}
        {error && <Notice tone="danger">{error.message}</Notice>}
      </div>
      {roles.length > 0 && (
        <Disclosure summary="Invite someone">
          <InvitePersonForm homeId={homeId} roles={roles} />
        </Disclosure>
      )}
    </Stack>
  );
}
