import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { type Session, sessions } from '@/contract/account/sessions/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';
import { afterLogout } from '@/lib/session/afterLogout';
import { DeviceItem, DeviceList } from './deviceListStyles';

const METHODS = {
  password: 'with a password',
  code: 'with a code',
  passkey: 'with a passkey',
  external: 'with an account elsewhere',
} as const;

/** Devices with a session: each can be logged out, or all at once. */
export function SignedInDevices() {
  const list = useApi(sessions.listSessions);
  const end = useApiMutation(sessions.endSession, { touches: [sessions] });
  const endAll = useApiMutation(sessions.endAllSessions);
  const logOut = ({ sessionId, current }: Session) =>
    end.mutate({ params: { sessionId } }, { onSuccess: () => current && afterLogout() });
  const error = end.error ?? endAll.error;
  return (
    <Card>
      <Stack>
        <Heading $size="small">Active sessions</Heading>
        {error && (
          <Notice live tone="danger">
            {error.message}
          </Notice>
        )}
        <Loaded query={list} title="We couldn’t load your devices" skeleton={<Skeleton $height="4rem" />} />
        <DeviceList>
          {list.data?.map((session) => (
            <DeviceItem key={session.sessionId}>
              <div>
                <Text $weight="semibold">
                  {session.device} {session.current && <Badge>This device</Badge>}
                </Text>
                <Text $size="small" $tone="soft">
                  Logged in <ReaderTime at={session.startedAt} format={formatDateTime} />, {METHODS[session.method]}.
                  Last active <ReaderTime at={session.lastSeenAt} format={formatDateTime} />.
                </Text>
              </div>
              <Button
                tone="secondary"
                size="small"
                loading={end.isPending && end.variables.params.sessionId === session.sessionId}
                onClick={() => logOut(session)}
                aria-label={`Log out ${session.device}`}
              >
                Log out
              </Button>
            </DeviceItem>
          ))}
        </DeviceList>
        {list.data && list.data.length > 1 && (
          <div>
            <Button
              tone="secondary"
              loading={endAll.isPending}
              onClick={() => endAll.mutate({}, { onSuccess: afterLogout })}
            >
              Log out everywhere
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
