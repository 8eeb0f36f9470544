import styled from 'styled-components';
import { extraFilterLabels } from '@/components/homes/homes/search/filters/filter.labels';
import { Stack } from '@/components/ui/layout/Stack';
import { choiceFilterNames, featureFilterNames } from '@/contract/homes/homes/endpoints';
import { color, space } from '@/styles/tokens';
import { FilterForm } from './FilterForm';
import { FilterPill } from './FilterPill';
import type { FilterProps } from './filterProps';
import { BathsChoice, FeatureCheckboxes, MoveInField, RegisteredChoices, TypeChoices } from './moreFilterFields';

/** In reach however far one has read. */
const PanelFooter = styled.div`
  position: sticky;
  /* Down to the edge of the panel, over its padding. */
  inset-block-end: -${space.s24};
  margin: 0 -${space.s16} -${space.s24};
  padding: ${space.s12} ${space.s16} ${space.s24};
  background: ${color.surface};
`;

const moreFilterNames = ['baths', 'type', ...choiceFilterNames, 'moveIn', ...featureFilterNames] as const;

/** Everything beyond place, rent and bedrooms. */
export function MoreFilters({ onSearch, ...search }: FilterProps) {
  const { filters } = search;
  const activeFilters = extraFilterLabels(filters).filter(({ name }) =>
    moreFilterNames.some((filterName) => filterName === name),
  ).length;
  return (
    <FilterPill name="Filters" summary={activeFilters > 0 ? `Filters (${activeFilters})` : undefined}>
      {(close) => (
        <FilterForm
          key={JSON.stringify(moreFilterNames.map((name) => filters[name] ?? null))}
          {...search}
          filterNames={moreFilterNames}
          onSearch={(next) => {
            close();
            onSearch(next);
          }}
        >
          {(submitButton) => (
            <Stack $gap="s24">
              <TypeChoices filters={filters} />
              <BathsChoice filters={filters} />
              <RegisteredChoices filters={filters} />
              <FeatureCheckboxes filters={filters} />
              <MoveInField filters={filters} />
              <PanelFooter>{submitButton}</PanelFooter>
            </Stack>
          )}
        </FilterForm>
      )}
    </FilterPill>
  );
}
