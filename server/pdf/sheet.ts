// A table with many columns over many pages: its headings stand on each page, and a row is as high as its longest cell.
import type { TypesetDocument } from './typesetting';

export interface SheetColumn {
  readonly label: string;
  /** Its part of the width, compared with the other columns. */
  readonly weight: number;
  /** Figures stand at the right edge. */
  readonly isNumber: boolean;
}
/** Adds a row: one cell for each column. `isStrong` for totals. */
export type SheetRow = (cells: readonly string[], isStrong?: boolean) => void;

const POINTS = 7;
/** Between columns, and between rows. */
const GAP = 6;
const ink = '#17231C';
const line = '#DDE3DE';

export function openSheet(
  doc: TypesetDocument,
  table: PDFKit.PDFStructureElement,
  { columns, margin }: { columns: readonly SheetColumn[]; margin: number },
): SheetRow {
  const whole = columns.reduce((sum, { weight }) => sum + weight, 0);
  const free = doc.page.width - 2 * margin - GAP * (columns.length - 1);
  const widths = columns.map(({ weight }) => (free * weight) / whole);
  const heightOf = (cells: readonly string[], font: string) =>
    Math.max(
      ...cells.map((text, at) =>
        doc
          .font(font)
          .fontSize(POINTS)
          .heightOfString(text, { width: widths[at] ?? 0 }),
      ),
    );
  const underline = (y: number) => {
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(margin, y)
      .lineTo(doc.page.width - margin, y)
      .lineWidth(0.5)
      .strokeColor(line)
      .stroke();
    doc.endMarkedContent();
  };
  /** Draws cells beside each other, each through `draw`, and moves below them. */
  const lay = (cells: readonly string[], font: string, draw: (at: number, write: () => void) => void) => {
    const [top, height] = [doc.y, heightOf(cells, font)];
    let left = margin;
    for (const [at, text] of cells.entries()) {
      const x = left;
      draw(at, () => {
        doc.font(font).fontSize(POINTS).fillColor(ink);
        doc.text(text, x, top, { width: widths[at] ?? 0, align: columns[at]?.isNumber ? 'right' : 'left' });
      });
      left += (widths[at] ?? 0) + GAP;
    }
    underline(top + height + GAP / 3);
    doc.x = margin;
    doc.y = top + height + GAP;
  };
  const labels = columns.map(({ label }) => label);
  const tagged = (kinds: (at: number) => [tag: string, options: object]) => {
    const row = doc.struct('TR');
    table.add(row);
    return (at: number, draw: () => void) => {
      const [tag, options] = kinds(at);
      row.add(doc.struct(tag, options, draw));
    };
  };
  lay(
    labels,
    'strong',
    tagged(() => ['TH', { scope: 'Column' }]),
  );
  return (cells, isStrong = false) => {
    const font = isStrong ? 'strong' : 'text';
    if (doc.y + heightOf(cells, font) + GAP > doc.page.height - margin) {
      doc.addPage();
      // Read aloud once: on further pages the headings only repeat.
      lay(labels, 'strong', (_, draw) => {
        doc.markContent('Artifact', { type: 'Pagination' });
        draw();
        doc.endMarkedContent();
      });
    }
    lay(
      cells,
      font,
      tagged((at) => (at === 0 ? ['TH', { scope: 'Row' }] : ['TD', {}])),
    );
  };
}
