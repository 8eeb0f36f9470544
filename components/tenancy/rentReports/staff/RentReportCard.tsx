import { useState } from 'react';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { Bureau } from '@/contract/leasing/applications/constants';
import { bureauLinks } from '@/contract/leasing/screenings/constants';
import { desk } from '@/contract/platform/desk/endpoints';
import { type RentReport, rentReports } from '@/contract/tenancy/rentReports/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate, formatMonth } from '@/lib/format/dates';
import { pluralize } from '@/lib/format/text';
import { saveFile } from '@/lib/media/saveFile';
import { RentReportLines } from './RentReportLines';

/** Records that the file was sent to one bureau. */
function DeliveryForm({ report, bureau }: { readonly report: RentReport; readonly bureau: Bureau }) {
  const [sentOn, setSentOn] = useState('');
  const [receipt, setReceipt] = useState('');
  const record = useApiMutation(rentReports.recordRentReportDelivery, { touches: [rentReports, desk] });
  const fields = record.error?.fields ?? {};
  const { name } = bureauLinks[bureau];
  return (
    <Stack
      as="form"
      noValidate
      $gap="s12"
      aria-label={`Sent to ${name}: ${formatMonth(report.month)}`}
      onSubmit={(event) => {
        event.preventDefault();
        record.mutate({ params: { rentReportId: report.id }, body: { bureau, sentOn, receipt } });
      }}
    >
      <TextField label={`Sent to ${name} on`} type="date" error={fields.sentOn} value={sentOn} onChange={setSentOn} />
      <TextField
        label={`Receipt of ${name}`}
        help="The number or file name of the bureau’s confirmation."
        maxLength={200}
        autoComplete="off"
        error={fields.receipt}
        value={receipt}
        onChange={setReceipt}
      />
      {record.error && !record.error.fields && (
        <Notice tone="danger" live>
          {record.error.message}
        </Notice>
      )}
      <Row>
        <Button type="submit" size="small" loading={record.isPending}>
          Record as sent to {name}
        </Button>
      </Row>
    </Stack>
  );
}

/** One monthly file: its counts, the download, the proof for each bureau, and who is in it. */
export function RentReportCard({ report }: { readonly report: RentReport }) {
  const { id, month, accounts, leftOut, toMend, bureaus, deliveries } = report;
  const [isOpen, setIsOpen] = useState(false);
  const file = useApiMutation(rentReports.readRentReportFile);
  const { requireRecentLogin, dialog } = useRecentLogin('The file has dates of birth, so please confirm it’s you.');
  const download = () =>
    file.mutate(
      { params: { rentReportId: id }, body: {} },
      {
        onSuccess: ({ fileName, text }) => saveFile(fileName, new Blob([text], { type: 'text/plain' })),
        onError: requireRecentLogin(download),
      },
    );
  const toSend = accounts === 0 ? [] : bureaus.filter((each) => deliveries.every(({ bureau }) => bureau !== each));
  const error = visibleError(file.error);
  return (
    <Card as="article" aria-labelledby={`report-${id}`}>
      <Stack $gap="s12">
        <Row $justify="space-between">
          <Heading as="h3" id={`report-${id}`} $size="label">
            {formatMonth(month)}
          </Heading>
          {accounts === 0 ? (
            <Badge tone="neutral">No file</Badge>
          ) : (
            <Badge tone={toSend.length > 0 ? 'warning' : 'success'}>{toSend.length > 0 ? 'To send' : 'Sent'}</Badge>
          )}
        </Row>
        <Text>
          {pluralize(accounts, 'account')} in the file, {pluralize(leftOut, 'resident')} left out
          {toMend > 0 && `, ${toMend} of them for something we can fix`}.
        </Text>
        {accounts > 0 && (
          <Row>
            <Button tone="secondary" size="small" loading={file.isPending} onClick={download}>
              Download the file of {formatMonth(month)}
            </Button>
          </Row>
        )}
        {error && (
          <Notice tone="danger" live>
            {error}
          </Notice>
        )}
        {deliveries.map(({ bureau, sentOn, receipt, by }) => (
          <Text key={bureau} $size="small">
            Sent to {bureauLinks[bureau].name} on {formatDate(sentOn)} by {by}. Receipt:{' '}
            <span style={{ overflowWrap: 'anywhere' }}>{receipt}</span>
          </Text>
        ))}
        {toSend.map((bureau) => (
          <DeliveryForm key={bureau} report={report} bureau={bureau} />
        ))}
        <Disclosure summary={`Residents of ${formatMonth(month)}`} onToggle={setIsOpen}>
          {isOpen && <RentReportLines rentReportId={id} bureaus={bureaus} />}
        </Disclosure>
      </Stack>
      {dialog}
    </Card>
  );
}
