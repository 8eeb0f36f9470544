import styled from 'styled-components';
import { Button } from '@/components/ui/Button';
import { Stack } from '@/components/ui/Stack';
import { alsoWords } from '@/lib/searchWords';
import { color, space } from '@/styles/tokens';
import { FilterPill } from './FilterPill';
import type { FilterProps } from './filterProps';
import { BathsChoice, LaundryChoice, MoveInField, PetsChoice, TypeChoices, YesBoxes } from './moreFilters';
import { SearchForm } from './SearchForm';

/** In reach however far one has read. */
const Foot = styled.div`
  position: sticky;
  /* Down to the edge of the panel, over its padding. */
  inset-block-end: -${space.s24};
  margin: 0 -${space.s16} -${space.s24};
  padding: ${space.s12} ${space.s16} ${space.s24};
  background: ${color.surface};
`;

const asks = ['baths', 'type', 'pets', 'moveIn', 'parking', 'laundry', 'ac', 'furnished', 'accessible'] as const;

/** Everything beyond place, rent and bedrooms. */
export function MorePill({ onSearch, ...search }: FilterProps) {
  const { filters } = search;
  const set = alsoWords(filters).filter(({ name }) => asks.some((asked) => asked === name)).length;
  return (
    <FilterPill name="Filters" said={set > 0 ? `Filters (${set})` : undefined}>
      {(close) => (
        <SearchForm
          key={JSON.stringify(asks.map((name) => filters[name] ?? null))}
          {...search}
          asks={asks}
          onSearch={(next) => {
            close();
            onSearch(next);
          }}
        >
          <Stack $gap="s24">
            <TypeChoices filters={filters} />
            <BathsChoice filters={filters} />
            <PetsChoice filters={filters} />
            <LaundryChoice filters={filters} />
            <YesBoxes filters={filters} />
            <MoveInField filters={filters} />
            <Foot>
              <Button type="submit" full>
                Show homes
              </Button>
            </Foot>
          </Stack>
        </SearchForm>
      )}
    </FilterPill>
  );
}
