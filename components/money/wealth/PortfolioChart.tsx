import { ChartTable } from '@/components/ui/charts/ChartTable';
import { LineChart } from '@/components/ui/charts/LineChart';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import type { HomeWealth } from '@/contract/money/wealth/endpoints';
import { PROJECTION_YEARS, projectWealth } from '@/contract/money/wealth/projection';
import { formatShort } from './wealth.labels';

/** Equity of all homes over ten years. */
export function PortfolioChart({ homes }: { readonly homes: readonly HomeWealth[] }) {
  const all = homes.map(({ inputs }) => projectWealth(inputs).years);
  const years = Array.from({ length: PROJECTION_YEARS }, (_, at) => {
    const ofYear = all.flatMap((each) => each[at] ?? []);
    const sum = (pick: (year: (typeof ofYear)[number]) => number) =>
      ofYear.reduce((total, year) => total + pick(year), 0);
    return {
      year: String(at + 1),
      value: sum(({ value }) => value),
      loan: sum(({ loan }) => loan),
      equity: sum(({ equity }) => equity),
      cashFlow: sum(({ cashFlow }) => cashFlow),
    };
  });
  const title = `Equity of ${formatShort(years.at(-1)?.equity ?? 0)} in ${PROJECTION_YEARS} years, as you assume`;
  return (
    <Stack>
      <Heading $size="small">{title}</Heading>
      <LineChart
        label={title}
        points={years.map(({ year }) => year)}
        format={formatShort}
        series={[
          { name: 'Equity', tone: 'main', values: years.map(({ equity }) => equity) },
          { name: 'Loans', tone: 'second', values: years.map(({ loan }) => loan) },
        ]}
      />
      <ChartTable
        label="All homes, year by year"
        columns={['Year', 'Value', 'Loans', 'Equity', 'Cash flow']}
        rows={years.map(({ year, value, loan, equity, cashFlow }) => ({
          key: year,
          name: `Year ${year}`,
          cells: [value, loan, equity, cashFlow],
        }))}
      />
    </Stack>
  );
}
