// One comparison of person names for every signature and consent.
import { letterCollator } from '@/contract/format/intl';

const hasLetters = (name: string) => /\p{L}/u.test(name);

/** Blank to the eye: spaces of any width, line ends, control characters, and the blank Braille pattern. */
const BLANK = /[\s\p{Cc}\p{Z}\u2800]+/gu;
const JOINER = /[\u200c\u200d]/;
const VARIANT = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u;
/** Scripts of which no word needs a joiner. */
const NEVER_JOINED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}]$/u;

/** Whether a sign that no one sees shapes the letters around it: a joiner of Persian or Hindi, a variant of a Han character. */
function isNeeded(sign: string, before: string, behind: string): boolean {
  if (JOINER.test(sign))
    return /[\p{L}\p{M}]$/u.test(before) && !NEVER_JOINED.test(before) && /^[\p{L}\p{M}]/u.test(behind);
  return VARIANT.test(sign) && /\p{L}$/u.test(before);
}

/**
 * A name as it is kept: without invisible, blank-looking, control, and direction characters, with single spaces. Joiners and
 * variants that a script needs stay. Undefined where no letter is left, such as for `.`.
 */
export function readName(typed: string): string | undefined {
  const name = typed
    .replace(/\p{Default_Ignorable_Code_Point}/gu, (sign, at: number) =>
      isNeeded(sign, typed.slice(0, at), typed.slice(at + sign.length)) ? sign : '',
    )
    .replace(BLANK, ' ')
    .trim();
  return hasLetters(name) ? name : undefined;
}

/** Letters that Unicode holds for others than the Latin ones they are written with: dotless i, and thorn. */
const inLatin = (name: string) => name.replaceAll('ı', 'i').replace(/[Þþ]/g, 'th');

/**
 * Whether typed text is this name. Only letters count, in their order: case, accents, punctuation, and spaces do
 * not. A name without letters matches nothing.
 */
export const isSameName = (typed: string, legalName: string) =>
  hasLetters(legalName) && letterCollator().compare(inLatin(typed), inLatin(legalName)) === 0;

/** Says what is wrong with a name typed as a signature; undefined where it is the signer's. */
export const signatureProblem = (typed: string, legalName: string): string | undefined =>
  isSameName(typed, legalName) ? undefined : `Type your full legal name, ${legalName}, to sign.`;

const words = (name: string) => name.split(/\s+/).filter(hasLetters);

/** Whether a corrected name can be the same person's: it keeps at least one of their names. */
export const isCorrectionOf = (name: string, before: string) =>
  words(name).length > 1 && words(name).some((word) => words(before).some((other) => isSameName(word, other)));
