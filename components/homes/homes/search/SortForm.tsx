import { type ChangeEvent, useId } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Select } from '@/components/ui/forms/Select';
import { Switch } from '@/components/ui/forms/Switch';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import type { HomeSearch } from '@/contract/homes/homes/endpoints';
import { routes } from '@/contract/routes';
import { up } from '@/styles/media';
import { space } from '@/styles/tokens';
import { HiddenFilterInputs } from './filters/HiddenFilterInputs';

/** One line on a phone: the order takes what the switch leaves. */
const Frame = styled.form`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s12} ${space.s16};

  ${up('sm')} {
    flex: 0 1 auto;
    margin-inline-start: auto;
  }
`;

const sortOptions: Record<HomeSearch['sort'], string> = {
  newest: 'Newest',
  rentLow: 'Lowest rent',
  rentHigh: 'Highest rent',
  available: 'Available soonest',
};

interface SortFormProps {
  readonly filters: HomeSearch;
  readonly allIn: boolean;
  readonly onChange: (filters: HomeSearch, allIn: boolean) => void;
}

/** In which order, and whether prices include every required fee. */
export function SortForm({ filters, allIn, onChange }: SortFormProps) {
  const sortId = useId();
  const sort = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    onChange({ ...filters, sort: target.value as HomeSearch['sort'], page: 1 }, allIn);
  return (
    <Frame action={routes.homes.all()} method="get">
      <HiddenFilterInputs filters={filters} allIn={allIn} exclude={['sort', 'allIn']} />
      <Switch name="allIn" value="true" checked={allIn} onChange={(event) => onChange(filters, event.target.checked)}>
        All-in prices
      </Switch>
      <div>
        <VisuallyHidden as="label" htmlFor={sortId}>
          Sort by
        </VisuallyHidden>
        <Select id={sortId} name="sort" value={filters.sort} onChange={sort}>
          {Object.entries(sortOptions).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      </div>
      <noscript>
        <Button type="submit" tone="secondary">
          Apply
        </Button>
      </noscript>
    </Frame>
  );
}
