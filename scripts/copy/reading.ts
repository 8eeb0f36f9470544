import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { Copy } from './collect.ts';

/** Shorter strings are labels, for which a grade means nothing. */
const MIN_PARAGRAPH = 8;
const SPANISH = /[ñ¿¡áéíóú]|\b(usted|puede|los|las|una|para|del|por|que|sus|contra)\b/i;

export interface Graded extends Copy {
  readonly grade: number;
}

/** The Flesch-Kincaid grade of every English paragraph, hardest first. */
export function gradesOf(copy: readonly Copy[]): Graded[] {
  return copy
    .filter(({ text }) => !SPANISH.test(text))
    .flatMap((each) => {
      const words = each.text.match(/[\p{L}\d$][\p{L}\d’'.,%-]*/gu) ?? [];
      if (words.length < MIN_PARAGRAPH) return [];
      const sentence = each.text.match(/[.?!:;](?=\s|”|$)/g)?.length || 1;
      return [{ ...each, grade: fleschKincaid({ sentence, word: words.length, syllable: syllable(each.text) }) }];
    })
    .sort((one, other) => other.grade - one.grade);
}

export const medianOf = (graded: readonly Graded[]) => graded[Math.floor(graded.length / 2)]?.grade ?? 0;
