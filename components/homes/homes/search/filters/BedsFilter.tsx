import { minBedsLabel } from '@/components/homes/homes/search/filters/filter.labels';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Stack } from '@/components/ui/layout/Stack';
import { FilterForm } from './FilterForm';
import { FilterPill } from './FilterPill';
import type { FilterProps } from './filterProps';

const bedChoices = [1, 2, 3, 4, 5].map((beds) => ({ value: String(beds), label: `${beds}+` }));
const options = [{ value: '', label: 'Any' }, ...bedChoices];

/** At least so many bedrooms. */
export function BedsFilter({ onSearch, ...search }: FilterProps) {
  const { beds } = search.filters;
  return (
    <FilterPill name="Beds" hasChip summary={minBedsLabel(beds)}>
      {(close) => (
        <FilterForm
          key={beds}
          {...search}
          filterNames={['beds']}
          onSearch={(next) => {
            close();
            onSearch(next);
          }}
        >
          {(submitButton) => (
            <Stack>
              <ChoicePills
                legend="Bedrooms"
                name="beds"
                options={options}
                value={beds ? String(Math.min(beds, 5)) : ''}
              />
              {submitButton}
            </Stack>
          )}
        </FilterForm>
      )}
    </FilterPill>
  );
}
