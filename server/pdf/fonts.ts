// The fonts of our documents: the faces of the site, and fallbacks for scripts these do not have.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { ApiError } from '@/server/http/errors';
import { singleton } from '@/server/singleton';

const folder = path.join(process.cwd(), 'server/pdf/fonts');

/** The faces a document is written in. */
export type Face = 'text' | 'strong' | 'title';

/** In the order in which they are asked; made by server/pdf/fonts/make.py. */
const fallbacks = [
  'european.ttf',
  'eastAsian.otf',
  'arabic.ttf',
  'hebrew.ttf',
  'thai.ttf',
  'armenian.ttf',
  'georgian.ttf',
  'devanagari.ttf',
  'bengali.ttf',
  'gurmukhi.ttf',
  'gujarati.ttf',
  'tamil.ttf',
  'telugu.ttf',
  'kannada.ttf',
  'malayalam.ttf',
  'sinhala.ttf',
  'khmer.ttf',
  'lao.ttf',
  'myanmar.ttf',
  'ethiopic.ttf',
  'oriya.ttf',
  'thaana.ttf',
  'syriac.ttf',
  'tibetan.ttf',
  'cherokee.ttf',
  'olChiki.ttf',
  'tifinagh.ttf',
  'eastAsianNames.otf',
  'symbols.ttf',
  'emoji.ttf',
] as const;

export const fontFiles: Readonly<Record<Face, readonly [string, ...string[]]>> = {
  text: ['text.ttf', ...fallbacks],
  strong: ['strong.ttf', 'europeanStrong.ttf', ...fallbacks],
  title: ['title.ttf', 'europeanStrong.ttf', ...fallbacks],
};

export const isFace = (name: string): name is Face => name in fontFiles;

/** The bytes of a font, read once per process and only when a text needs it. */
export const fontBytes = (file: string): Buffer =>
  singleton(`fontBytes.${file}`, () => readFileSync(path.join(folder, file)));

/** To look letters up, not to draw: a font that drew one document forgets what some glyphs of the next one spell. */
const openFont = (file: string): Font => singleton(`font.${file}`, () => create(fontBytes(file)) as Font);

/** Characters that have no form of their own: joiners, variation selectors, marks of direction, and line ends. */
const hasNoForm = (character: string) => /^[\p{Default_Ignorable_Code_Point}\n]$/u.test(character);

const hasGlyphs = (file: string, text: string) =>
  [...text].every((one) => hasNoForm(one) || openFont(file).hasGlyphForCodePoint(one.codePointAt(0) ?? 0));

/**
 * The first font of a face that has every character of the text; undefined where none has. The faces of the site know no
 * place for marks that are not part of a letter, so fallbacks draw these.
 */
export const fontFor = (face: Face, text: string): string | undefined =>
  fontFiles[face].find((file, at) => (at > 0 || !/\p{Mn}/u.test(text)) && hasGlyphs(file, text));

/** What is drawn of a text as a person typed it: letters composed with their marks, no control characters or skin tones. */
export const drawableForm = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\t\u2028\u2029]/g, ' ')
    .replaceAll(/(?!\n)[\p{Cc}\p{Emoji_Modifier}]/gu, '');

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
export const graphemesOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

/** Each part of a text that no font can draw, once. Empty where a document can show all of it. */
function undrawableParts(text: string): string[] {
  const composed = drawableForm(text);
  if (fontFor('text', composed) !== undefined) return [];
  return [...new Set(graphemesOf(composed))].filter((part) => fontFor('text', part) === undefined);
}

/**
 * A document never has a gap where a letter belongs: what it cannot show is refused.
 * @param field of the request, where the text comes from one
 * @throws {ApiError} invalid, with a sentence that asks for another spelling
 */
export function assertDrawable(text: string, field?: string): void {
  const parts = undrawableParts(text);
  if (parts.length === 0) return;
  const problem = `Our documents can’t show “${parts.join(' ')}”. Please use a spelling in the Latin alphabet.`;
  throw new ApiError('invalid', problem, field ? { fields: { [field]: problem } } : {});
}
