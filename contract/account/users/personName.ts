// One comparison of person names for every signature and consent.
import { letterCollator } from '@/contract/format/intl';

const hasLetters = (name: string) => /\p{L}/u.test(name);

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
