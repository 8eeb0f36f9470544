import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { team } from '@/contract/platform/team/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { DutyRequests } from './DutyRequests';
import { InviteForm } from './InviteForm';
import { MemberItem } from './MemberItem';
import { OpenInvitations } from './OpenInvitations';

/** Who belongs to the team: invitations, duties, work at homes, and the end of an account. */
export function TeamScreen() {
  const query = useApi(team.getTeam);
  return (
    <>
      <AccountPageHeader title="Team" actions={<Link href={routes.accounts.desk()}>Desk</Link>}>
        Invite people, choose their duties and working hours, and end accounts.
      </AccountPageHeader>
      <Loaded query={query} title="We couldn’t load the team" skeleton={<Skeleton $height="20rem" $round="card" />}>
        {(data) => (
          <Stack $gap="s32">
            <DutyRequests requests={data.requests} />
            <Stack as="section" aria-labelledby="members">
              <Heading id="members" $size="small">
                Members
              </Heading>
              {data.members.length > 0 ? (
                <div>
                  {data.members.map((member) => (
                    <MemberItem key={member.id} member={member} team={data} />
                  ))}
                </div>
              ) : (
                <EmptyState level="h3" title="No members yet">
                  Invite the first person below.
                </EmptyState>
              )}
            </Stack>
            <OpenInvitations invitations={data.invitations} />
            <InviteForm administrators={data.administrators} />
          </Stack>
        )}
      </Loaded>
    </>
  );
}
