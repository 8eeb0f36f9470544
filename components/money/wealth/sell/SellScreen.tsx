import { useState } from 'react';
import { MoreHomes } from '@/components/homes/homes/owner/MoreHomes';
import { OwnedHomeList } from '@/components/homes/homes/owner/OwnedHomeList';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { FormResult } from '@/components/layout/account/FormResult';
import { GetStarted } from '@/components/layout/account/GetStarted';
import { visibleError } from '@/components/modals/shared/useRecentLogin';
import { notAdvice } from '@/components/money/wealth/wealth.labels';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { UnitField } from '@/components/ui/fields/UnitField';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/account/endpoints';
import { type HomeWealth, type SaleOutlook, wealth } from '@/contract/money/wealth/endpoints';
import { projectWealth, saleTaxToday, type Wealth } from '@/contract/money/wealth/projection';
import { DEFAULT_RANGE_BPS, netProceeds } from '@/contract/money/wealth/sale';
import { routes } from '@/contract/routes';
import { useAccountHomes } from '@/hooks/useAccountHomes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { NetProceedsSheet } from './NetProceedsSheet';
import { SaleTiming } from './SaleTiming';

const TITLE = 'Sell';

const MAX_RANGE = 50;
const MAX_COST = 100;
/** A share as it was typed, in basis points; within its bounds. */
const toBps = (typed: string, max: number) => Math.min(max * 100, Math.max(0, Math.round(Number(typed) * 100) || 0));
/** What is wrong with a share as it was typed. */
function shareError(typed: string, max: number): string | undefined {
  const share = Number(typed);
  return typed.trim() === '' || !(share >= 0 && share <= max) ? `Enter 0% to ${max}%` : undefined;
}

function KeepRenting({ figures, homeId }: { readonly figures: Wealth; readonly homeId: string }) {
  const [fifth, tenth] = [figures.years[4], figures.years.at(-1)];
  if (!fifth || !tenth) return null;
  return (
    <Card as="section" aria-labelledby="keep-renting">
      <Stack>
        <Heading id="keep-renting" $size="small">
          {figures.breakEvenYear === null
            ? 'On your figures, selling today beats renting for 10 years'
            : `On your figures, renting beats selling today from year ${figures.breakEvenYear}`}
        </Heading>
        {[fifth, tenth].map(({ year, holdTotal, sellNowTotal }) => (
          <Text key={year}>
            After {year} years: <Money amount={holdTotal} /> if you keep renting, <Money amount={sellNowTotal} /> if you
            sell today.
          </Text>
        ))}
        <Row>
          <ButtonLink tone="secondary" size="small" href={routes.accounts.portfolio.homeWealthAnalysis({ homeId })}>
            See year by year
          </ButtonLink>
        </Row>
      </Stack>
    </Card>
  );
}

interface SaleProps {
  readonly home: HomeWealth;
  readonly outlook: SaleOutlook;
}

function Sale({ home, outlook }: SaleProps) {
  const { homeId } = home;
  const [inputs, setInputs] = useState(home.inputs);
  const [range, setRange] = useState(String(DEFAULT_RANGE_BPS / 100));
  const [cost, setCost] = useState(String(home.inputs.sellingCostBps / 100));
  const [preparation, setPreparation] = useState<number | null>(null);
  const save = useApiMutation(wealth.saveWealth, { touches: [wealth] });
  const error = visibleError(save.error);
  const figures = projectWealth(inputs);
  const [rangeError, costError] = [shareError(range, MAX_RANGE), shareError(cost, MAX_COST)];
  const sheets = netProceeds({
    ...inputs,
    rangeBps: toBps(range, MAX_RANGE),
    preparationCents: preparation ?? 0,
    advanceCents: outlook.advanceCents,
    taxAt: (price) => saleTaxToday(inputs, price),
  });
  return (
    <Stack $gap="s32">
      <Card as="section" aria-labelledby="sale-figures">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (rangeError || costError) return;
            save.mutate({ params: { homeId }, body: { inputs, scenarios: home.scenarios } });
          }}
        >
          <Stack>
            <Heading id="sale-figures" $size="small">
              Your figures
            </Heading>
            <Text $tone="soft">
              We have no appraisal of our own. The range around your figure is yours to set, and the sheet shows both
              ends.
            </Text>
            <Grid $gap="s16" $min="13rem">
              <MoneyField
                label="What it may sell for"
                cents={inputs.valueCents || null}
                onChange={(value) => setInputs({ ...inputs, valueCents: value ?? 0 })}
              />
              <UnitField label="Range either way" unit="%" value={range} error={rangeError} onChange={setRange} />
              <MoneyField
                label="Loan balance"
                cents={inputs.loanCents || null}
                onChange={(value) => setInputs({ ...inputs, loanCents: value ?? 0 })}
              />
              <UnitField
                label="Selling costs"
                help="Agents, closing, and transfer taxes."
                unit="%"
                value={cost}
                error={costError}
                onChange={(value) => {
                  setCost(value);
                  setInputs({ ...inputs, sellingCostBps: toBps(value, MAX_COST) });
                }}
              />
              <MoneyField
                label="Getting it ready"
                help="Repairs, cleaning, staging."
                optional
                cents={preparation}
                onChange={setPreparation}
              />
            </Grid>
            <FormResult isSuccess={save.isSuccess} error={error}>
              Saved.
            </FormResult>
            <Row>
              <Button type="submit" tone="secondary" loading={save.isPending}>
                Save figures
              </Button>
            </Row>
          </Stack>
        </form>
      </Card>
      {inputs.valueCents > 0 && (
        <>
          <NetProceedsSheet sheets={sheets} />
          <KeepRenting figures={figures} homeId={homeId} />
        </>
      )}
      <SaleTiming outlook={outlook} />
      <Card $tone="wash" as="section" aria-labelledby="agent">
        <Stack $align="start">
          <Heading id="agent" $size="small">
            Talk to an agent
          </Heading>
          <Text>30 minutes by video or phone. Nothing is decided on the call.</Text>
          <ButtonLink href={routes.meetings.book({ meetingType: 'selling' })}>Schedule a call</ButtonLink>
        </Stack>
      </Card>
      <Text $size="small" $tone="soft">
        {notAdvice}
      </Text>
    </Stack>
  );
}

function HomeSale({ homeId }: { readonly homeId: string }) {
  const params = { params: { homeId } };
  const figures = useApi(wealth.getWealth, params);
  const outlook = useApi(wealth.getSaleOutlook, params);
  const error = figures.error ?? outlook.error;
  const isLoaded = figures.data && outlook.data;
  return (
    <>
      <AccountPageHeader title={figures.data ? `${TITLE}: ${figures.data.address}` : TITLE}>
        What you’d net from a sale, and when you can sell.
      </AccountPageHeader>
      {!isLoaded &&
        (error ? (
          <ErrorState
            title="We couldn’t load this home"
            onRetry={() => void Promise.all([figures.refetch(), outlook.refetch()])}
            retrying={figures.isFetching || outlook.isFetching}
          >
            {error.message}
          </ErrorState>
        ) : (
          <Skeleton $height="24rem" $round="card" />
        ))}
      {figures.data && outlook.data && <Sale key={homeId} home={figures.data} outlook={outlook.data} />}
    </>
  );
}

/** What a sale of a home leaves, beside keeping it. */
export function SellScreen({ homeId }: { readonly homeId?: string }) {
  const { data } = useApi(account.getAccount);
  const { homes } = useAccountHomes();
  if (homeId) return <HomeSale homeId={homeId} />;
  return (
    <>
      <AccountPageHeader title={TITLE}>What you’d net from a sale, and when you can sell.</AccountPageHeader>
      {homes.length > 0 && <OwnedHomeList title="Choose a home" homes={homes} section="sell" />}
      <MoreHomes />
      {data && homes.length === 0 && <GetStarted roles={data.roles} />}
    </>
  );
}
