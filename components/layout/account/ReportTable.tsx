import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below } from '@/styles/media';
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
    padding: ${space.s8} ${space.s16} ${space.s8} 0;
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: baseline;
  }

  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }

  thead th,
  td {
    white-space: nowrap;
  }

  thead th {
    color: ${color.inkSoft};
  }

  [data-figure] {
    text-align: end;
  }

  tbody th {
    min-width: 8rem;
    max-width: 22rem;
    overflow-wrap: break-word;
  }

  /* What a row is about stays in view beside the columns that scroll. */
  ${below('md')} {
    th:first-child {
      position: sticky;
      inset-inline-start: 0;
      max-width: 9.5rem;
      background: ${color.canvas};
    }
  }
`;

type Cells = readonly ReactNode[];

/** Whether a column holds figures alone: then they stand beneath one another by their ends. */
const isFigure = (cell: ReactNode) =>
  typeof cell === 'number' || (typeof cell === 'string' && /^(?:\d+%?|–|)$/.test(cell));

interface ReportTableProps {
  /** Says what the table shows, to anyone who cannot see it. */
  readonly label: string;
  readonly columns: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly { readonly id: string; readonly cells: Cells }[];
}

/** A table of figures; on a narrow screen it scrolls on its own. */
export function ReportTable({ label, columns, rows }: ReportTableProps) {
  const figures = columns.map((_, at) => at > 0 && rows.every(({ cells }) => isFigure(cells[at])));
  return (
    // What scrolls must be reachable by keyboard.
    <Scroll role="region" aria-label={label} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col" data-figure={figures[at] || undefined}>
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
                <td key={columns[index + 1]} data-figure={figures[index + 1] || undefined}>
                  {typeof cell === 'number' ? cell.toLocaleString('en-US') : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
