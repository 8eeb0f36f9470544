import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Money } from '@/components/ui/text/Money';
import { tabular } from '@/styles/mixins';
import { color, size, space, weight } from '@/styles/tokens';

const Scroll = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  ${tabular}
  width: 100%;
  color: ${color.ink};
  font-size: ${size.t14};
  border-collapse: collapse;

  th,
  td {
    padding: ${space.s8};
    border-block-start: 1px solid ${color.line};
    text-align: end;
    white-space: nowrap;
  }

  th:first-child {
    text-align: start;
    white-space: normal;
  }

  thead :is(th, td) {
    border-block-start: 0;
  }

  thead th {
    color: ${color.inkSoft};
    font-weight: ${weight.medium};
  }
`;

interface FigureTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** A number is an amount of cents. */
  readonly rows: readonly { readonly name: ReactNode; readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** Figures in columns; it scrolls sideways where there is no room, also by keyboard. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  return (
    <Scroll role="region" aria-label={label} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {columns.map((column) =>
              // The corner above the names of the rows is no heading.
              column === '' ? (
                <td key={column} />
              ) : (
                <th key={column} scope="col">
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>
                  {typeof cell === 'number' ? <Money amount={cell} cents="always" /> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

/** The numbers of a chart, behind one tap. */
export function ChartTable(props: FigureTableProps) {
  return (
    <Disclosure summary="View as a table">
      <FigureTable {...props} />
    </Disclosure>
  );
}
