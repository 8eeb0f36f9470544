import type { Home } from '@/contract/homes';

/** What a city’s law says about criminal records in screening, where it says something. Read in 2026. */
export function fairChanceNote({ city, state }: Pick<Home, 'city' | 'state'>): string | undefined {
  if (city === 'Seattle' && state === 'WA') return 'In Seattle nobody is asked about a criminal record.';
  if (city === 'Los Angeles' && state === 'CA')
    return 'In Los Angeles nobody is asked about a criminal record before an offer.';
  return undefined;
}
