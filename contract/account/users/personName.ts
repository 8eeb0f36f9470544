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
 * variants that a script needs stay.
 */
export const seenName = (typed: string): string =>
  typed
    .replace(/\p{Default_Ignorable_Code_Point}/gu, (sign, at: number) =>
      isNeeded(sign, typed.slice(0, at), typed.slice(at + sign.length)) ? sign : '',
    )
    .replace(BLANK, ' ')
    .trim();

/** The name of a person as it is kept; undefined where no letter is left, such as for `.`. */
export function readName(typed: string): string | undefined {
  const name = seenName(typed);
  return hasLetters(name) ? name : undefined;
}

/** What people type where a form insists on a last name that they do not have. `Na` is a surname of many Koreans and stays. */
const NO_LAST_NAME = /^(?:n\s*[./\\]\s*a\.?|\(?none\)?|no last ?name|no surname|sin apellidos?|ninguno)$/i;

/** A last name as it is kept; empty where none was typed. */
export function readLastName(typed: string): string {
  const name = readName(typed) ?? '';
  return NO_LAST_NAME.test(name) ? '' : name;
}

/** What a person with one name checks on every form that asks for a first and a last name. */
export const ONE_NAME = 'I have one name';
export const MISSING_LAST_NAME = `Enter your last name, or check “${ONE_NAME}”`;

export interface Names {
  readonly firstName?: string | null | undefined;
  /** Empty where the person has one name. */
  readonly lastName?: string | null | undefined;
}

/** First and last name as one; of a person with one name, that. */
export const fullName = ({ firstName, lastName }: Names): string => `${firstName ?? ''} ${lastName ?? ''}`.trim();

/** For forms and papers that know a person by the last name: of a person with one name, that. */
export const surnameOf = ({ firstName, lastName }: Names): string => lastName || (firstName ?? '');

/**
 * Letters that Unicode holds for others than the ASCII ones that stand for them, of the alphabets of Iceland, Turkey,
 * Azerbaijan, West Africa, and the Sámi.
 */
const LIKE_ASCII: ReadonlyMap<string, string> = new Map(
  'ıi þth ŋng əe ǝe ɛe ɔo ɨi ɩi ʉu ʊu ʋv ƒf ɓb ɖd ɗd ɣg ǥg ƙk ɲn ŧt ƴy'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
);
/** Letters that look like apostrophes are left out, as those are: of Hawaii, Uzbekistan, and others. */
const inLatin = (name: string) =>
  name
    .toLowerCase()
    .replace(/[ʹ-ˁꞌ]/g, '')
    .replace(/[^\0-\x7f]/g, (letter) => LIKE_ASCII.get(letter) ?? letter);

/**
 * Whether typed text is this name. Only letters count, in their order: case, accents, punctuation, and spaces do
 * not. A name without letters matches nothing.
 */
export const isSameName = (typed: string, legalName: string) =>
  hasLetters(legalName) && letterCollator().compare(inLatin(typed), inLatin(legalName)) === 0;

/** Says what is wrong with a name typed as a signature; undefined where it is the signer's. */
export const signatureProblem = (typed: string, legalName: string): string | undefined =>
  isSameName(typed, legalName) ? undefined : `Type your full legal name, ${legalName}, to sign.`;

/** Stand-ins for a name that a person does not have, on visas and licenses: first, last, and no name known. */
const STAND_IN = /^(?:fnu|lnu|nfn|nln|nmn)$/i;
const words = (name: string) => name.split(/\s+/).filter((word) => hasLetters(word) && !STAND_IN.test(word));

/** Whether all words are one name: of a person with one name, which some papers repeat. */
const isOneName = ([first = '', ...others]: readonly string[]) => others.every((word) => isSameName(word, first));

/** Whether a corrected name can be the same person's: it keeps at least one of their names. A person with one name keeps that. */
export const isCorrectionOf = (name: string, before: string) =>
  (words(name).length > 1 || isOneName(words(before))) &&
  words(name).some((word) => words(before).some((other) => isSameName(word, other)));
