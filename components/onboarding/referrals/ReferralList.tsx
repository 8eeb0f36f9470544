import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Badge, type BadgeTone } from '@/components/ui/feedback/Badge';
import { CopyableLine } from '@/components/ui/fields/CopyableLine';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Timeline } from '@/components/ui/layout/Timeline';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type Referral, type ReferralStatus, referrals } from '@/contract/onboarding/referrals/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDay } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';
import { invitationLink } from './invitationLink';

const statusLabels: Record<ReferralStatus, readonly [BadgeTone, string]> = {
  invited: ['neutral', 'Invited'],
  joined: ['info', 'Joined'],
  home_listed: ['brand', 'Home listed'],
  reward_due: ['coral', 'Reward due'],
  paid: ['success', 'Paid'],
  declined: ['neutral', 'No reward'],
};

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s16};
`;

function referralSteps({ status, invitedAt, joinedAt, listedAt, dueAt, paidAt }: Referral) {
  const timestamps = [
    ['invited', 'You sent them a link', invitedAt],
    ['joined', 'They created an account', joinedAt],
    ['home_listed', 'Their home is listed', listedAt],
    ['reward_due', 'Their home is leased, and your reward is due', dueAt],
    ['paid', 'Paid to you', paidAt],
  ] as const;
  const next = timestamps.findIndex(([, , at]) => at === null);
  return timestamps.map(([key, title, at], index) => ({
    key,
    title,
    state: at ? ('done' as const) : index === next && status !== 'declined' ? ('current' as const) : ('next' as const),
    ...(at && { aside: formatDay(at) }),
  }));
}

interface ReferralListProps {
  readonly code: string;
  readonly list: readonly Referral[];
}

/** The person's referrals, and the progress of each. */
export function ReferralList({ code, list }: ReferralListProps) {
  const remove = useApiMutation(referrals.removeInvitation, { touches: [referrals] });
  return (
    <List>
      {list.map((one) => {
        const [tone, label] = statusLabels[one.status];
        return (
          <Card as="li" key={one.id} $pad="s16">
            <Stack $gap="s12">
              <Row $justify="space-between">
                <Heading as="h4" $size="label">
                  {one.inviteeName || 'Someone who used your link'}
                </Heading>
                <Badge tone={tone}>{label}</Badge>
              </Row>
              {one.status === 'declined' && <Text>{one.reason}</Text>}
              {one.status === 'invited' ? (
                <>
                  <CopyableLine label="Their link" text={invitationLink(code, one.id)} />
                  <div>
                    <Button
                      tone="ghost"
                      size="small"
                      loading={remove.isPending && remove.variables.params.referralId === one.id}
                      onClick={() => remove.mutate({ params: { referralId: one.id } })}
                    >
                      Cancel
                    </Button>
                  </div>
                </>
              ) : (
                <Disclosure summary="Status">
                  <Timeline label="Status" steps={referralSteps(one)} />
                </Disclosure>
              )}
            </Stack>
          </Card>
        );
      })}
    </List>
  );
}
