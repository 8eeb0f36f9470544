// What a reader looks for among questions and answers.
import { createContext } from 'react';

/** The words of the search, in small letters; none: every question is shown. */
export const QuestionSearch = createContext<readonly string[]>([]);

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
