import type { HomeSearch } from '@/contract/homes/homes/endpoints';

/** What every filter is given. */
export interface FilterProps {
  readonly filters: HomeSearch;
  readonly allIn: boolean;
  readonly onSearch: (filters: HomeSearch) => void;
}
