import { useState } from 'react';
import { outcomes, staffReasons } from '@/components/tenancy/rentReports/rentReport.labels';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { Bureau } from '@/contract/leasing/applications/constants';
import { bureauLinks } from '@/contract/leasing/screenings/constants';
import { desk } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { bureauNames, type RentReportLine, rentReports } from '@/contract/tenancy/rentReports/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';

/** Records that a bureau took the file and not the account of one resident. */
function RefusalForm({
  line: { id, name },
  bureaus,
}: {
  readonly line: RentReportLine;
  readonly bureaus: readonly Bureau[];
}) {
  const [values, setValues] = useState<{ bureau: string; reason: string }>();
  const record = useApiMutation(rentReports.recordRentReportRefusal, { touches: [rentReports, desk] });
  const fields = record.error?.fields ?? {};
  if (!values)
    return (
      <Row>
        <Button tone="ghost" size="small" onClick={() => setValues({ bureau: bureaus[0] ?? '', reason: '' })}>
          A bureau refused {name}
        </Button>
      </Row>
    );
  return (
    <Stack
      as="form"
      noValidate
      $gap="s12"
      aria-label={`Refusal of ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        const body = { bureau: values.bureau as Bureau, reason: values.reason };
        record.mutate({ params: { rentReportLineId: id }, body }, { onSuccess: () => setValues(undefined) });
      }}
    >
      <SelectField
        label="Bureau"
        error={fields.bureau}
        options={bureaus.map((value) => ({ value, label: bureauLinks[value].name }))}
        value={values.bureau}
        onChange={(bureau) => setValues({ ...values, bureau })}
      />
      <TextField
        label="Reason"
        help="As the bureau words it."
        maxLength={2_000}
        error={fields.reason}
        value={values.reason}
        onChange={(reason) => setValues({ ...values, reason })}
      />
      {record.error && !record.error.fields && (
        <Notice tone="danger" live>
          {record.error.message}
        </Notice>
      )}
      <Row>
        <Button type="submit" size="small" loading={record.isPending}>
          Record the refusal
        </Button>
        <Button tone="ghost" size="small" onClick={() => setValues(undefined)}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}

/** The residents of a file, with why some are left out or refused. */
export function RentReportLines({
  rentReportId,
  bureaus,
}: {
  readonly rentReportId: string;
  readonly bureaus: readonly Bureau[];
}) {
  const query = useApi(rentReports.listRentReportLines, { params: { rentReportId } });
  return (
    <Loaded query={query} title="We couldn’t load the residents" skeleton={<Skeleton $height="4rem" />}>
      {(data) => (
        <Stack as="ul" $gap="s12">
          {data.items.map((line) => {
            const { id, name, address, homeId, outcome, reason, dueCents, paidCents, refusal } = line;
            return (
              <li key={id}>
                <Text>
                  {name}, <Link href={routes.accounts.deskHome({ homeId })}>{address}</Link>
                </Text>
                <Text $size="small">
                  {reason ? `Left out: ${staffReasons[reason]}` : outcomes[outcome].label} · Rent{' '}
                  <Money amount={dueCents} cents="always" />, paid <Money amount={paidCents} cents="always" />
                </Text>
                {refusal && (
                  <Text $size="small" $tone="danger">
                    {bureauNames(refusal.bureaus)} refused it on {formatDate(refusal.at)}: {refusal.reason}
                  </Text>
                )}
                {outcome !== 'left_out' && <RefusalForm line={line} bureaus={bureaus} />}
              </li>
            );
          })}
        </Stack>
      )}
    </Loaded>
  );
}
