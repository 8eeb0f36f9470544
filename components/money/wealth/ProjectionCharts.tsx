import { BarChart } from '@/components/ui/charts/BarChart';
import { ChartTable } from '@/components/ui/charts/ChartTable';
import { LineChart } from '@/components/ui/charts/LineChart';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { PROJECTION_YEARS, type Wealth, type WealthYear } from '@/contract/money/wealth/projection';
import { pluralize } from '@/lib/format/text';
import { formatShort } from './wealth.labels';

const nameOf = ({ year }: WealthYear) => `Year ${year}`;
const yearsOf = (years: readonly WealthYear[]) => years.map(({ year }) => String(year));

const verdictOf = ({ breakEvenYear }: Wealth) =>
  breakEvenYear === null
    ? `Selling today brings more than keeping, for all ${PROJECTION_YEARS} years`
    : breakEvenYear === 1
      ? 'Keeping brings more than selling today from year 1'
      : `Keeping overtakes selling today in year ${breakEvenYear}`;

/** Keeping the home beside selling it today, year by year. */
export function SellOrHold({ wealth }: { readonly wealth: Wealth }) {
  const { years } = wealth;
  const title = verdictOf(wealth);
  return (
    <Stack as="section" aria-labelledby="sell-or-hold">
      <Heading id="sell-or-hold" $size="small">
        {title}
      </Heading>
      <Text $tone="soft">
        Keeping counts every year’s cash flow and what a sale then leaves. Selling today lets the proceeds grow
        elsewhere. Both are before tax.
      </Text>
      <LineChart
        label={title}
        points={yearsOf(years)}
        format={formatShort}
        series={[
          { name: 'Keep', tone: 'main', values: years.map(({ holdTotal }) => holdTotal) },
          { name: 'Sell today', tone: 'second', values: years.map(({ sellNowTotal }) => sellNowTotal) },
        ]}
      />
      <ChartTable
        label="Keep or sell, year by year"
        columns={['Sold after', 'Proceeds', 'Total if kept', 'Total if sold today', 'Difference']}
        rows={years.map((year) => ({
          key: String(year.year),
          name: pluralize(year.year, 'year'),
          cells: [year.saleProceeds, year.holdTotal, year.sellNowTotal, year.holdTotal - year.sellNowTotal],
        }))}
      />
    </Stack>
  );
}

/** What the home leaves each year, and what of it the owner owns. */
export function ProjectionCharts({ wealth }: { readonly wealth: Wealth }) {
  const { years } = wealth;
  const losses = years.filter(({ cashFlow }) => cashFlow < 0).length;
  const cashTitle =
    losses === 0
      ? `Positive cash flow in all ${PROJECTION_YEARS} years`
      : losses === PROJECTION_YEARS
        ? `Negative cash flow in all ${PROJECTION_YEARS} years`
        : `Negative cash flow in ${losses} of ${PROJECTION_YEARS} years`;
  const last = years.at(-1);
  const equityTitle = `Equity of ${formatShort(last?.equity ?? 0)} after ${PROJECTION_YEARS} years`;
  return (
    <Stack $gap="s32">
      <Stack as="section" aria-labelledby="cash-flow">
        <Heading id="cash-flow" $size="small">
          {cashTitle}
        </Heading>
        <BarChart
          label={cashTitle}
          format={formatShort}
          bars={years.map(({ year, cashFlow }) => ({ key: String(year), value: cashFlow }))}
        />
        <ChartTable
          label="Income and costs, year by year"
          columns={['Year', 'Rent', 'Costs', 'Net operating income', 'Loan payments', 'Cash flow']}
          rows={years.map((year) => ({
            key: String(year.year),
            name: nameOf(year),
            cells: [year.effectiveIncome, -year.costs, year.netOperatingIncome, -year.debtService, year.cashFlow],
          }))}
        />
      </Stack>
      <Stack as="section" aria-labelledby="equity">
        <Heading id="equity" $size="small">
          {equityTitle}
        </Heading>
        <LineChart
          label={equityTitle}
          points={yearsOf(years)}
          format={formatShort}
          series={[
            { name: 'Value', tone: 'third', values: years.map(({ value }) => value) },
            { name: 'Equity', tone: 'main', values: years.map(({ equity }) => equity) },
            { name: 'Loan', tone: 'second', values: years.map(({ loan }) => loan) },
          ]}
        />
        <ChartTable
          label="Value, loan, and equity, year by year"
          columns={['Year', 'Value', 'Loan', 'Equity', 'Loan paid down', 'Appreciation', 'Total return']}
          rows={years.map((year) => ({
            key: String(year.year),
            name: nameOf(year),
            cells: [year.value, year.loan, year.equity, year.principalPaid, year.appreciation, year.totalReturn],
          }))}
        />
      </Stack>
    </Stack>
  );
}
