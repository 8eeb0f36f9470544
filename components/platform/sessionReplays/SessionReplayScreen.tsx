import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { sessionReplays } from '@/contract/platform/sessionReplays/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { formatDateTime } from '@/lib/format/dates';
import { ReplayPlayer } from './ReplayPlayer';
import { lengthLabel, replayDeviceLabels } from './sessionReplays.labels';

/** One recording, and its player. */
export function SessionReplayScreen({ replayId }: { readonly replayId: string }) {
  const query = useApi(sessionReplays.getReplay, { params: { replayId } });
  const { data } = query;
  return (
    <>
      <AccountPageHeader
        title="Session replay"
        actions={<Link href={routes.accounts.sessionReplays()}>All replays</Link>}
      />
      <Loaded
        query={query}
        title="We couldn’t load this replay"
        skeleton={<Skeleton $height="24rem" $round="card" />}
      />
      {data && (
        <Stack $gap="s16">
          <Text $tone="soft">
            {formatDateTime(data.startedAt, 'UTC')} · {data.route} · {replayDeviceLabels[data.device]} ·{' '}
            {lengthLabel(data.startedAt, data.endedAt)}
          </Text>
          {/* The player needs where the visit began and one change at least. */}
          {data.events.length < 2 ? (
            <Text>This replay is too short to play.</Text>
          ) : (
            <ReplayPlayer events={data.events} />
          )}
        </Stack>
      )}
    </>
  );
}
