import { DeskTime } from '@/components/layout/account/DeskTime';
import { visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type TeamInvitation, team } from '@/contract/platform/team/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useFocusRestore } from '@/hooks/useFocusRestore';
import { summaryOf } from './team.labels';

/** People who have not accepted yet. */
export function OpenInvitations({ invitations }: { readonly invitations: readonly TeamInvitation[] }) {
  const withdraw = useApiMutation(team.withdrawInvitation, { touches: [team] });
  const part = useFocusRestore<HTMLDivElement>();
  if (invitations.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="invitations" ref={part} tabIndex={-1}>
      <Heading id="invitations" $size="small">
        Open invitations
      </Heading>
      {withdraw.error && (
        <Notice live tone="danger">
          {visibleError(withdraw.error)}
        </Notice>
      )}
      {invitations.map(({ id, email, type, duties, invitedBy, expiresAt, status }) => (
        <Card key={id} $pad="s16">
          <Row $justify="space-between">
            <div>
              <Row>
                <Text $weight="semibold">{email}</Text>
                {status === 'expired' && <Badge tone="warning">Expired</Badge>}
              </Row>
              <Text $size="small" $tone="soft">
                {summaryOf({ type, duties, roles: [] })}. {invitedBy ? `Invited by ${invitedBy}. ` : ''}
                {status === 'expired' ? 'Expired' : 'Works until'} <DeskTime at={expiresAt} />.
              </Text>
            </div>
            <Button
              tone="ghost"
              size="small"
              loading={withdraw.isPending && withdraw.variables?.params.invitationId === id}
              onClick={() => withdraw.mutate({ params: { invitationId: id } })}
              aria-label={`Withdraw the invitation of ${email}`}
            >
              Withdraw
            </Button>
          </Row>
        </Card>
      ))}
    </Stack>
  );
}
