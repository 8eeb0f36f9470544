import { DeskTime } from '@/components/layout/account/DeskTime';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type DutyRequest, team } from '@/contract/platform/team/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useFocusRestore } from '@/hooks/useFocusRestore';
import { dutyLabels } from './team.labels';

/** Duties that wait for a second administrator. */
export function DutyRequests({ requests }: { readonly requests: readonly DutyRequest[] }) {
  const decide = useApiMutation(team.decideDutyRequest, { touches: [team] });
  const withdraw = useApiMutation(team.withdrawDutyRequest, { touches: [team] });
  const { requireRecentLogin, dialog } = useRecentLogin('This gives a colleague more rights. Confirm it’s you.');
  const part = useFocusRestore<HTMLDivElement>();
  if (requests.length === 0) return null;
  const send = (dutyRequestId: string, decision: 'granted' | 'declined') =>
    decide.mutate(
      { params: { dutyRequestId }, body: { decision } },
      { onError: requireRecentLogin(() => send(dutyRequestId, decision)) },
    );
  const error = visibleError(decide.error, withdraw.error);
  return (
    <Stack as="section" aria-labelledby="duty-requests" ref={part} tabIndex={-1}>
      <Heading id="duty-requests" $size="small">
        Duties to confirm
      </Heading>
      {error && (
        <Notice live tone="danger">
          {error}
        </Notice>
      )}
      {requests.map(({ id, member, duty, requestedBy, requestedAt, canDecide, canWithdraw }) => (
        <Card key={id} $pad="s16">
          <Stack $gap="s8" $align="start">
            <Text $weight="semibold">
              {dutyLabels[duty]} for {member.name}
            </Text>
            <Text $size="small" $tone="soft">
              Asked for by {requestedBy ?? 'an invitation'}, <DeskTime at={requestedAt} />.
              {canDecide ? '' : ' Waits for a second administrator.'}
            </Text>
            <Row>
              {canDecide && (
                <>
                  <Button size="small" loading={decide.isPending} onClick={() => send(id, 'granted')}>
                    Confirm
                  </Button>
                  <Button
                    size="small"
                    tone="secondary"
                    disabled={decide.isPending}
                    onClick={() => send(id, 'declined')}
                  >
                    Decline
                  </Button>
                </>
              )}
              {canWithdraw && (
                <Button
                  size="small"
                  tone="ghost"
                  loading={withdraw.isPending}
                  onClick={() => withdraw.mutate({ params: { dutyRequestId: id } })}
                >
                  Withdraw
                </Button>
              )}
            </Row>
          </Stack>
        </Card>
      ))}
      {dialog}
    </Stack>
  );
}
