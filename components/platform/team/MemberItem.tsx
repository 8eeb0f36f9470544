import { useState } from 'react';
import { DeskTime } from '@/components/layout/account/DeskTime';
import { Badge } from '@/components/ui/feedback/Badge';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import type { Team, TeamMember } from '@/contract/platform/team/endpoints';
import { AccountEnd } from './AccountEnd';
import { DutiesForm } from './DutiesForm';
import { summaryOf } from './team.labels';
import { WorkForm } from './WorkForm';

interface MemberItemProps {
  readonly member: TeamMember;
  readonly team: Pick<Team, 'regions' | 'requests'>;
}

/** One member: who they are in a line, and everything that can change about them below. */
export function MemberItem({ member, team }: MemberItemProps) {
  const [isOpen, setOpen] = useState(false);
  const { name, email, type, status, hasTwoStep, lastLoginAt, endedAt, isMe } = member;
  const waiting = team.requests.filter((request) => request.member.id === member.id).map(({ duty }) => duty);
  return (
    <Disclosure
      open={isOpen}
      onToggle={setOpen}
      summary={
        <span>
          <Row as="span">
            {name || email}
            {isMe && <Badge tone="brand">You</Badge>}
            {status === 'ended' && <Badge>Ended</Badge>}
            {status === 'active' && !hasTwoStep && <Badge tone="warning">No two-step</Badge>}
          </Row>
          <Text as="span" $size="small" $tone="soft">
            {summaryOf(member)}
          </Text>
        </span>
      }
    >
      {isOpen && (
        <Stack $gap="s24">
          <Text $tone="soft">
            {email}.{' '}
            {lastLoginAt ? (
              <>
                Last login: <DeskTime at={lastLoginAt} />.
              </>
            ) : (
              'No login yet.'
            )}{' '}
            {endedAt ? (
              <>
                Ended: <DeskTime at={endedAt} />.
              </>
            ) : hasTwoStep ? (
              'Two-step verification is on.'
            ) : (
              'Two-step verification is off.'
            )}
          </Text>
          {status === 'active' && type === 'staff' && !isMe && <DutiesForm member={member} waiting={waiting} />}
          {isMe && <Text $tone="soft">Another administrator changes your duties.</Text>}
          {status === 'active' && type === 'staff' && <WorkForm member={member} regions={team.regions} />}
          {!isMe && <AccountEnd member={member} />}
        </Stack>
      )}
    </Disclosure>
  );
}
