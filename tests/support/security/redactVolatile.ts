// What an answer says to who reads it, where a test looks for short figures that must not be in it.

/** Ids, keys and hashes: by chance any three digits stand in one of them sooner or later. */
const RANDOM = /[\w-]{20,}/g;
const INSTANT = /\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)/g;

/** An answer, or a text, as one text without what chance or the clock wrote into it. Words and figures of people stay. */
export function redactVolatile(answer: unknown): string {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return text.replace(INSTANT, 'an instant').replace(RANDOM, 'an id');
}
