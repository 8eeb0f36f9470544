// Forms of the IRS, banks, and screening take names and addresses in Latin letters alone.

/** Whether every letter is a Latin one, with or without marks. Digits and signs are in any spelling. */
export const isLatinSpelling = (text: string): boolean =>
  !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text);

/** Says what to type instead; undefined where the text can be sent. */
export const latinSpellingProblem = (text: string): string | undefined =>
  isLatinSpelling(text) ? undefined : 'Please use the Latin alphabet (A to Z), spelled as on your tax return.';
