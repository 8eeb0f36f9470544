import { FormResult } from '@/components/layout/account/FormResult';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { useMoneyAction, WAITS_FOR_SECOND } from '@/components/money/charges/staff/useMoneyAction';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
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
import { useDraft } from '@/hooks/useDraft';
import { formatDate } from '@/lib/format/dates';
import { saveFile } from '@/lib/media/saveFile';

const TOUCHED = [unclaimedProperty, bankOrders];

function FilingForm({ report, today }: { readonly report: UnclaimedReport; readonly today: string }) {
  const { values, set, clear } = useDraft(`unclaimed-filing:${report.id}`, { reference: '', filedOn: today });
  const { send, fields, error, isPending, dialog } = useMoneyAction(unclaimedProperty.recordUnclaimedFiling, TOUCHED);
  return (
    <Stack
      as="form"
      noValidate
      aria-label={`Filing of the report to ${report.state}`}
      onSubmit={(event) => {
        event.preventDefault();
        send({ params: { unclaimedReportId: report.id }, body: values }, clear);
      }}
    >
      <TextField
        label="Number of the state"
        maxLength={60}
        value={values.reference}
        onChange={(reference) => set({ reference })}
        error={fields.reference}
      />
      <TextField
        label="Filed on"
        type="date"
        value={values.filedOn}
        onChange={(filedOn) => set({ filedOn })}
        error={fields.filedOn}
      />
      <FormResult isSuccess={false} error={error}>
        Recorded.
      </FormResult>
      <Row>
        <Button type="submit" size="small" loading={isPending}>
          Record the filing
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}

function RemittanceForm({ report }: { readonly report: UnclaimedReport }) {
  const { values, set, clear } = useDraft(`unclaimed-remittance:${report.id}`, {
    method: 'ach' as RemittanceMethod,
    reason: '',
  });
  const { send, fields, error, isPending, isWaiting, dialog } = useMoneyAction(
    unclaimedProperty.requestUnclaimedRemittance,
    TOUCHED,
  );
  return (
    <Stack
      as="form"
      noValidate
      aria-label={`Payment to ${report.state}`}
      onSubmit={(event) => {
        event.preventDefault();
        send({ params: { unclaimedReportId: report.id }, body: values }, clear);
      }}
    >
      <SelectField
        label="How to pay"
        value={values.method}
        onChange={(method) => set({ method: method as RemittanceMethod })}
        options={REMITTANCE_METHODS.map((method) => ({ value: method, label: bankMethodLabels[method] }))}
        error={fields.method}
      />
      <TextField
        label="What you checked"
        maxLength={600}
        value={values.reason}
        onChange={(reason) => set({ reason })}
        error={fields.reason}
      />
      <FormResult isSuccess={isWaiting} error={error}>
        {WAITS_FOR_SECOND}
      </FormResult>
      <Row>
        <Button type="submit" size="small" loading={isPending}>
          Ask to pay the state
        </Button>
      </Row>
      {dialog}
    </Stack>
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
