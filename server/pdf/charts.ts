// What a document draws beside its words: rows of amounts, and a scale with a band and dots.
import type { TypesetDocument } from './typesetting';

export interface PdfRow {
  readonly name: string;
  readonly value: string;
  /** Small, below the name. */
  readonly note?: string;
  readonly strong?: boolean;
}

/** Places on the line, each between 0 and 1. */
export interface PdfScale {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly dots: readonly number[];
  /** What stands below the two ends of the band. */
  readonly ends: readonly [string, string];
}

const colors = {
  ink: '#17231C',
  soft: '#4B5A51',
  line: '#DDE3DE',
  tint: '#D9EEE3',
  brand: '#007645',
  coral: '#C4421A',
};
/** The part of the width that a name may take beside its amount. */
const NAME_PART = 0.74;

function untagged(doc: TypesetDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** One row of a table, from the top down: its name, its amount at the right edge, and a line. */
export function drawRow(doc: TypesetDocument, table: PDFKit.PDFStructureElement, row: PdfRow, left: number): void {
  const width = doc.page.width - 2 * left;
  const top = doc.y;
  const line = doc.struct('TR');
  table.add(line);
  const font = row.strong ? 'strong' : 'text';
  line.add(
    doc.struct('TH', {}, () => {
      doc
        .font(font)
        .fontSize(10.5)
        .fillColor(colors.ink)
        .text(row.name, left, top, { width: width * NAME_PART });
      if (row.note)
        doc
          .font('text')
          .fontSize(9)
          .fillColor(colors.soft)
          .text(row.note, left, doc.y + 1, { width: width * NAME_PART });
    }),
  );
  const end = doc.y;
  line.add(
    doc.struct('TD', {}, () =>
      doc.font(font).fontSize(10.5).fillColor(colors.ink).text(row.value, left, top, { width, align: 'right' }),
    ),
  );
  const bottom = Math.max(end, doc.y) + 4;
  untagged(doc, () =>
    doc
      .moveTo(left, bottom)
      .lineTo(left + width, bottom)
      .lineWidth(0.5)
      .strokeColor(colors.line)
      .stroke(),
  );
  doc.x = left;
  doc.y = bottom + 5;
}

/** The scale, 56 points high. */
export function drawScale(doc: TypesetDocument, scale: PdfScale, left: number): void {
  const width = doc.page.width - 2 * left;
  const [top, middle] = [doc.y, doc.y + 18];
  const x = (part: number) => left + width * part;
  const band = [x(scale.from), middle - 6, x(scale.to) - x(scale.from), 12] as const;
  doc
    .moveTo(left, middle)
    .lineTo(left + width, middle)
    .lineWidth(1)
    .strokeColor(colors.line)
    .stroke();
  doc
    .roundedRect(...band, 6)
    .fillColor(colors.tint)
    .fill();
  doc
    .roundedRect(...band, 6)
    .lineWidth(0.8)
    .strokeColor(colors.brand)
    .stroke();
  for (const dot of scale.dots) doc.circle(x(dot), middle, 3).fillColor(colors.coral).fill();
  doc
    .roundedRect(x(scale.at) - 1.25, middle - 13, 2.5, 26, 1.25)
    .fillColor(colors.brand)
    .fill();
  doc.font('text').fontSize(9).fillColor(colors.soft);
  const [low, high] = scale.ends;
  doc.text(low, x(scale.from), middle + 16, { lineBreak: false });
  doc.text(high, x(scale.to) - doc.widthOfString(high), middle + 16, { lineBreak: false });
  doc.x = left;
  doc.y = top + 56;
}
