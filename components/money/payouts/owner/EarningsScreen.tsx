import { useState } from 'react';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { saveText } from '@/components/layout/account/saveText';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { SelectField } from '@/components/ui/fields/SelectField';
import { HouseIllustration } from '@/components/ui/illustrations/HouseIllustration';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { expenseLineKinds } from '@/contract/money/expenses/constants';
import { FEE_LINE_KINDS, type PayoutLineKind } from '@/contract/money/payouts/constants';
import { type Earnings, payouts } from '@/contract/money/payouts/endpoints';
import { routes } from '@/contract/routes';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { HomeCard } from './HomeCard';
import { PayoutAccountSection } from './PayoutAccountSection';
import { PayoutCard } from './PayoutCard';
import { TaxFormsSection } from './TaxFormsSection';

/** Homes that are paid come first. */
const byPlan = (one: Earnings['homes'][number], two: Earnings['homes'][number]) =>
  Number(two.plan !== null) - Number(one.plan !== null);

const FIRST_YEAR = 2024;
const RENTS: readonly PayoutLineKind[] = ['rent', 'late_rent', 'guarantee', 'guarantee_repaid', 'charge'];
const REPAIRS: readonly PayoutLineKind[] = ['vendor_invoice'];

const EXPENSES: readonly PayoutLineKind[] = [
  ...Object.values(expenseLineKinds),
  'mortgage_interest',
  'mortgage_principal',
];

const YEAR_LINES: readonly [label: string, kinds: readonly PayoutLineKind[]][] = [
  ['Our fees', FEE_LINE_KINDS],
  ['Rent and charges', RENTS],
  ['Repairs', REPAIRS],
];

/** The year in a few figures that add up, our own fees first. */
function YearCard({ earnings }: { readonly earnings: Earnings }) {
  const pack = useApiMutation(payouts.exportScheduleE);
  const counted = earnings.payouts.filter(({ status }) => status !== 'held');
  const lines = counted.flatMap((payout) => payout.lines);
  const sumOf = (kinds: readonly PayoutLineKind[]) =>
    lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0);
  const paidOut = counted.filter(({ status }) => status !== 'returned').reduce((sum, { amount }) => sum + amount, 0);
  const figures = YEAR_LINES.map(([label, kinds]) => ({ label, amount: sumOf(kinds) }));
  const expensesPaid = sumOf(EXPENSES);
  if (expensesPaid !== 0) figures.push({ label: 'What we paid for you', amount: expensesPaid });
  const rest = paidOut - figures.reduce((sum, { amount }) => sum + amount, 0);
  const shown = rest === 0 ? figures : [...figures, { label: 'Reserves, installments, and other lines', amount: rest }];
  return (
    <Card as="section" aria-label={`${earnings.year} at a glance`}>
      <Stack>
        <Row $justify="space-between">
          <Heading as="h2" $size="part">
            {earnings.year} at a glance
          </Heading>
          <Button
            tone="secondary"
            size="small"
            loading={pack.isPending}
            onClick={() => pack.mutate({ query: { year: earnings.year } }, { onSuccess: saveText })}
          >
            Schedule E (CSV)
          </Button>
        </Row>
        {shown.map(({ label, amount }) => (
          <Row key={label} $justify="space-between" $wrap={false}>
            <Text>{label}</Text>
            <Money amount={amount} cents="always" />
          </Row>
        ))}
        <Row $justify="space-between">
          <Text $weight="semibold">Paid to you</Text>
          <Money amount={paidOut} cents="always" />
        </Row>
      </Stack>
    </Card>
  );
}

/** What the homes of an owner (or one of them) bring in: the year, each month line by line, and where the money goes. */
export function EarningsScreen({ homeId }: { readonly homeId?: string }) {
  useLiveUpdates(['payments']);
  const thisYear = new Date().getFullYear();
  const [year, setYear] = useState<number | undefined>(undefined);
  const request = useApi(payouts.getEarnings, year === undefined ? {} : { query: { year } });
  const { data: all } = request;
  const isShown = (each: { homeId: string }) => homeId === undefined || each.homeId === homeId;
  const data = all && { ...all, homes: all.homes.filter(isShown), payouts: all.payouts.filter(isShown) };
  const years = Array.from({ length: Math.max(1, thisYear - FIRST_YEAR + 1) }, (_, n) => thisYear - n);
  const addressOf = (homeId: string) => data?.homes.find((home) => home.homeId === homeId)?.address ?? '';
  return (
    <>
      <AccountPageHeader title="Earnings">What your homes bring in, to the cent.</AccountPageHeader>
      <Loaded
        query={request}
        title="We couldn’t load your earnings"
        skeleton={<Skeleton $height="24rem" $round="card" />}
      />
      {data && data.homes.length === 0 && (
        <EmptyState
          picture={<HouseIllustration />}
          title="Your first statement comes with your first rent"
          actions={<ButtonLink href={routes.accounts.portfolio.properties()}>See your homes</ButtonLink>}
        >
          Each month we show the rent, our fees, repairs with their invoices, and your payout.
        </EmptyState>
      )}
      {data && data.homes.length > 0 && (
        <Stack $gap="s32">
          <SelectField
            label="Year"
            options={years.map((each) => ({ value: String(each), label: String(each) }))}
            value={String(data.year)}
            onChange={(value) => setYear(Number(value))}
          />
          <YearCard earnings={data} />
          <Stack as="section" aria-label="Homes">
            <Heading as="h2" $size="part">
              Homes
            </Heading>
            {data.homes.toSorted(byPlan).map((home) => (
              <HomeCard key={home.homeId} home={home} />
            ))}
          </Stack>
          <Stack as="section" aria-label="Statements">
            <Heading as="h2" $size="part">
              Statements
            </Heading>
            {data.payouts.length === 0 && (
              <Text $tone="soft">No statements in {data.year}. The first one comes with the first payout.</Text>
            )}
            {data.payouts.map((payout) => (
              <PayoutCard key={payout.id} payout={payout} address={addressOf(payout.homeId)} />
            ))}
          </Stack>
          {homeId === undefined && <TaxFormsSection year={data.year} />}
          <PayoutAccountSection homes={data.homes} />
        </Stack>
      )}
    </>
  );
}
