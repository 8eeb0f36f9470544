import type { Home } from '@/contract/homes/homes/endpoints';

/** Cities whose rules keep criminal records out of a choice (contract/law/screeningRules.ts, which is too large for a first load). */
const NEVER_CONSIDERED: readonly string[] = ['Berkeley, CA', 'Oakland, CA', 'Seattle, WA'];

/** What a city’s law says about criminal records in screening, where it says something. */
export function fairChanceNote({ city, state }: Pick<Home, 'city' | 'state'>): string | undefined {
  if (NEVER_CONSIDERED.includes(`${city}, ${state}`)) return `In ${city}, we don’t ask about criminal records.`;
  if (city === 'Los Angeles' && state === 'CA')
    return 'In Los Angeles, no one may be asked about a criminal record before an offer.';
  return undefined;
}
