import styled from 'styled-components';
import { rentLabel } from '@/components/homes/homes/search/filters/filter.labels';
import { Field } from '@/components/ui/fields/Field';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { space } from '@/styles/tokens';
import { FilterForm } from './FilterForm';
import { FilterPill } from './FilterPill';
import type { FilterProps } from './filterProps';
import { RentInput } from './RentInput';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s12};
`;

/** Least and most rent a month. */
export function RentFilter({ onSearch, ...search }: FilterProps) {
  const { minRent, maxRent } = search.filters;
  return (
    <FilterPill name="Rent" hasChip summary={rentLabel(search.filters)}>
      {(close) => (
        <FilterForm
          key={`${minRent}-${maxRent}`}
          {...search}
          filterNames={['minRent', 'maxRent']}
          onSearch={(next) => {
            close();
            onSearch(next);
          }}
        >
          {(submitButton) => (
            <Stack>
              <Pair>
                <Field label="Min">{({ id }) => <RentInput id={id} name="minRent" value={minRent} />}</Field>
                <Field label="Max">{({ id }) => <RentInput id={id} name="maxRent" value={maxRent} />}</Field>
              </Pair>
              <Text $size="small" $tone="soft">
                Monthly rent before fees. Every listing also shows the cost with fees.
              </Text>
              {submitButton}
            </Stack>
          )}
        </FilterForm>
      )}
    </FilterPill>
  );
}
