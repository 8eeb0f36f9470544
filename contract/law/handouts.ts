import { type Handout, type HandoutOccasion, handouts } from './handouts.data';
import type { Jurisdiction } from './rules';

interface Occasion {
  readonly occasion: HandoutOccasion;
  /** Null where it is unknown: the home then counts as an old one. */
  readonly yearBuilt: number | null;
}

/**
 * The official papers that residents get at a place on a local day, in the order of the registry. On a border, those of
 * each side.
 */
export const requiredHandouts = (
  { state, localities }: Jurisdiction,
  day: string,
  { occasion, yearBuilt }: Occasion,
): Handout[] =>
  handouts.filter(
    (one) =>
      (one.state === 'US' || one.state === state) &&
      (one.locality === undefined || localities.some(({ name }) => name === one.locality)) &&
      one.occasions.includes(occasion) &&
      (one.builtBefore === undefined || yearBuilt === null || yearBuilt < one.builtBefore) &&
      one.from <= day,
  );
