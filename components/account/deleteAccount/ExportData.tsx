import { useQuery } from '@tanstack/react-query';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Notice } from '@/components/ui/feedback/Notice';
import { Progress } from '@/components/ui/feedback/Progress';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type DataExport, EXPORT_LIFETIME_DAYS, exports } from '@/contract/exports/endpoints';
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
  const confirmed = useRecentLogin(
    'A copy of all your data should reach you alone, so please prove once more who you are.',
  );
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
        <Heading $size="small">Take your data along</Heading>
        <Text $tone="soft">
          Everything we hold of you in one zip: each table as JSON and for a spreadsheet, your papers and pictures as
          you sent them. It takes a minute or less; we write to you when it is ready.
        </Text>
        {error && (
          <Notice live tone="danger">
            {error}
          </Notice>
        )}
        {list.isPending && <Skeleton $height="3rem" />}
        {list.isError && !list.data && (
          <ErrorState
            level="h3"
            title="We could not load this"
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        )}
        {latest && isInProgress(latest) && (
          <Stack $gap="s8" role="status">
            <Text>
              {latest.total === 0 ? 'We are about to begin.' : `Gathered ${latest.done} of ${latest.total} parts.`} You
              may leave this page.
            </Text>
            <Progress label="Gathering your data" value={latest.done} max={Math.max(1, latest.total)} />
          </Stack>
        )}
        {latest?.status === 'failed' && (
          <Notice live tone="warning" title="The last copy came to nothing">
            That was our fault. Please ask for another.
          </Notice>
        )}
        {ready && (
          <Notice live tone="success" title={`Your copy is ready, ${formatBytes(ready.bytes ?? 0)}`}>
            Made {formatDateTime(ready.createdAt)}, here for {EXPORT_LIFETIME_DAYS} days.
          </Notice>
        )}
        {list.data && (
          <Row>
            {ready && (
              <Button loading={link.isPending} onClick={() => fetch(ready.id)}>
                Download it
              </Button>
            )}
            <Button
              tone={ready ? 'secondary' : 'primary'}
              loading={start.isPending || isInProgress(latest)}
              onClick={ask}
            >
              {ready ? 'Make a fresh copy' : 'Gather my data'}
            </Button>
          </Row>
        )}
      </Stack>
      {confirmed.dialog}
    </Card>
  );
}
