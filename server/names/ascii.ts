// The one spelling of names and addresses in ASCII, for files that take nothing else, and for comparing.
import anyAscii from 'any-ascii';
import { isLatinSpelling } from '@/contract/account/users/latinSpelling';

/** Whether a text can go into a file of ASCII. If not, it is held back, and the person is asked for a Latin spelling. */
export const hasAsciiSpelling = (text: string): boolean =>
  isLatinSpelling(text) && [...text.normalize('NFC')].every((one) => !/\p{L}/u.test(one) || anyAscii(one) !== '');

/** Signs inside words that ASCII writes in another way: letters like a turned comma, and the dot of Catalan between two l. */
const withPlainSigns = (text: string) => text.replaceAll(/[ʻʽ]/g, "'").replaceAll(/(?<=l)·(?=l)/gi, '');

/**
 * A text with each Latin letter spelled in ASCII (Đặng: Dang, Straße: Strasse, Œuvre: Oeuvre). No letter is left out.
 * @throws {Error} where `hasAsciiSpelling` is false
 */
export function asciiSpelling(text: string): string {
  if (!hasAsciiSpelling(text)) throw new Error('A letter of this text has no spelling in ASCII');
  return anyAscii(withPlainSigns(text.normalize('NFC')));
}

/** To compare names and addresses: lower case, Latin letters in ASCII, letters of other scripts without their marks. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\p{Script=Latin}/gu, (letter) => anyAscii(letter))
    .toLowerCase();

/** Folded letters in words: apostrophes join a word (O’Brien: obrien), every other sign parts two. */
const wordsOf = (text: string): string =>
  foldLetters(withPlainSigns(text))
    .replace(/['’‘`´ʼ]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a text has a name in it, by its letters alone. Scripts without spaces between words have it anywhere. */
export function mentionsName(text: string, name: string): boolean {
  const [words, wanted] = [wordsOf(text), wordsOf(name)];
  if (wanted === '') return false;
  return /^[a-z\d ]+$/.test(wanted) ? ` ${words} `.includes(` ${wanted} `) : words.includes(wanted);
}

/** A text in ASCII for pictures with few glyphs. Letters of any script become the nearest Latin ones. */
export const nearestAscii = (text: string): string => anyAscii(text);
