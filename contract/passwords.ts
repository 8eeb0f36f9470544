// What we ask of a password, in one place: the server judges by it, and the browser says it while one types.

export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 128;
/** Of zxcvbn's scores from 0 to 4. */
export const LEAST_SCORE = 3;

/** Words that say nothing about the person who types them here. */
export const OUR_WORDS = ['belong', 'rent', 'renting', 'home', 'homeowner', 'resident', 'password'];

/** Why a password is easy to guess, by the name zxcvbn has for it. */
const WARNINGS: Record<string, string> = {
  topTen: 'It is one of the ten most used passwords.',
  topHundred: 'It is one of the hundred most used passwords.',
  common: 'It is a password many people use.',
  similarToCommon: 'It is close to a password many people use.',
  wordByItself: 'A single word is easy to guess.',
  userInputs: 'It holds your name, your address or our name.',
  sequences: 'Rows such as abc or 6543 are easy to guess.',
  recentYears: 'Years are easy to guess.',
  dates: 'Dates are easy to guess.',
  straightRow: 'Rows of keys are easy to guess.',
  keyPattern: 'Patterns on the keyboard are easy to guess.',
  simpleRepeat: 'Repeated letters are easy to guess.',
  extendedRepeat: 'Repeated words are easy to guess.',
};

/** What zxcvbn finds in a password. */
export interface Estimate {
  score: number;
  warning: string | null;
}

export const passwordLength = (password: string) => [...password.normalize('NFKC')].length;

/** What to mend in a password, in a sentence; null for a good one. */
export function passwordProblem(password: string, { score, warning }: Estimate): string | null {
  const length = passwordLength(password);
  if (length < SHORTEST_PASSWORD) return `Please use at least ${SHORTEST_PASSWORD} characters.`;
  if (length > LONGEST_PASSWORD) return `Please use at most ${LONGEST_PASSWORD} characters.`;
  if (score >= LEAST_SCORE) return null;
  return `${WARNINGS[warning ?? ''] ?? 'This would be easy to guess.'} Three or four unrelated words work well.`;
}

/** Parts of what somebody told us that their password must not be made of. */
export function contextWords(...told: (string | undefined)[]): string[] {
  const parts = told.flatMap((text) => (text ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return [...OUR_WORDS, ...parts.filter((part) => part.length > 2)];
}
