// Toll-free numbers with words, as companies print them: 1-800-FLOWERS.

const TOLL_FREE = /^(\+?\s*1?[\s.-]*\(?8(?:00|33|44|55|66|77|88)\)?)[\s.-]*([a-z\d][a-z\d\s.-]{5,9}[a-z\d])$/i;
const KEYS: readonly string[] = ['', '', 'abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/** The number with the digits of a phone's keys; every other text as it is. */
export function withDigits(typed: string): string {
  const [, prefix = '', word = ''] = TOLL_FREE.exec(typed) ?? [];
  const keys = word.toLowerCase().replace(/[^a-z\d]/g, '');
  if (keys.length !== 7 || !/[a-z]{3}/.test(keys)) return typed;
  return `${prefix} ${keys.replace(/[a-z]/g, (letter) => String(KEYS.findIndex((on) => on.includes(letter))))}`;
}
