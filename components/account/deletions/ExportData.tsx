import { useQuery } from '@tanstack/react-query';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Progress } from '@/components/ui/feedback/Progress';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type DataExport, EXPORT_LIFETIME_DAYS, exports } from '@/contract/account/exports/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { apiProxyPath } from '@/lib/api/client';
import { apiQuery } from '@/lib/api/query';
import { formatBytes } from '@/lib/format/bytes';
import { formatDateTime } from '@/lib/format/dates';

const POLL_MS = 1_000;
const isInProgress = (copy: DataExport | undefined) => copy?.status === 'waiting' || copy?.status === 'gathering';

/** A copy of everything of theirs: asked for, watched while it is gathered, fetched. */
export function ExportData() {
  const list = useQuery({
    ...apiQuery(exports.listExports),
    refetchInterval: ({ state }) => (isInProgress(state.data?.[0]) ? POLL_MS : false),
  });
  const start = useApiMutation(exports.startExport, { touches: [exports] });
  const link = useApiMutation(exports.createExportLink);
  const confirmed = useRecentLogin('Your data is private. Confirm it’s you to download it.');
  const latest = list.data?.[0];
  const ready = list.data?.find(({ status }) => status === 'ready');
  const ask = () => start.mutate({}, { onError: confirmed.requireRecentLogin(ask) });
  const fetch = (exportId: string) =>
    link.mutate(
      { params: { exportId } },
      {
        onSuccess: ({ href }) => window.location.assign(apiProxyPath + href),
        onError: confirmed.requireRecentLogin(() => fetch(exportId)),
      },
    );
  const error = visibleError(start.error, link.error);
  return (
    <Card id="export">
      <Stack>
        <Heading $size="small">Download your data</Heading>
        <Text $tone="soft">
          Get everything we have about you in one ZIP file: your data as JSON and spreadsheets, plus the documents and
          photos you uploaded. It takes about a minute. We’ll email you when it’s ready.
        </Text>
        {error && (
          <Notice live tone="danger">
            {error}
          </Notice>
        )}
        <Loaded
          query={list}
          title="We couldn’t load your downloads"
          level="h3"
          skeleton={<Skeleton $height="3rem" />}
        />
        {latest && isInProgress(latest) && (
          <Stack $gap="s8" role="status">
            <Text>
              {latest.total === 0 ? 'We’re about to start.' : `${latest.done} of ${latest.total} parts are ready.`} You
              can leave this page.
            </Text>
            <Progress label="Preparing your data" value={latest.done} max={Math.max(1, latest.total)} />
          </Stack>
        )}
        {latest?.status === 'failed' && (
          <Notice live tone="warning" title="We couldn’t prepare your data">
            Something went wrong on our side. Request it again.
          </Notice>
        )}
        {ready && (
          <Notice live tone="success" title={`Your data is ready: ${formatBytes(ready.bytes ?? 0)}`}>
            Created {formatDateTime(ready.createdAt)}. You can download it for {EXPORT_LIFETIME_DAYS} days.
          </Notice>
        )}
        {list.data && (
          <Row>
            {ready && (
              <Button loading={link.isPending} onClick={() => fetch(ready.id)}>
                Download my data
              </Button>
            )}
            <Button
              tone={ready ? 'secondary' : 'primary'}
              loading={start.isPending || isInProgress(latest)}
              onClick={ask}
            >
              {ready ? 'Request a new copy' : 'Request my data'}
            </Button>
          </Row>
        )}
      </Stack>
      {confirmed.dialog}
    </Card>
  );
}
