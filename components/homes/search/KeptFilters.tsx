import type { HomeSearch } from '@/contract/homes';
import { type FilterName, filtersToQuery } from '@/lib/searchHref';

interface KeptFiltersProps {
  readonly filters: HomeSearch;
  readonly allIn: boolean;
  /** What the form asks anew. */
  readonly asks: readonly (FilterName | 'allIn')[];
}

/** The rest of the search, carried along by a form that changes part of it. A changed search starts at its first page. */
export function KeptFilters({ filters, allIn, asks }: KeptFiltersProps) {
  const kept = Object.entries({ ...filtersToQuery(filters), ...(allIn && { allIn: 'true' }) });
  return kept
    .filter(([name]) => name !== 'page' && !asks.some((asked) => asked === name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
