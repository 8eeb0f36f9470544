import styled from 'styled-components';
import { Money } from '@/components/ui/Money';
import { Tabs } from '@/components/ui/Tabs';
import type { WayTotal } from '@/lib/comparison';
import { lines, roundly, wayNames } from '@/lib/comparisonWords';
import { up } from '@/styles/media';
import { tabular } from '@/styles/mixins';
import { color, size, space, weight } from '@/styles/tokens';

const Scroll = styled.div`
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

const whole = (amount: number) => Math.round(amount / 100) * 100 || 0;

/** Every line of every way, year by year: the same numbers as above, to be checked. */
export function WayLines({ totals }: { readonly totals: readonly WayTotal[] }) {
  const [first] = totals;
  if (!first) return null;
  const tabs = first.years.map((_, at) => ({
    key: String(at),
    label: `Year ${at + 1}`,
    content: <OneYear totals={totals} at={at} />,
  }));
  return <Tabs label="Year" tabs={tabs} />;
}

function OneYear({ totals, at }: { readonly totals: readonly WayTotal[]; readonly at: number }) {
  const years = totals.flatMap(({ way, years }) => (years[at] ? [{ way, year: years[at] }] : []));
  const shown = lines.filter(({ amount }) => years.some(({ year }) => amount(year) !== 0));
  return (
    <Scroll role="region" aria-label={`Year ${at + 1}, line by line`} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Year {at + 1}</th>
            {years.map(({ way }) => (
              <th key={way} scope="col">
                {wayNames[way]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, amount }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {years.map(({ way, year }) => (
                <td key={way}>{roundly(amount(year))}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Left for you</th>
            {years.map(({ way, year }) => (
              <td key={way}>
                <Money amount={whole(year.kept)} cents="never" />
              </td>
            ))}
          </tr>
        </tfoot>
      </Table>
    </Scroll>
  );
}
