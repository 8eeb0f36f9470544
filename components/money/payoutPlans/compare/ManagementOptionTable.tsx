import styled from 'styled-components';
import type { OptionTotal } from '@/components/money/payoutPlans/compare/comparison';
import {
  comparisonLines,
  formatWholeDollars,
  optionNames,
} from '@/components/money/payoutPlans/compare/comparison.labels';
import { Tabs } from '@/components/ui/navigation/Tabs';
import { Money } from '@/components/ui/text/Money';
import { up } from '@/styles/media';
import { tabular } from '@/styles/mixins';
import { color, size, space, weight } from '@/styles/tokens';

const ScrollArea = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  ${tabular}
  width: 100%;
  border-collapse: collapse;
  font-size: ${size.t14};

  ${up('sm')} {
    min-width: 30rem;
    font-size: inherit;
  }

  th,
  td {
    padding: ${space.s8} ${space.s4};
    border-block-end: 1px solid ${color.line};
    text-align: end;
    vertical-align: baseline;

    ${up('sm')} {
      padding-inline: ${space.s12};
    }
  }

  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  thead th {
    color: ${color.inkSoft};
    font-size: ${size.t14};
  }

  tbody th {
    font-weight: ${weight.regular};
  }

  tfoot th,
  tfoot td {
    border-block-end: 0;
    font-weight: ${weight.semibold};
  }
`;

const roundToDollar = (amount: number) => Math.round(amount / 100) * 100 || 0;

/** Every line of every way, year by year: the same numbers as above, to be checked. */
export function ManagementOptionTable({ totals }: { readonly totals: readonly OptionTotal[] }) {
  const [first] = totals;
  if (!first) return null;
  const tabs = first.years.map((_, at) => ({
    key: String(at),
    label: `Year ${at + 1}`,
    content: <YearTable totals={totals} yearIndex={at} />,
  }));
  return <Tabs label="Year" tabs={tabs} />;
}

function YearTable({ totals, yearIndex }: { readonly totals: readonly OptionTotal[]; readonly yearIndex: number }) {
  const years = totals.flatMap(({ way: option, years }) =>
    years[yearIndex] ? [{ way: option, year: years[yearIndex] }] : [],
  );
  const shown = comparisonLines.filter(({ amount }) => years.some(({ year }) => amount(year) !== 0));
  return (
    <ScrollArea role="region" aria-label={`Year ${yearIndex + 1}, line by line`} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Year {yearIndex + 1}</th>
            {years.map(({ way: option }) => (
              <th key={option} scope="col">
                {optionNames[option]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, amount }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {years.map(({ way: option, year }) => (
                <td key={option}>{formatWholeDollars(amount(year))}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Your take-home</th>
            {years.map(({ way: option, year }) => (
              <td key={option}>
                <Money amount={roundToDollar(year.netIncome)} cents="never" />
              </td>
            ))}
          </tr>
        </tfoot>
      </Table>
    </ScrollArea>
  );
}
