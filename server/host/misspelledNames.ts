import { distance } from 'fastest-levenshtein';
import { variables } from '../env.ts';

const known = Object.keys(variables);
/** Shorter names are near too many others. */
const MIN_LENGTH_TO_COMPARE = 7;
const NEAR = 2;

/** Names that look like a misspelled variable of ours, and which one. */
export const misspelledNames = (source: Record<string, string | undefined>): { name: string; meant: string }[] =>
  Object.keys(source)
    .filter((name) => !known.includes(name) && name.length >= MIN_LENGTH_TO_COMPARE)
    .flatMap((name) => {
      const meant = known.find(
        (one) => one.length >= MIN_LENGTH_TO_COMPARE && distance(one, name.toUpperCase()) <= NEAR,
      );
      return meant ? [{ name, meant }] : [];
    });
