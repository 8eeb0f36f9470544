import { FigureTable } from '@/components/ui/charts/ChartTable';
import { Text } from '@/components/ui/text/Text';
import type { Premium } from '@/contract/tenancy/insurance/rater';
import { premiumLabels } from './insurance.labels';

/** What each part of a coverage costs a year; the lines add up to the sum. */
export function PremiumTable({ premium }: { readonly premium: Premium | null }) {
  if (!premium) return <Text $tone="soft">Our rate table doesn’t know this state yet.</Text>;
  return (
    <FigureTable
      label="Estimated premium"
      columns={['Part', 'A year']}
      rows={[
        ...premium.lines.map(({ id, amount }) => ({ key: id, name: premiumLabels[id] ?? id, cells: [amount] })),
        { key: 'year', name: <strong>Total a year</strong>, cells: [premium.year] },
        { key: 'month', name: 'A month', cells: [premium.month] },
      ]}
    />
  );
}
