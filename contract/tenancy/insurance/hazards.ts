import { HAZARDS, type Hazard, type HazardLevel } from './constants';
import { hazardsByArea } from './hazards.data';

/** The levels around a ZIP code; null where our table has no figures for it. */
export function hazardsOf(zipcode: string): Readonly<Record<Hazard, HazardLevel>> | null {
  return /^\d{5}$/.test(zipcode) ? (hazardsByArea[zipcode.slice(0, 3)] ?? null) : null;
}

/** As a list for readers, the most likely first; null as above. */
export function listHazards(zipcode: string): { id: Hazard; level: HazardLevel }[] | null {
  const found = hazardsOf(zipcode);
  const rank: readonly HazardLevel[] = ['high', 'moderate', 'low'];
  return (
    found &&
    HAZARDS.map((id) => ({ id, level: found[id] })).toSorted(
      (one, other) => rank.indexOf(one.level) - rank.indexOf(other.level),
    )
  );
}
