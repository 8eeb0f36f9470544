import { FigureTable } from '@/components/ui/charts/ChartTable';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import type { netProceeds } from '@/contract/money/wealth/sale';
import { formatCents } from '@/lib/format/money';

interface NetProceedsSheetProps {
  readonly sheets: ReturnType<typeof netProceeds>;
}

/** What each price leaves, line by line. */
export function NetProceedsSheet({ sheets }: NetProceedsSheetProps) {
  const { low, middle, high } = sheets;
  const all = [low, middle, high];
  const labels = [...new Set(all.flatMap(({ lines }) => lines.map(({ label }) => label)))];
  const cell = (at: (typeof all)[number], label: string) => at.lines.find((line) => line.label === label)?.amount ?? 0;
  return (
    <Stack as="section" aria-labelledby="net-proceeds">
      <Heading id="net-proceeds" $size="small">
        {middle.beforeTax >= 0
          ? `You take home about ${formatCents(middle.beforeTax)} before tax`
          : `A sale would cost you ${formatCents(-middle.beforeTax)} before tax`}
      </Heading>
      <FigureTable
        label="Net proceeds"
        columns={['', 'Low', 'Your figure', 'High']}
        rows={[
          { key: 'price', name: 'Sale price', cells: all.map(({ price }) => price) },
          ...labels.map((label) => ({ key: label, name: label, cells: all.map((sheet) => cell(sheet, label)) })),
          { key: 'before', name: 'Left before tax', cells: all.map(({ beforeTax }) => beforeTax) },
          { key: 'tax', name: 'Estimated tax', cells: all.map(({ tax }) => (tax === 0 ? 0 : -tax)) },
          {
            key: 'after',
            name: 'Left after tax',
            cells: all.map(({ price, afterTax }) => (
              <strong key={price}>
                <Money amount={afterTax} cents="always" />
              </strong>
            )),
          },
        ]}
      />
    </Stack>
  );
}
