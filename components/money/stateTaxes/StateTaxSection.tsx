import styled from 'styled-components';
import { saveText } from '@/components/layout/account/saveText';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { type StateTaxPayee, type StateTaxYear, stateTaxes } from '@/contract/money/stateTaxes/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';
import { ResidencyFormForm } from './ResidencyFormForm';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s12};
`;

interface PeriodProps {
  readonly year: number;
  readonly period: StateTaxYear['periods'][number];
}

function Period({ year, period: { period, from, until, dueOn, withheld } }: PeriodProps) {
  const file = useApiMutation(stateTaxes.exportStateTaxPeriod);
  const { requireRecentLogin, dialog } = useRecentLogin('The file has taxpayer numbers, so please confirm it’s you.');
  const onDownload = () =>
    file.mutate({ body: { year, period } }, { onSuccess: saveText, onError: requireRecentLogin(onDownload) });
  const error = visibleError(file.error);
  return (
    <li>
      <Stack $gap="s8">
        <Row $justify="space-between">
          <span>
            {formatDate(from)} to {formatDate(until)}
          </span>
          <Money amount={withheld} cents="always" />
        </Row>
        {withheld > 0 && (
          <Row $justify="space-between">
            <Text $size="small" $tone="soft">
              File Form 592 and pay by {formatDate(dueOn)}
            </Text>
            <Button
              size="small"
              tone="secondary"
              loading={file.isPending}
              onClick={onDownload}
              aria-label={`Download the payees of period ${period}`}
            >
              Download payees
            </Button>
          </Row>
        )}
        <div aria-live="polite">{error && <Notice tone="danger">{error}</Notice>}</div>
        {dialog}
      </Stack>
    </li>
  );
}

function Payee({ payee: { name, residence, form, rents, withheld } }: { readonly payee: StateTaxPayee }) {
  return (
    <li>
      <Row $justify="space-between">
        <Text>
          {name} · {residence ?? 'No Form W-9'}
        </Text>
        {form ? <Badge tone="success">Form {form.kind}</Badge> : <Badge tone="warning">Withheld</Badge>}
      </Row>
      <Row $justify="space-between">
        <Text $size="small" $tone="soft">
          Rents <Money amount={rents} cents="always" />
          {form && ` · ${form.reference}, from ${formatDate(form.validFrom)}`}
          {form?.validUntil && ` to ${formatDate(form.validUntil)}`}
        </Text>
        <Money amount={withheld} cents="always" />
      </Row>
    </li>
  );
}

/** A year of California withholding from owners who live elsewhere. */
export function StateTaxSection({ year }: { readonly year: number }) {
  const query = useApi(stateTaxes.getStateTaxYear, { query: { year } });
  const { data } = query;
  return (
    <Card as="section" aria-labelledby="state-tax">
      <Stack>
        <Heading as="h2" id="state-tax" $size="small">
          California withholding
        </Heading>
        <Loaded
          query={query}
          title="We couldn’t load the withholding"
          skeleton={<Skeleton $height="8rem" $round="card" />}
        />
        {data && (
          <>
            <Text $tone="soft">
              {data.rateBps / 100}% of the rents of owners who live outside California, once a year’s rents are above{' '}
              <Money amount={data.yearlyLimit} />. {data.source}
            </Text>
            <Row $justify="space-between">
              <Text>Withheld and not paid to the state yet</Text>
              <Money amount={data.owed} cents="always" />
            </Row>
            <List aria-label="Filing periods">
              {data.periods.map((period) => (
                <Period key={period.period} year={data.year} period={period} />
              ))}
            </List>
            {data.payees.length === 0 ? (
              <Text $tone="soft">No owner of a California home lives in another state.</Text>
            ) : (
              <>
                <List aria-label="Owners who live outside California">
                  {data.payees.map((payee) => (
                    <Payee key={payee.personId} payee={payee} />
                  ))}
                </List>
                <Disclosure summary="Record a Form 590 or 588">
                  <ResidencyFormForm year={data} />
                </Disclosure>
              </>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
