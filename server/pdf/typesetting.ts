// Sets text of any script: each part in a font that has its letters, right-to-left parts in their order.
import bidiFactory from 'bidi-js';
import PDFDocument from 'pdfkit';
import { assertDrawable, drawableForm, type Face, fontBytes, fontFiles, fontFor, graphemesOf, isFace } from './fonts';

const bidi = bidiFactory();

interface TextRun {
  text: string;
  /** File of the font. */
  font: string;
  isRightToLeft: boolean;
}

/** A word stays in one font where one has all of it; else each letter with its marks is set on its own. */
function fontedParts(face: Face, text: string): { text: string; font: string }[] {
  return (text.match(/[\p{L}\p{M}\p{Nd}\p{Default_Ignorable_Code_Point}]+|[^\p{L}\p{M}\p{Nd}]/gu) ?? []).flatMap(
    (word) => {
      const font = fontFor(face, word);
      if (font !== undefined) return [{ text: word, font }];
      return graphemesOf(word).map((part) => ({ text: part, font: fontFor(face, part) ?? fontFiles[face][0] }));
    },
  );
}

const hasRightToLeft = (text: string) =>
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text);

/** One line as runs from left to right, each of one font and one direction. The paragraph itself runs to the right. */
export function runsOf(face: Face, text: string): TextRun[] {
  const [own] = fontFiles[face];
  if (fontFor(face, text) === own) return [{ text, font: own, isRightToLeft: false }];
  const levels = hasRightToLeft(text) ? bidi.getEmbeddingLevels(text, 'ltr').levels : undefined;
  const runs: (TextRun & { level: number })[] = [];
  let at = 0;
  for (const part of fontedParts(face, text)) {
    const level = levels?.[at] ?? 0;
    at += part.text.length;
    const last = runs.at(-1);
    const isRightToLeft = level % 2 === 1;
    // A space between right-to-left words is set with them.
    const font = isRightToLeft && part.text === ' ' && last?.level === level ? last.font : part.font;
    if (last && last.font === font && last.level === level) last.text += part.text;
    else runs.push({ text: part.text, font, level, isRightToLeft });
  }
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) reverseFrom(runs, level);
  return runs.map(({ text: part, font, isRightToLeft }) => {
    if (!isRightToLeft) return { text: part, font, isRightToLeft };
    const turned = mirrored(part);
    // fontkit turns letters of right-to-left scripts itself, and no signs between them.
    if (hasRightToLeft(part)) return { text: turned, font, isRightToLeft };
    return { text: graphemesOf(turned).reverse().join(''), font, isRightToLeft: false };
  });
}

/** Rule L2 of the Unicode Bidirectional Algorithm: each sequence at this level or higher is reversed. */
function reverseFrom(runs: { level: number }[], level: number): void {
  let start = 0;
  while (start < runs.length) {
    let end = start;
    while (end < runs.length && (runs[end]?.level ?? 0) >= level) end += 1;
    runs.splice(start, end - start, ...runs.slice(start, end).reverse());
    start = end + 1;
  }
}

/** Brackets of right-to-left text open toward the right. */
const mirrored = (text: string) => [...text].map((one) => bidi.getMirroredCharacter(one) ?? one).join('');

const scripts = (...names: string[]) => new RegExp(names.map((name) => `\\p{Script=${name}}`).join('|'), 'u');
const reordered = scripts(
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
  ...['Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer'],
);

/**
 * The words of a run and the spaces between them, where its glyphs stand in another order than its letters: a program that
 * reads the PDF takes such a word from its ActualText (ISO 32000-1, 14.9.4). Right-to-left runs have none, because Poppler
 * turns it around.
 */
const wordsOf = ({ text, isRightToLeft }: TextRun): string[] | undefined =>
  !isRightToLeft && reordered.test(text) ? text.split(/(?<= )|(?= )/) : undefined;

/** Vowel signs of Hebrew, Arabic, Syriac, and Thaana. */
const hasRaisedSigns = ({ text, isRightToLeft }: TextRun) => isRightToLeft && /\p{M}/u.test(text);

/** Lam with alef is one glyph. Programs that read a PDF from right to left turn its two letters around, unless it is one letter. */
const lamAlef = new Map([
  [0x06_22, 0xfe_f5],
  [0x06_23, 0xfe_f7],
  [0x06_25, 0xfe_f9],
  [0x06_27, 0xfe_fb],
]);
function spellLamAlef(glyphs: (number[] | undefined)[]): void {
  for (const [glyph, letters] of glyphs.entries()) {
    const [lam, alef = 0] = letters ?? [];
    const ligature = lamAlef.get(alef);
    if (lam === 0x06_44 && letters?.length === 2 && ligature) glyphs[glyph] = [ligature];
  }
}

/** What pdfkit draws a line with; its types do not declare it. */
interface Internals {
  /** `unicode` is what each glyph of the subset spells. */
  _font: {
    id: string;
    ascender: number;
    unicode?: (number[] | undefined)[];
    /** Positions in thousandths of the size of the font. */
    layout: (
      text: string,
      features: [],
    ) => {
      glyphs: { getScaledPath: (size: number) => { toSVG: () => string } }[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  };
  _fontSize: number;
  _fragment: (text: string, x: number, y: number, options: LineOptions) => void;
}
type LineOptions = Omit<PDFKit.Mixins.TextOptions, 'features'> & {
  lineWidth?: number;
  textWidth?: number;
  /** Features of OpenType: those that are wanted, or which are on and off. */
  features?: PDFKit.Mixins.OpenTypeFeatures[] | Record<string, boolean>;
};
const drawFragment = (PDFDocument.prototype as unknown as Internals)._fragment;

/**
 * A pdfkit document that draws each text in fonts that have all of its letters. Takes what our documents use: alignment
 * and slanting, without links, underlines, or spacing between characters.
 */
export class TypesetDocument extends PDFDocument {
  private face: Face = 'text';
  private readonly known = new Set<string>();

  /** Takes the name of a face. */
  override font(face: string, ...more: []): this {
    if (!isFace(face)) return super.font(face, ...more);
    this.face = face;
    return this.selectFont(fontFiles[face][0]);
  }

  private selectFont(file: string): this {
    if (!this.known.has(file)) this.registerFont(file, fontBytes(file));
    this.known.add(file);
    return super.font(file);
  }

  /** @throws {ApiError} where no font has a letter. */
  override text(text: string, options?: PDFKit.Mixins.TextOptions): this;
  override text(text: string, x?: number, y?: number, options?: PDFKit.Mixins.TextOptions): this;
  override text(
    text: string,
    x?: number | PDFKit.Mixins.TextOptions,
    y?: number,
    options?: PDFKit.Mixins.TextOptions,
  ): this {
    const drawable = drawableForm(text);
    assertDrawable(drawable);
    return typeof x === 'object' ? super.text(drawable, x) : super.text(drawable, x, y, options);
  }

  override heightOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
    return super.heightOfString(drawableForm(text), options);
  }

  override widthOfString(text: string): number {
    const { face } = this;
    const width = runsOf(face, text).reduce((sum, run) => {
      this.selectFont(run.font);
      return sum + super.widthOfString(run.text, run.isRightToLeft ? { features: [] } : {});
    }, 0);
    this.font(face);
    return width;
  }

  /** One line, by its runs. Called by pdfkit. */
  _fragment(line: string, x: number, y: number, { align, lineWidth = 0, oblique }: LineOptions): void {
    const { face } = this;
    const text = line.replaceAll('\n', '');
    const internals = this as unknown as Internals;
    const { _fontSize: size } = internals;
    // All runs stand on the line of the face.
    const baseline = -(internals._font.ascender / 1000) * size;
    const room = lineWidth - this.widthOfString(text.trimEnd());
    let at = x + (align === 'right' ? room : align === 'center' ? room / 2 : 0);
    for (const run of runsOf(face, text)) {
      this.selectFont(run.font);
      if (hasRaisedSigns(run)) {
        at += this.drawShapes(run.text, at, y - baseline, size);
        continue;
      }
      const features = run.isRightToLeft ? { features: [] } : {};
      const words = wordsOf(run);
      for (const part of words ?? [run.text]) {
        const textWidth = super.widthOfString(part, features);
        if (words) this.addContent(`/${internals._font.id} ${size} Tf`).markContent('Span', { actual: part });
        drawFragment.call(internals, part, at, y, { oblique, baseline, textWidth, ...features });
        if (words) this.endWord();
        at += textWidth;
      }
      if (run.isRightToLeft) spellLamAlef(internals._font.unicode ?? []);
    }
    this.font(face);
  }

  /**
   * Draws the outlines of the glyphs, and below them invisible text in which each mark has a position of its own: programs
   * that extract text by position tear a right-to-left word apart where its marks stand above and below its letters.
   * Answers the width.
   */
  private drawShapes(text: string, x: number, baseline: number, size: number): number {
    const internals = this as unknown as Internals;
    const features = { mark: false, mkmk: false };
    this.addContent('3 Tr');
    drawFragment.call(internals, text, x, baseline, { baseline: 0, textWidth: 0, features });
    this.addContent('0 Tr');
    const { glyphs, positions } = internals._font.layout(text, []);
    let at = 0;
    for (const [nth, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[nth] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
      this.save()
        .translate(x + ((at + xOffset) / 1000) * size, baseline - (yOffset / 1000) * size)
        .scale(1, -1)
        .path(glyph.getScaledPath(size).toSVG())
        .fill()
        .restore();
      at += xAdvance;
    }
    return (at / 1000) * size;
  }

  /** Poppler gives a marked word the font and the axes that are set at its end; pdfkit draws text upright on turned axes. */
  private endWord(): void {
    this.save().transform(1, 0, 0, -1, 0, this.page.height).endMarkedContent().restore();
  }
}
