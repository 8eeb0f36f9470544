import { useState } from 'react';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { Text } from '@/components/ui/text/Text';
import { type TeamMember, team } from '@/contract/platform/team/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

/** Ends the account of a member at once, or lets the person come back. */
export function AccountEnd({
  member: { id, name, status },
}: {
  readonly member: Pick<TeamMember, 'id' | 'name' | 'status'>;
}) {
  const [isAsking, setAsking] = useState(false);
  const end = useApiMutation(team.endMember, { touches: [team] });
  const restore = useApiMutation(team.restoreMember, { touches: [team] });
  const { requireRecentLogin, dialog } = useRecentLogin('This decides who can log in. Confirm it’s you.');
  const params = { memberId: id };
  const sendEnd = () => {
    setAsking(false);
    end.mutate({ params }, { onError: requireRecentLogin(sendEnd) });
  };
  const sendRestore = () => restore.mutate({ params }, { onError: requireRecentLogin(sendRestore) });
  const error = visibleError(end.error, restore.error);
  return (
    <Stack $align="start">
      {error && (
        <Notice live tone="danger" title="Not done">
          {error}
        </Notice>
      )}
      <div aria-live="polite">
        {status === 'ended' && end.data && (
          <Notice tone="success" title={`The account of ${name} has ended`}>
            {end.data.reassigned === 0 && end.data.unassigned === 0
              ? 'There was no work to hand on.'
              : `Handed on: ${end.data.reassigned}. Waiting on the desk: ${end.data.unassigned}.`}
          </Notice>
        )}
      </div>
      {status === 'active' ? (
        <Button tone="danger" size="small" loading={end.isPending} onClick={() => setAsking(true)}>
          End account
        </Button>
      ) : (
        <Button tone="secondary" size="small" loading={restore.isPending} onClick={sendRestore}>
          Restore account
        </Button>
      )}
      {isAsking && (
        <Dialog
          title={`End the account of ${name}?`}
          size="small"
          onClose={() => setAsking(false)}
          footer={
            <Row $justify="end">
              <Button tone="ghost" onClick={() => setAsking(false)}>
                Keep account
              </Button>
              <Button tone="danger" onClick={sendEnd}>
                End account now
              </Button>
            </Row>
          }
        >
          <Text>
            {name} is logged out everywhere at once and loses every duty. Homes, tours, and visits go to other people of
            the region who are free. The rest waits on the desk. You can restore the account later, without duties.
          </Text>
        </Dialog>
      )}
      {dialog}
    </Stack>
  );
}
