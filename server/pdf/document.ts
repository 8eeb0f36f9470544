// Draws accessible PDFs in our look: tagged, titled, in the fonts of the site.
import { drawRow, drawScale, type PdfRow, type PdfScale } from './charts';
import { openSheet, type SheetColumn, type SheetRow } from './sheet';
import { TypesetDocument } from './typesetting';

const textColor = '#17231C';
const mutedColor = '#4B5A51';
const brandColor = '#007645';
/** Points of the words of a paper. */
export const PLAIN_POINTS = 10.5;
/** Points of words for which a statute prescribes larger type: up to 12 (Cal. Civ. Code § 1946.2(f)(3)). */
export const LARGE_POINTS = 12;
/** Where a person writes by hand. */
export const SIGNATURE_LINE = '______________________________';
const MARGIN = 64;
const WIDE_MARGIN = 36;
/** Between two columns of a table, in points. */
const COLUMN_GAP = 16;

interface PdfOptions {
  title: string;
  /** Of the words: `en-US` unless they are in another language. */
  language?: string;
  /** Written into the file; a fixed one makes the same file each time. */
  createdAt: Date;
  /** Pages on their side, with narrow margins: for tables with many columns. */
  isWide?: boolean;
  /** At the foot of every page, before its number. */
  footer?: string;
}

/** What can be written, from the top down; pages turn by themselves. */
export interface Pdf {
  title: (text: string) => void;
  /** Begins a chapter on a page of its own. */
  chapter: (text: string) => void;
  heading: (text: string) => void;
  /** `language` where it is not that of the whole. */
  paragraph: (text: string, tone?: 'plain' | 'soft' | 'large', language?: string) => void;
  /** A name and what it is, on one line. */
  labeledLine: (name: string, value: string) => void;
  /** Names with their values below each other in two columns. */
  terms: (terms: readonly { name: string; value: string }[]) => void;
  /** A table of three columns: a name, its figure, and the words beside it. */
  table: (rows: readonly { name: string; value: string; text: string }[]) => void;
  /** A name in the italics of a typed signature, on a line. */
  signatureText: (name: string) => void;
  /** Strokes inside a box of 600 by 200, drawn 60 points high; `alt` is read in their place. */
  strokes: (strokes: readonly (readonly number[])[], alt: string) => void;
  /** A JPEG, at most so high in points; `alt` is read in its place. */
  picture: (jpeg: Uint8Array, alt: string, high: number) => void;
  /** Names with their amounts at the right edge. */
  rows: (rows: readonly PdfRow[]) => void;
  /** A line with a band, a mark and dots on it; `alt` is read in its place. */
  scale: (scale: PdfScale, alt: string) => void;
  /** Begins a table with these headings on every page; answers what adds a row to it. */
  sheet: (columns: readonly SheetColumn[]) => SheetRow;
  newPage: () => void;
  bytes: () => Promise<Uint8Array>;
}

export function openPdf({ title, language = 'en-US', createdAt, footer, isWide = false }: PdfOptions): Pdf {
  const margin = isWide ? WIDE_MARGIN : MARGIN;
  const doc = new TypesetDocument({
    size: 'LETTER',
    layout: isWide ? 'landscape' : 'portrait',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: 'Belong', CreationDate: createdAt },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const put = (tag: string, draw: () => void, after: number, language?: string) => {
    root.add(doc.struct(tag, language ? { lang: language } : {}, draw));
    doc.y += after;
  };
  const words = (font: string, size: number, color: string) => doc.font(font).fontSize(size).fillColor(color);
  /** Keeps a heading with what follows it. */
  const room = (points: number) => {
    if (doc.y + points > doc.page.height - margin) doc.addPage();
  };
  interface Cell {
    text: string;
    font: string;
    color: string;
  }
  const muted = (text: string): Cell => ({ text, font: 'text', color: mutedColor });
  const strong = (text: string): Cell => ({ text, font: 'strong', color: textColor });
  const plain = (text: string): Cell => ({ text, font: 'text', color: textColor });
  /** Rows below each other in columns of these widths; the first cell of each is its heading. */
  const grid = (widths: readonly number[], lines: readonly (readonly Cell[])[]) => {
    const table = doc.struct('Table');
    root.add(table);
    for (const cells of lines) {
      const heights = cells.map(({ text, font, color }, at) =>
        words(font, 10.5, color).heightOfString(text, { width: widths[at] ?? 0 }),
      );
      const height = Math.max(...heights);
      room(height + 10);
      const top = doc.y;
      const row = doc.struct('TR');
      table.add(row);
      let left = margin;
      for (const [at, { text, font, color }] of cells.entries()) {
        const [x, width] = [left, widths[at] ?? 0];
        const draw = () => words(font, 10.5, color).text(text, x, top, { width });
        row.add(at === 0 ? doc.struct('TH', { scope: 'Row' } as object, draw) : doc.struct('TD', {}, draw));
        left += width + COLUMN_GAP;
      }
      doc.y = top + height + 10;
    }
  };
  return {
    title: (text) => put('H1', () => words('title', 24, brandColor).text(text, margin), 14),
    chapter: (text) => {
      doc.addPage();
      put('H2', () => words('title', 18, brandColor).text(text, margin), 12);
    },
    heading: (text) => {
      room(96);
      put('H3', () => words('strong', 13, textColor).text(text, margin), 4);
    },
    paragraph: (text, tone = 'plain', language) =>
      put(
        'P',
        () =>
          words('text', tone === 'large' ? LARGE_POINTS : PLAIN_POINTS, tone === 'soft' ? mutedColor : textColor).text(
            text,
            margin,
            undefined,
            { lineGap: 3 },
          ),
        8,
        language,
      ),
    labeledLine: (name, value) =>
      put('P', () => words('text', 10, textColor).text(`${name}: ${value}`, margin, undefined, { lineGap: 2 }), 2),
    terms: (terms) =>
      grid(
        [150, doc.page.width - 2 * margin - 150 - COLUMN_GAP],
        terms.map(({ name, value }) => [muted(name), strong(value)]),
      ),
    table: (rows) =>
      grid(
        [120, 100, doc.page.width - 2 * margin - 220 - 2 * COLUMN_GAP],
        rows.map(({ name, value, text }) => [strong(name), strong(value), plain(text)]),
      ),
    signatureText: (name) => {
      room(64);
      put('P', () => words('title', 24, textColor).text(name, margin, undefined, { oblique: true }), 2);
      const top = doc.y;
      const line = () =>
        doc
          .moveTo(margin, top)
          .lineTo(margin + 260, top)
          .lineWidth(0.8)
          .strokeColor(mutedColor)
          .stroke();
      doc.markContent('Artifact', { type: 'Layout' });
      line();
      doc.endMarkedContent();
      doc.y = top + 6;
    },
    strokes: (strokes, alt) => {
      room(76);
      const [top, scale] = [doc.y, 0.3];
      const figure = doc.struct('Figure', { alt }, () => {
        for (const stroke of strokes) {
          for (let n = 0; n + 1 < stroke.length; n += 2) {
            const [x, y] = [margin + (stroke[n] ?? 0) * scale, top + (stroke[n + 1] ?? 0) * scale];
            if (n === 0) doc.moveTo(x, y);
            else doc.lineTo(x, y);
          }
          doc.lineWidth(1.2).strokeColor(textColor).stroke();
        }
      });
      root.add(figure);
      doc.y = top + 68;
    },
    picture: (jpeg, alt, high) => {
      room(high + 8);
      const top = doc.y;
      const draw = () => doc.image(Buffer.from(jpeg), margin, top, { fit: [doc.page.width - 2 * margin, high] });
      root.add(doc.struct('Figure', { alt }, draw));
      doc.y = top + high + 8;
    },
    rows: (rows) => {
      const table = doc.struct('Table');
      root.add(table);
      for (const row of rows) {
        room(row.note ? 48 : 30);
        drawRow(doc, table, row, margin);
      }
      doc.y += 8;
    },
    scale: (scale, alt) => {
      room(64);
      root.add(doc.struct('Figure', { alt }, () => drawScale(doc, scale, margin)));
    },
    sheet: (columns) => {
      const table = doc.struct('Table');
      root.add(table);
      return openSheet(doc, table, { columns, margin });
    },
    newPage: () => doc.addPage(),
    bytes: () => {
      root.end();
      const { start, count } = doc.bufferedPageRange();
      for (let page = start; page < start + count; page += 1) {
        doc.switchToPage(page);
        // Below the margin, where text would begin a new page.
        doc.page.margins.bottom = 0;
        doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
        words('text', 8, mutedColor).text(
          `${footer ? `${footer} · ` : ''}Page ${page - start + 1} of ${count}`,
          margin,
          doc.page.height - margin / 2,
          { width: doc.page.width - 2 * margin, align: 'center', lineBreak: false },
        );
        doc.endMarkedContent();
      }
      doc.end();
      return finished;
    },
  };
}
