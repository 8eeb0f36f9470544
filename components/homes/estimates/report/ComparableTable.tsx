import styled from 'styled-components';
import { Money } from '@/components/ui/text/Money';
import type { Comparable } from '@/contract/homes/estimates/endpoints';
import { tabular } from '@/styles/mixins';
import { color, size, space } from '@/styles/tokens';

const ScrollArea = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  ${tabular}
  width: 100%;
  border-collapse: collapse;
  font-size: ${size.t14};

  th,
  td {
    padding: ${space.s8} ${space.s12} ${space.s8} 0;
    border-block-end: 1px solid ${color.line};
    text-align: start;
    white-space: nowrap;
  }

  .figure {
    text-align: end;
  }
`;

/** The homes of the line in figures. */
export function ComparableTable({ comparables }: { readonly comparables: readonly Comparable[] }) {
  return (
    <ScrollArea tabIndex={0} role="region" aria-label="Comparable homes">
      <Table>
        <thead>
          <tr>
            <th scope="col">Location</th>
            <th scope="col" className="figure">
              Distance
            </th>
            <th scope="col" className="figure">
              Rent
            </th>
            <th scope="col" className="figure">
              Adjusted
            </th>
          </tr>
        </thead>
        <tbody>
          {comparables.map(({ homeId, area, miles, rent, adjusted }) => (
            <tr key={homeId}>
              <th scope="row">{area}</th>
              <td className="figure">{miles} mi</td>
              <td className="figure">
                <Money amount={rent * 100} />
              </td>
              <td className="figure">
                <Money amount={adjusted * 100} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollArea>
  );
}
