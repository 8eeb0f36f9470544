// What a reader looks for among questions and answers.

/** The words of a search, in small letters. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}$]+/u)
    .filter(Boolean);

/** Whether every word begins some word of the text. */
export function answersTo(search: readonly string[], text: string): boolean {
  const words = wordsOf(text);
  return search.every((one) => words.some((word) => word.startsWith(one)));
}
