import { type ChangeEvent, useId } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/Button';
import { Select } from '@/components/ui/Select';
import { Switch } from '@/components/ui/Switch';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { HomeSearch } from '@/contract/homes';
import { routes } from '@/lib/routes';
import { up } from '@/styles/media';
import { space } from '@/styles/tokens';
import { KeptFilters } from './KeptFilters';

const Frame = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s12} ${space.s24};

  ${up('md')} {
    margin-inline-start: auto;
  }
`;

const sorts: Record<HomeSearch['sort'], string> = {
  newest: 'Newest first',
  rentLow: 'Lowest rent first',
  rentHigh: 'Highest rent first',
  available: 'Available soonest',
};

interface ViewFormProps {
  readonly filters: HomeSearch;
  readonly allIn: boolean;
  readonly onView: (filters: HomeSearch, allIn: boolean) => void;
}

/** In which order, and whether prices include every required fee. */
export function ViewForm({ filters, allIn, onView }: ViewFormProps) {
  const sortId = useId();
  const sort = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    onView({ ...filters, sort: target.value as HomeSearch['sort'], page: 1 }, allIn);
  return (
    <Frame action={routes.homes.all()} method="get">
      <KeptFilters filters={filters} allIn={allIn} asks={['sort', 'allIn']} />
      <Switch name="allIn" value="true" checked={allIn} onChange={(event) => onView(filters, event.target.checked)}>
        All-in prices
      </Switch>
      <div>
        <VisuallyHidden as="label" htmlFor={sortId}>
          Order
        </VisuallyHidden>
        <Select id={sortId} name="sort" value={filters.sort} onChange={sort}>
          {Object.entries(sorts).map(([value, words]) => (
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
