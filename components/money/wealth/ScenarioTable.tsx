import { FigureTable } from '@/components/ui/charts/ChartTable';
import { Money } from '@/components/ui/text/Money';
import type { WealthScenario } from '@/contract/money/wealth/endpoints';
import { projectWealth, type Wealth } from '@/contract/money/wealth/projection';
import { formatShare } from './wealth.labels';

const lines: readonly [label: string, cell: (wealth: Wealth) => React.ReactNode][] = [
  ['Cash flow a year', ({ years }) => <Money amount={years[0]?.cashFlow ?? 0} />],
  ['Cap rate', ({ capRateBps }) => formatShare(capRateBps)],
  ['Cash-on-cash return', ({ cashOnCashBps }) => formatShare(cashOnCashBps)],
  ['Equity after 5 years', ({ years }) => <Money amount={years[4]?.equity ?? 0} />],
  ['Equity after 10 years', ({ years }) => <Money amount={years.at(-1)?.equity ?? 0} />],
  ['Total if kept for 10 years', ({ years }) => <Money amount={years.at(-1)?.holdTotal ?? 0} />],
  ['Total if sold today', ({ years }) => <Money amount={years.at(-1)?.sellNowTotal ?? 0} />],
  ['Keeping wins from', ({ breakEvenYear }) => (breakEvenYear === null ? 'Not in 10 years' : `Year ${breakEvenYear}`)],
];

/** Several sets of assumptions side by side. */
export function ScenarioTable({ scenarios }: { readonly scenarios: readonly WealthScenario[] }) {
  const figures = scenarios.map(({ inputs }) => projectWealth(inputs));
  return (
    <FigureTable
      label="Figures of each scenario"
      columns={['', ...scenarios.map(({ name }) => name)]}
      rows={lines.map(([label, cell]) => ({ key: label, name: label, cells: figures.map(cell) }))}
    />
  );
}
