import NextLink from 'next/link';
import { FigureTable } from '@/components/ui/charts/ChartTable';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { ListingPerformance } from '@/contract/homes/listingPerformance/endpoints';
import { isAboveModel } from '@/contract/homes/listingPerformance/suggestion';
import { homeHref } from '@/lib/labels/home.labels';

type Market = NonNullable<ListingPerformance['market']>;

interface MarketPanelProps {
  readonly market: Market;
  readonly rentCents: number;
  readonly daysListed: number | null;
}

/** How long it takes; of a listed home also how long it has taken. */
function forecastText(expected: string, daysListed: number | null): string {
  const forecast = `${expected} days to lease at today’s rent`;
  if (daysListed === null) return forecast;
  return daysListed === 0
    ? `Listed today. ${forecast}`
    : `Day ${daysListed} of ${expected.toLowerCase()} at today’s rent`;
}

/** The rent beside similar homes, and the days each rent takes. */
export function MarketPanel({ market, rentCents, daysListed }: MarketPanelProps) {
  const { estimateCents, lowCents, highCents, expectedDays, pricing, comparables } = market;
  const isAbove = isAboveModel(pricing, rentCents / 100);
  const expected = `${isAbove ? 'More than' : 'About'} ${expectedDays}`;
  const percent = Math.round((rentCents / estimateCents - 1) * 1_000) / 10;
  return (
    <Stack $gap="s32">
      <Stack as="section" aria-labelledby="forecast">
        <Heading id="forecast" $size="small">
          {forecastText(expected, daysListed)}
        </Heading>
        <Text>
          Our estimate is <Money amount={estimateCents} per="month" />. Four out of five similar homes rent for{' '}
          <Money amount={lowCents} /> to <Money amount={highCents} />.{' '}
          {percent === 0
            ? 'Your rent is at the estimate.'
            : `Your rent is ${Math.abs(percent)}% ${percent > 0 ? 'above' : 'below'} the estimate.`}
        </Text>
        <FigureTable
          label="Days to lease at each rent"
          columns={['Rent', 'Days to lease', 'First year']}
          rows={pricing.map(({ rent, days, firstYear }) => ({
            key: String(rent),
            name: <Money amount={rent * 100} />,
            cells: [`about ${days}`, <Money key="year" amount={firstYear * 100} />],
          }))}
        />
      </Stack>
      {comparables.length > 0 && (
        <Stack as="section" aria-labelledby="similar">
          <Heading id="similar" $size="small">
            Similar homes
          </Heading>
          <FigureTable
            label="Rents of similar homes"
            columns={['Home', 'Distance', 'Rent', 'For a home like yours']}
            rows={comparables.map((home) => ({
              key: home.homeId,
              name: (
                <>
                  <NextLink href={homeHref({ citySlug: home.citySlug, id: home.homeId })}>
                    {home.beds} bd · {home.baths} ba in {home.area}
                  </NextLink>
                  {home.leased ? ' (leased)' : ''}
                </>
              ),
              cells: [
                `${home.miles.toFixed(1)} mi`,
                <Money key="rent" amount={home.rentCents} />,
                <Money key="adjusted" amount={home.adjustedCents} />,
              ],
            }))}
          />
        </Stack>
      )}
    </Stack>
  );
}
