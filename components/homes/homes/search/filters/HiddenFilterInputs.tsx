import type { HomeSearch } from '@/contract/homes/homes/endpoints';
import { type FilterName, filtersToQuery } from '@/lib/search/searchHref';

interface HiddenFilterInputsProps {
  readonly filters: HomeSearch;
  readonly allIn: boolean;
  /** What the form asks again. */
  readonly exclude: readonly (FilterName | 'allIn')[];
}

/** The rest of the search, carried along by a form that changes part of it. A changed search starts at its first page. */
export function HiddenFilterInputs({ filters, allIn, exclude }: HiddenFilterInputsProps) {
  const hiddenFilters = Object.entries({ ...filtersToQuery(filters), ...(allIn && { allIn: 'true' }) });
  return hiddenFilters
    .filter(([name]) => name !== 'page' && !exclude.some((excluded) => excluded === name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
