import NextLink from 'next/link';
import styled from 'styled-components';
import { filterLabels } from '@/components/homes/homes/search/filters/filter.labels';
import { SavedHomesLink } from '@/components/homes/savedHomes/SavedHomesLink';
import { CloseIcon } from '@/components/ui/icons/statusIcons';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import type { HomeSearch } from '@/contract/homes/homes/endpoints';
import type { Place } from '@/contract/homes/places/endpoints';
import { searchHref } from '@/lib/search/searchHref';
import { color, radius, size, space } from '@/styles/tokens';
import { BedsFilter } from './BedsFilter';
import type { FilterProps } from './filterProps';
import { MoreFilters } from './MoreFilters';
import { PlaceFilter } from './PlaceFilter';
import { RentFilter } from './RentFilter';

const Bar = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s8};
`;

/** On a line of their own; on small screens they scroll sideways. */
const FilterChips = styled.div`
  display: flex;
  flex: 1 0 100%;
  gap: ${space.s8};
  max-width: 100%;
  overflow-x: auto;
  scrollbar-width: none;

  a {
    flex: none;
  }
`;

const FilterChip = styled(NextLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space.s8};
  min-height: 2.25rem;
  padding-inline: ${space.s12};
  border-radius: ${radius.pill};
  background: ${color.brandTint};
  color: ${color.brandStrong};
  font-size: ${size.t14};
  text-decoration: none;
`;

interface FilterBarProps extends FilterProps {
  readonly place: Place | undefined;
  readonly regions: readonly Place[];
}

/** What is asked for, each part open to change and one press from being taken away. */
export function FilterBar({ place, regions, ...search }: FilterBarProps) {
  const { filters, allIn } = search;
  const activeFilters = filterLabels(filters);
  const hrefWithout = (names: readonly (keyof HomeSearch)[]) =>
    searchHref({ ...filters, ...Object.fromEntries(names.map((name) => [name, undefined])), page: 1 }, allIn);
  return (
    <Bar aria-label="Filters">
      <PlaceFilter {...search} place={place} regions={regions} />
      <RentFilter {...search} />
      <BedsFilter {...search} />
      <MoreFilters {...search} />
      <SavedHomesLink />
      {activeFilters.length > 0 && (
        <FilterChips>
          {activeFilters.length > 1 && (
            <FilterChip href={hrefWithout(activeFilters.flatMap(({ names }) => names))} prefetch={false}>
              Clear all
            </FilterChip>
          )}
          {activeFilters.map(({ names, words }) => (
            <FilterChip key={words} href={hrefWithout(names)} prefetch={false}>
              <VisuallyHidden>Remove </VisuallyHidden>
              {words}
              <CloseIcon size={16} />
            </FilterChip>
          ))}
        </FilterChips>
      )}
    </Bar>
  );
}
