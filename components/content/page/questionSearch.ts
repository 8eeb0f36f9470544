// What a reader looks for among questions and answers.

/** The words of a search, in small letters. */
export const searchTerms = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}$]+/u)
    .filter(Boolean);

/** Whether every word begins some word of the text. */
export function matchesQuery(search: readonly string[], text: string): boolean {
  const terms = searchTerms(text);
  return search.every((one) => terms.some((word) => word.startsWith(one)));
}
