// What we ask of a password, in one place: the server judges by it, and the browser says it while one types.

export const MIN_PASSWORD_LENGTH = 10;
export const MAX_PASSWORD_LENGTH = 128;
/** Of zxcvbn's scores from 0 to 4. */
export const MIN_PASSWORD_SCORE = 3;

/** Words that say nothing about the person who types them here. */
export const BRAND_WORDS = ['belong', 'rent', 'renting', 'home', 'homeowner', 'resident', 'password'];

/** Why a password is easy to guess, by the name zxcvbn has for it. */
const WARNINGS: Record<string, string> = {
  topTen: 'This is one of the 10 most common passwords.',
  topHundred: 'This is one of the 100 most common passwords.',
  common: 'This password is too common.',
  similarToCommon: 'This is too close to a common password.',
  wordByItself: 'A single word is easy to guess.',
  userInputs: 'Don’t use your name, your email, or our name.',
  sequences: 'Sequences such as abc or 6543 are easy to guess.',
  recentYears: 'Years are easy to guess.',
  dates: 'Dates are easy to guess.',
  straightRow: 'Rows of keyboard keys are easy to guess.',
  keyPattern: 'Keyboard patterns are easy to guess.',
  simpleRepeat: 'Repeated characters are easy to guess.',
  extendedRepeat: 'Repeated words are easy to guess.',
};

/** What zxcvbn finds in a password. */
export interface PasswordEstimate {
  score: number;
  warning: string | null;
}

export const passwordLength = (password: string) => [...password.normalize('NFKC')].length;

/** What to mend in a password, in a sentence; null for a good one. */
export function passwordProblem(password: string, { score, warning }: PasswordEstimate): string | null {
  const length = passwordLength(password);
  if (length < MIN_PASSWORD_LENGTH) return `Use at least ${MIN_PASSWORD_LENGTH} characters.`;
  if (length > MAX_PASSWORD_LENGTH) return `Use ${MAX_PASSWORD_LENGTH} characters or fewer.`;
  if (score >= MIN_PASSWORD_SCORE) return null;
  return `${WARNINGS[warning ?? ''] ?? 'This password is easy to guess.'} Three or four unrelated words work well.`;
}

/** Parts of a person's data that the password must not contain. */
function contextWords(context: readonly (string | undefined)[]): string[] {
  const parts = context.flatMap((text) => (text ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return [...BRAND_WORDS, ...parts.filter((part) => part.length > 2)];
}

/** As much of zxcvbn as is asked here. */
interface Estimator {
  check: (password: string, words: string[]) => { score: number; feedback: { warning: string | null } };
}

/** Letters and digits that must be left of a password once what we know of its owner is taken out. */
const MIN_UNRELATED_CHARACTERS = 6;

/** Warnings of zxcvbn, which gets the entered facts. The person's own email address is long, and no secret. */
export function estimatePassword(
  estimator: Estimator,
  password: string,
  personal: readonly (string | undefined)[],
): PasswordEstimate {
  // What is longer than allowed is refused by its length; no need to look at all of it.
  const spelled = password.slice(0, MAX_PASSWORD_LENGTH).normalize('NFKC');
  const words = contextWords(personal);
  const { score, feedback } = estimator.check(spelled, words);
  if (score < MIN_PASSWORD_SCORE) return { score, warning: feedback.warning };
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const left = longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), spelled.toLowerCase());
  if (left !== spelled.toLowerCase() && left.replace(/[^\p{L}\p{N}]/gu, '').length < MIN_UNRELATED_CHARACTERS)
    return { score: 1, warning: 'userInputs' };
  return { score, warning: feedback.warning };
}
