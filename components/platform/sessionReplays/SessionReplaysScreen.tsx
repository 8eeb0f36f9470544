import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { ReportTable } from '@/components/layout/account/ReportTable';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { sessionReplays } from '@/contract/platform/sessionReplays/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { formatMoment } from '@/lib/format/dates';
import { lengthLabel, replayDeviceLabels } from './sessionReplays.labels';

/** The newest recordings of visits. */
export function SessionReplaysScreen() {
  const query = useApi(sessionReplays.listReplays);
  const { data } = query;
  return (
    <>
      <AccountPageHeader title="Session replays" actions={<Link href={routes.accounts.desk()}>Desk</Link>}>
        Visits to public pages, without what people typed. We delete each after 30 days and log who watches it.
      </AccountPageHeader>
      <Loaded
        query={query}
        title="We couldn’t load the replays"
        skeleton={<Skeleton $height="16rem" $round="card" />}
      />
      {data && (
        <Stack $gap="s24">
          {!data.isOn && (
            <Notice title="Recording is off">
              To record visits, turn on the variable of session replay (docs/configuration.md), build, and restart the
              site.
            </Notice>
          )}
          {data.replays.length === 0 ? (
            <Text $tone="soft">There are no replays.</Text>
          ) : (
            <ReportTable
              label="Session replays"
              columns={['Started', 'Page', 'Device', 'Length']}
              rows={data.replays.map(({ id, startedAt, endedAt, route, device }) => ({
                id,
                cells: [
                  // A page of its own: only its answer allows the styles of a recording.
                  <a key={id} href={routes.accounts.sessionReplay({ replayId: id })}>
                    <ReaderTime at={startedAt} format={formatMoment} />
                  </a>,
                  route,
                  replayDeviceLabels[device],
                  lengthLabel(startedAt, endedAt),
                ],
              }))}
            />
          )}
        </Stack>
      )}
    </>
  );
}
