import dynamic from 'next/dynamic';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { saveText } from '@/components/layout/account/saveText';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { HouseIllustration } from '@/components/ui/illustrations/HouseIllustration';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { type HomeWealth, wealth } from '@/contract/money/wealth/endpoints';
import { projectWealth } from '@/contract/money/wealth/projection';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { Figure, Figures } from './WealthFigures';
import { formatShare, notAdvice } from './wealth.labels';

// The chart is large, and the figures must not wait for it.
const PortfolioChart = dynamic(() => import('./PortfolioChart').then((file) => file.PortfolioChart));

const analysisHref = (homeId: string) => routes.accounts.portfolio.homeWealthAnalysis({ homeId });
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** All homes with a value as one. */
function Totals({ homes }: { readonly homes: readonly HomeWealth[] }) {
  const all = homes.map(({ inputs }) => ({ inputs, projected: projectWealth(inputs) }));
  const value = sumOf(all.map(({ inputs }) => inputs.valueCents));
  const loans = sumOf(all.map(({ inputs }) => inputs.loanCents));
  const firsts = all.map(({ projected }) => projected.years[0]);
  const cashFlow = sumOf(firsts.map((first) => first?.cashFlow ?? 0));
  return (
    <Figures>
      <Figure label="Equity">
        <Money amount={value - loans} />
      </Figure>
      <Figure label="Value">
        <Money amount={value} />
      </Figure>
      <Figure label="Loans" note={`${formatShare(Math.round((loans / value) * 10_000))} of the value`}>
        <Money amount={loans} />
      </Figure>
      <Figure label="Cash flow a month">
        <Money amount={Math.round(cashFlow / 12)} cents="always" />
      </Figure>
      <Figure label="Cash flow a year">
        <Money amount={cashFlow} cents="always" />
      </Figure>
      <Figure label="Total return, year 1">
        <Money amount={sumOf(firsts.map((first) => first?.totalReturn ?? 0))} cents="always" />
      </Figure>
    </Figures>
  );
}

function HomeCard({ home }: { readonly home: HomeWealth }) {
  const { homeId, address, city, state, inputs } = home;
  const projected = projectWealth(inputs);
  const cashFlow = projected.years[0]?.cashFlow ?? 0;
  const isKnown = inputs.valueCents > 0;
  return (
    <Card as="li">
      <Stack>
        <Row $justify="space-between">
          <Heading as="h3" $size="small">
            {address}, {city}, {state}
          </Heading>
          <ButtonLink size="small" tone={isKnown ? 'secondary' : 'primary'} href={analysisHref(homeId)}>
            {isKnown ? 'Sell or keep' : 'Enter its value'}
          </ButtonLink>
        </Row>
        {isKnown ? (
          <Figures>
            <Figure label="Equity">
              <Money amount={projected.equity} />
            </Figure>
            <Figure label="Cash flow a month">
              <Money amount={Math.round(cashFlow / 12)} cents="always" />
            </Figure>
            <Figure label="Cap rate">{formatShare(projected.capRateBps)}</Figure>
            <Figure label="Keeping wins from">
              {projected.breakEvenYear === null ? 'Not in 10 years' : `Year ${projected.breakEvenYear}`}
            </Figure>
          </Figures>
        ) : (
          <Text $tone="soft">We know the rent. Add the value and the loan to see what you own and earn.</Text>
        )}
      </Stack>
    </Card>
  );
}

/** What the homes of an owner are worth and leave, all together and each by itself. */
export function WealthScreen() {
  const query = useApi(wealth.listWealth);
  const { data } = query;
  const file = useApiMutation(wealth.exportWealth);
  const homes = data?.items ?? [];
  const known = homes.filter(({ inputs }) => inputs.valueCents > 0);
  return (
    <>
      <AccountPageHeader
        title="Wealth"
        actions={
          known.length > 0 && (
            <Button
              tone="secondary"
              size="small"
              loading={file.isPending}
              onClick={() => file.mutate({}, { onSuccess: saveText })}
            >
              Download (CSV)
            </Button>
          )
        }
      >
        What your homes are worth and what you take home.
      </AccountPageHeader>
      <div aria-live="polite">{file.error && <Notice tone="danger">{file.error.message}</Notice>}</div>
      <Loaded query={query} title="We couldn’t load your homes" skeleton={<Skeleton $height="24rem" $round="card" />} />
      {data && homes.length === 0 && (
        <EmptyState
          picture={<HouseIllustration />}
          title="No home to add up yet"
          actions={<ButtonLink href={routes.homeowners.all()}>Tell us about your home</ButtonLink>}
        >
          Add a home to see its equity and cash flow.
        </EmptyState>
      )}
      {homes.length > 0 && (
        <Stack $gap="s32">
          {known.length > 0 && (
            <Stack as="section" aria-label="All homes together" $gap="s24">
              <Totals homes={known} />
              <PortfolioChart homes={known} />
              {known.length < homes.length && (
                <Text $size="small" $tone="soft">
                  Homes without a value are left out.
                </Text>
              )}
            </Stack>
          )}
          <Stack as="section" aria-label="Homes">
            <Heading $size="small">Your homes</Heading>
            <Stack as="ul" $gap="s16">
              {homes.map((home) => (
                <HomeCard key={home.homeId} home={home} />
              ))}
            </Stack>
          </Stack>
          <Text $size="small" $tone="soft">
            {notAdvice}
          </Text>
        </Stack>
      )}
    </>
  );
}
