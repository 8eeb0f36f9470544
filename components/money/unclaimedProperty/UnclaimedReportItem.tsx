import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { MoneyActionForm } from '@/components/money/charges/staff/MoneyActionForm';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { bankMethodLabels, bankOrders } from '@/contract/money/bankOrders/endpoints';
import {
  REMITTANCE_METHODS,
  type RemittanceMethod,
  type ReportFormat,
  type UnclaimedReport,
  unclaimedProperty,
  unclaimedReportStatusLabels,
} from '@/contract/money/unclaimedProperty/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';
import { saveFile } from '@/lib/media/saveFile';

const TOUCHED = [unclaimedProperty, bankOrders];

function FilingForm({ report: { id, state }, today }: { readonly report: UnclaimedReport; readonly today: string }) {
  return (
    <MoneyActionForm
      label={`Filing of the report to ${state}`}
      draft={`unclaimed-filing:${id}`}
      initialValues={{ reference: '', filedOn: today }}
      fields={[
        { name: 'reference', label: 'Number of the state', maxLength: 60 },
        { name: 'filedOn', label: 'Filed on', isDay: true },
      ]}
      endpoint={unclaimedProperty.recordUnclaimedFiling}
      touches={TOUCHED}
      argsOf={(body) => ({ params: { unclaimedReportId: id }, body })}
      submitLabel="Record the filing"
    />
  );
}

function RemittanceForm({ report: { id, state } }: { readonly report: UnclaimedReport }) {
  return (
    <MoneyActionForm
      label={`Payment to ${state}`}
      draft={`unclaimed-remittance:${id}`}
      initialValues={{ method: 'ach' as RemittanceMethod, reason: '' }}
      fields={[
        {
          name: 'method',
          label: 'How to pay',
          options: REMITTANCE_METHODS.map((method) => ({ value: method, label: bankMethodLabels[method] })),
        },
        { name: 'reason', label: 'What you checked', maxLength: 600 },
      ]}
      endpoint={unclaimedProperty.requestUnclaimedRemittance}
      touches={TOUCHED}
      argsOf={(body) => ({ params: { unclaimedReportId: id }, body })}
      submitLabel="Ask to pay the state"
    />
  );
}

interface UnclaimedReportItemProps {
  readonly report: UnclaimedReport;
  readonly format: ReportFormat;
  readonly today: string;
}

/** A report to a state: its file, its filing, and its payment. */
export function UnclaimedReportItem({ report, format, today }: UnclaimedReportItemProps) {
  const { id, state, payee, status, dueOn, remitFrom, remitBy, amountCents, items, preparedBy, reference } = report;
  const file = useApiMutation(unclaimedProperty.exportUnclaimedReport);
  const { requireRecentLogin, dialog } = useRecentLogin(
    'The file has names and addresses, so please confirm it’s you.',
  );
  const download = (): void =>
    file.mutate(
      { params: { unclaimedReportId: id } },
      {
        onSuccess: ({ fileName, text }) => saveFile(fileName, new Blob([text], { type: 'text/plain' })),
        onError: requireRecentLogin(download),
      },
    );
  const problem = visibleError(file.error);
  return (
    <li>
      <Stack $gap="s8">
        <Row $justify="space-between">
          <Text $weight="semibold">
            {payee}, due {formatDate(dueOn)}: <Money amount={amountCents} cents="always" />
          </Text>
          <Badge tone={status === 'remitted' ? 'success' : 'warning'}>{unclaimedReportStatusLabels[status]}</Badge>
        </Row>
        <Text $size="small" $tone="soft">
          {items === 1 ? '1 item' : `${items} items`}, prepared by {preparedBy}
          {reference && `, number ${reference}`}. Money {remitFrom && `from ${formatDate(remitFrom)} `}by{' '}
          {formatDate(remitBy)}.
        </Text>
        <Row>
          <Button
            size="small"
            tone="secondary"
            aria-label={`Download the file for ${state}`}
            loading={file.isPending}
            onClick={download}
          >
            Download file ({format === 'csv' ? 'CSV' : 'NAUPA II'})
          </Button>
        </Row>
        {problem && (
          <Text role="alert" $tone="danger" $size="small">
            {problem}
          </Text>
        )}
        {dialog}
        {format === 'naupa' && status === 'prepared' && (
          <Text $size="small">Check the file with the validator of the state before you upload it.</Text>
        )}
        {status === 'prepared' && <FilingForm report={report} today={today} />}
        {status === 'filed' && <RemittanceForm report={report} />}
      </Stack>
    </li>
  );
}
