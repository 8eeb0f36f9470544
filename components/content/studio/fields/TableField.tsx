import {
  emptyCell,
  parseTable,
  serializeTable,
  type Table,
  type TableCell,
} from '@/components/content/studio/fields/tableValue';
import { RichTextEditor } from '@/components/content/studio/richText/RichTextEditor';
import { labelOf } from '@/components/content/studio/shared/contentModels';
import type { FieldProps } from '@/components/content/studio/shared/editingContext';
import { fieldAnchor, useEditing } from '@/components/content/studio/shared/editingContext';
import { valueAt } from '@/components/content/studio/shared/fieldPaths';
import { Cells, FieldsetPart, Legend } from '@/components/content/studio/shared/fieldStyles';
import { Button } from '@/components/ui/actions/Button';
import { Row } from '@/components/ui/layout/Row';

const CELL_BLOCKS = ['paragraph', 'strong', 'em', 'hyperlink'];

/** A table: rows and columns of short texts. A first row or column of headings names the others. */
export function TableField({ name, model, path, value }: FieldProps) {
  const { change, readOnly } = useEditing();
  const table = parseTable(value);
  const set = (next: Table) => change(path, serializeTable(next));
  const columns = table.rows[0]?.length ?? 0;
  const cellKind = (row: number, column: number): TableCell['type'] =>
    row < table.headRows || table.rows[row]?.[column]?.type === 'header' ? 'header' : 'data';
  const setCell = (row: number, column: number, cell: TableCell) =>
    set({
      ...table,
      rows: table.rows.map((cells, r) => (r === row ? cells.map((each, c) => (c === column ? cell : each)) : cells)),
    });
  return (
    <FieldsetPart id={fieldAnchor(valueAt(path))}>
      <Legend>{labelOf(name, model)}</Legend>
      <Cells>
        <table>
          <tbody>
            {table.rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names of their own; the editor inside follows its value.
              <tr key={row}>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no names of their own; the editor inside follows its value.
                  <td key={column}>
                    <RichTextEditor
                      compact
                      oneBlock
                      label={`Row ${row + 1}, column ${column + 1}${cellKind(row, column) === 'header' ? ', heading' : ''}`}
                      allowed={CELL_BLOCKS}
                      readOnly={readOnly}
                      value={cell.content}
                      onChange={(content) => setCell(row, column, { ...cell, content })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Cells>
      {!readOnly && (
        <Row>
          <Button
            tone="secondary"
            size="small"
            onClick={() =>
              set({
                ...table,
                rows: [
                  ...table.rows,
                  (table.rows.at(-1) ?? [emptyCell('data')]).map(({ type }) =>
                    emptyCell(table.rows.length === 0 ? 'data' : type),
                  ),
                ],
              })
            }
          >
            Add row
          </Button>
          <Button
            tone="secondary"
            size="small"
            onClick={() =>
              set({
                ...table,
                rows: table.rows.map((cells, row) => [...cells, emptyCell(row < table.headRows ? 'header' : 'data')]),
              })
            }
          >
            Add column
          </Button>
          {table.rows.length > 1 && (
            <Button
              tone="ghost"
              size="small"
              onClick={() =>
                set({
                  ...table,
                  headRows: Math.min(table.headRows, table.rows.length - 1),
                  rows: table.rows.slice(0, -1),
                })
              }
            >
              Remove last row
            </Button>
          )}
          {columns > 1 && (
            <Button
              tone="ghost"
              size="small"
              onClick={() => set({ ...table, rows: table.rows.map((cells) => cells.slice(0, -1)) })}
            >
              Remove last column
            </Button>
          )}
        </Row>
      )}
    </FieldsetPart>
  );
}
