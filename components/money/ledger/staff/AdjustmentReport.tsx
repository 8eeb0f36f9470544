import { useState } from 'react';
import { DeskTime } from '@/components/layout/account/DeskTime';
import { saveText } from '@/components/layout/account/saveText';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import {
  type Adjustments,
  MONEY_REQUEST_KINDS,
  type MoneyRequestKind,
  moneyRequestLabels,
  moneyRequests,
} from '@/contract/money/moneyRequests/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { pluralize } from '@/lib/format/text';

const ALL = '';
const EVERY_KIND = [
  { value: ALL as MoneyRequestKind | '', label: 'Every kind' },
  ...MONEY_REQUEST_KINDS.map((kind) => ({ value: kind as MoneyRequestKind | '', label: moneyRequestLabels[kind] })),
];

function Totals({ totals }: Pick<Adjustments, 'totals'>) {
  return (
    <Stack as="ul" $gap="s4" aria-label="Totals by person and kind">
      {totals.map(({ personId, person, kind, count, amountCents, aloneCount }) => (
        <Row as="li" key={`${personId} ${kind}`} $justify="space-between">
          <Text>
            {person}: {moneyRequestLabels[kind]} ({count}
            {aloneCount > 0 && `, ${aloneCount} alone`})
          </Text>
          <Money amount={amountCents} cents="always" />
        </Row>
      ))}
    </Stack>
  );
}

function Changes({ items }: Pick<Adjustments, 'items'>) {
  return (
    <Stack as="ul" $gap="s12" aria-label="Changes of the month">
      {items.map(({ id, kind, title, reason, person, approvedBy, at, leaseId, amountCents }) => (
        <Stack as="li" key={id} $gap="s4">
          <Row $justify="space-between" $align="start">
            <Text>{[moneyRequestLabels[kind], title].filter(Boolean).join(': ')}</Text>
            <Money amount={amountCents} cents="always" />
          </Row>
          <Text $size="small" $tone="soft">
            {reason} · {person}
            {approvedBy ? `, approved by ${approvedBy}` : ', alone'} · <DeskTime at={at} />
          </Text>
          {leaseId && <Link href={routes.accounts.leaseMoney({ leaseId })}>Rent account</Link>}
        </Stack>
      ))}
    </Stack>
  );
}

function Report() {
  const [month, setMonth] = useState('');
  const [personId, setPersonId] = useState('');
  const [kind, setKind] = useState<MoneyRequestKind | ''>('');
  const query = { ...(month && { month }), ...(personId && { personId }), ...(kind && { kind }) };
  const request = useApi(moneyRequests.listAdjustments, { query });
  const { data } = request;
  const file = useApiMutation(moneyRequests.exportAdjustments);
  return (
    <Stack>
      <TextField label="Month" type="month" value={month || (data?.month ?? '')} onChange={setMonth} />
      <SelectField
        label="Person"
        options={[
          { value: ALL, label: 'Everyone' },
          ...(data?.people ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={personId}
        onChange={setPersonId}
      />
      <SelectField label="Kind of change" options={EVERY_KIND} value={kind} onChange={setKind} />
      <Loaded
        query={request}
        title="We couldn’t load the report"
        showsMessage
        skeleton={<Skeleton $height="8rem" $round="card" />}
      />
      {data?.items.length === 0 && <Text $tone="soft">No changes in this month.</Text>}
      {data && data.items.length > 0 && (
        <>
          <Totals totals={data.totals} />
          <Row>
            <Button
              tone="secondary"
              size="small"
              loading={file.isPending}
              onClick={() => file.mutate({ query }, { onSuccess: saveText })}
            >
              Download report
            </Button>
          </Row>
          <div aria-live="polite">{file.error && <Notice tone="danger">{file.error.message}</Notice>}</div>
          <Changes items={data.items} />
          {data.hasMore && (
            <Text $tone="soft">
              These are the newest {pluralize(data.items.length, 'change')}. The file has them all.
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}

/** What our team did with other people's money, by person and month. */
export function AdjustmentReport() {
  return (
    <Disclosure summary="Changes by person and month">
      <Report />
    </Disclosure>
  );
}
