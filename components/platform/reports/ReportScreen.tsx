import { useRouter } from 'next/router';
import { useState } from 'react';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { savePdf, saveText } from '@/components/layout/account/saveText';
import { DeskCommands } from '@/components/platform/desk/DeskCommands';
import { Button } from '@/components/ui/actions/Button';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { reports } from '@/contract/platform/reports/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';
import { ReportRows } from './ReportRows';
import { ReportSchedule } from './ReportSchedule';
import { dayOf, matches } from './reportRows';

/** One report: filtered by words, sorted by any column, with totals, as it stood on a day, and as a file. */
export function ReportScreen({ reportId }: { readonly reportId: string }) {
  const router = useRouter();
  const asOf = dayOf(router.query.asOf);
  const [words, setWords] = useState('');
  const ask = { params: { reportId }, query: { ...(asOf && { asOf }) } };
  const { data, error, refetch, isFetching } = useApi(reports.getReport, ask);
  const file = useApiMutation(reports.exportReport);
  const pdf = useApiMutation(reports.printReport);
  const fileError = file.error ?? pdf.error;
  const open = (day: string) =>
    void router.replace(
      `${routes.accounts.deskReport({ reportId })}${day ? `?${new URLSearchParams({ asOf: day })}` : ''}`,
      undefined,
      { shallow: true },
    );
  if (!data)
    return error ? (
      <ErrorState
        title={error.fields?.asOf ?? 'We couldn’t load this report'}
        onRetry={() => (error.fields?.asOf ? open('') : void refetch())}
        retrying={isFetching}
      />
    ) : (
      <Skeleton $height="24rem" $round="card" />
    );
  const rows = data.rows.filter(({ cells }) => matches(cells, words));
  return (
    <>
      <Link href={routes.accounts.deskReports()}>All reports</Link>
      <AccountPageHeader title={data.title} actions={<DeskCommands />}>
        {data.summary} As of {formatDate(data.asOf)}.
      </AccountPageHeader>
      <Stack $gap="s16">
        <Row $align="end">
          <TextField
            label="Filter"
            required={false}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={words}
            onChange={setWords}
          />
          {data.hasAsOf && (
            <TextField label="As of" required={false} type="date" value={asOf ?? data.asOf} onChange={open} />
          )}
          <Button
            size="small"
            tone="secondary"
            loading={file.isPending}
            onClick={() => file.mutate(ask, { onSuccess: saveText })}
          >
            Download as CSV
          </Button>
          <Button
            size="small"
            tone="secondary"
            loading={pdf.isPending}
            onClick={() => pdf.mutate(ask, { onSuccess: savePdf })}
          >
            Download as PDF
          </Button>
          <ReportSchedule reportId={reportId} />
        </Row>
        <div aria-live="polite">
          {fileError && (
            <Notice tone="danger" title="Not downloaded">
              {fileError.message}
            </Notice>
          )}
          <Text $tone="soft" $size="small">
            {words.trim() ? `${rows.length} of ${data.count} rows` : `${data.count} rows`}
            {data.rows.length < data.count && `. The first ${data.rows.length} are shown; the file has all.`}
          </Text>
        </div>
        {data.count === 0 ? (
          <EmptyState title="Nothing to report">No row on this day.</EmptyState>
        ) : (
          <ReportRows report={data} rows={rows} isFiltered={words.trim() !== ''} />
        )}
      </Stack>
    </>
  );
}
