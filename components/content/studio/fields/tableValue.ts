// Tables as a grid, and as Prismic keeps them: a head and a body of rows.
import { type Fields, isFields, type Value } from '@/components/content/studio/shared/fieldPaths';

export interface TableCell {
  type: 'header' | 'data';
  content: Value;
}

export interface Table {
  /** How many of the rows are the head. */
  headRows: number;
  rows: readonly (readonly TableCell[])[];
}

export const emptyCell = (type: TableCell['type']): TableCell => ({ type, content: [] });

const EMPTY_ROWS: Value = [{ type: 'paragraph', text: '', spans: [] }];

const rowsIn = (part: Value | undefined): TableCell[][] => {
  const rows = isFields(part) && Array.isArray(part.rows) ? part.rows : [];
  return rows.filter(isFields).map(({ cells }) =>
    (Array.isArray(cells) ? cells : []).filter(isFields).map(({ type, content }) => ({
      type: type === 'header' ? 'header' : 'data',
      content: content ?? [],
    })),
  );
};

/** A table that is not there yet begins with one heading row and one row beneath it. */
export function parseTable(value: Value | undefined): Table {
  if (!isFields(value)) {
    const row = (type: TableCell['type']) => [emptyCell(type), emptyCell(type)];
    return { headRows: 1, rows: [row('header'), row('data')] };
  }
  const head = rowsIn(value.head);
  return { headRows: head.length, rows: [...head, ...rowsIn(value.body)] };
}

export function serializeTable({ headRows, rows }: Table): Fields {
  const part = (list: Table['rows']): Fields => ({
    rows: list.map((cells) => ({
      cells: cells.map(({ type, content }) => ({
        type,
        content: Array.isArray(content) && content.length === 0 ? EMPTY_ROWS : content,
      })),
    })),
  });
  return { ...(headRows > 0 && { head: part(rows.slice(0, headRows)) }), body: part(rows.slice(headRows)) };
}
