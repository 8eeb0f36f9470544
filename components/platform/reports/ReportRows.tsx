import NextLink from 'next/link';
import { useState } from 'react';
import styled from 'styled-components';
import type { Report } from '@/contract/platform/reports/endpoints';
import { below } from '@/styles/media';
import { plainButton, tabular } from '@/styles/mixins';
import { color, size, space, weight } from '@/styles/tokens';
import { cellText, type Sorting, sortRows, sumRows } from './reportRows';

const Scroll = styled.div`
  overflow: auto;
  max-height: 75vh;
`;

const Table = styled.table`
  ${tabular}
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${size.t14};

  th,
  td {
    padding: ${space.s4} ${space.s12};
    border-block-end: 1px solid ${color.line};
    text-align: start;
    white-space: nowrap;
  }

  tbody th,
  tbody td[data-kind="text"] {
    max-width: 16rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  thead th,
  tfoot td,
  tfoot th {
    position: sticky;
    background: ${color.surface};
    font-weight: ${weight.semibold};
  }

  thead th {
    z-index: 1;
    inset-block-start: 0;
  }

  /* What a row is about stays in view beside the columns that scroll. */
  tbody th,
  th:first-child {
    position: sticky;
    inset-inline-start: 0;
    background: ${color.canvas};
  }

  thead th:first-child,
  tfoot th:first-child {
    z-index: 2;
    background: ${color.surface};
  }

  ${below('md')} {
    tbody th {
      max-width: 9.5rem;
    }
  }

  tfoot td,
  tfoot th {
    inset-block-end: 0;
    border-block-start: 1px solid ${color.line};
  }

  [data-kind="cents"],
  [data-kind="number"] {
    text-align: end;
  }
`;

const Sort = styled.button`
  ${plainButton}
  min-height: 1.5rem;
  font-weight: ${weight.semibold};
  white-space: nowrap;
`;

const orderOf = (sorting: Sorting | undefined, column: number) =>
  sorting?.column === column ? (sorting.isDescending ? 'descending' : 'ascending') : undefined;

interface ReportRowsProps {
  readonly report: Report;
  readonly rows: Report['rows'];
  /** Then totals are those of the rows shown. */
  readonly isFiltered: boolean;
}

/** The rows of a report, sorted by the column one presses, over their totals. */
export function ReportRows({ report: { title, columns, totals }, rows, isFiltered }: ReportRowsProps) {
  const [sorting, setSorting] = useState<Sorting>();
  const sums = isFiltered ? sumRows(rows, columns) : totals;
  const press = (column: number) =>
    setSorting({ column, isDescending: sorting?.column === column && !sorting.isDescending });
  return (
    // What scrolls must be reachable by keyboard.
    <Scroll role="region" aria-label={title} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {columns.map(({ label, kind }, at) => (
              <th key={label} scope="col" data-kind={kind} aria-sort={orderOf(sorting, at)}>
                <Sort type="button" onClick={() => press(at)}>
                  {label}
                  {orderOf(sorting, at) === 'ascending' && ' ↑'}
                  {orderOf(sorting, at) === 'descending' && ' ↓'}
                </Sort>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sortRows(rows, sorting).map(({ id, href, cells }) => (
            <tr key={id}>
              {columns.map((column, at) => {
                const shown = cellText(cells[at] ?? null, column);
                return at === 0 ? (
                  <th key={column.label} scope="row" data-kind={column.kind}>
                    {href ? <NextLink href={href}>{shown}</NextLink> : shown}
                  </th>
                ) : (
                  <td key={column.label} data-kind={column.kind} title={column.kind === 'text' ? shown : undefined}>
                    {shown}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        {sums.some((sum) => sum !== null) && (
          <tfoot>
            <tr>
              <th scope="row">{isFiltered ? 'Total of these rows' : 'Total'}</th>
              {columns.slice(1).map((column, at) => (
                <td key={column.label} data-kind={column.kind}>
                  {sums[at + 1] == null ? '' : cellText(sums[at + 1] ?? null, column)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </Table>
    </Scroll>
  );
}
