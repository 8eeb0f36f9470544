import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tabular } from '@/styles/mixins';
import { color, size, space } from '@/styles/tokens';

const Scroll = styled.div`
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
    vertical-align: top;
  }

  thead th {
    color: ${color.inkSoft};
    white-space: nowrap;
  }

  tbody th {
    min-width: 9rem;
    max-width: 22rem;
    overflow-wrap: break-word;
  }
`;

interface ReportTableProps {
  /** Says what the table shows, to anyone who cannot see it. */
  readonly label: string;
  readonly columns: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

/** A table of figures; on a narrow screen it scrolls on its own. */
export function ReportTable({ label, columns, rows }: ReportTableProps) {
  return (
    // What scrolls must be reachable by keyboard.
    <Scroll role="region" aria-label={label} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...cells] }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
