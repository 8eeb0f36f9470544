import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Select } from '@/components/ui/forms/Select';
import { homes, LISTED_STATUSES, MAX_HOMES_BY_ID } from '@/contract/homes/homes/endpoints';
import { useLocalIds } from '@/hooks/useLocalIds';
import { apiQuery } from '@/lib/api/query';
import { savedHomes } from '@/lib/storage/savedHomes';

interface SavedHomeSelectProps extends Omit<ComponentProps<typeof Select>, 'onChange' | 'children'> {
  /** With the id of a home; empty where none is chosen. */
  readonly onChange: (homeId: string) => void;
}

/** One of the saved homes that are on the market. */
export function SavedHomeSelect({ onChange, ...select }: SavedHomeSelectProps) {
  const ids = useLocalIds(savedHomes).slice(0, MAX_HOMES_BY_ID);
  const { data = [], isLoading } = useQuery({
    ...apiQuery(homes.listHomesByIds, { query: { ids: ids.join(',') } }),
    enabled: ids.length > 0,
  });
  const listed = data.filter(({ status }) => LISTED_STATUSES.some((each) => each === status));
  return (
    <Select {...select} onChange={({ target }) => onChange(target.value)}>
      <option value="">
        {isLoading
          ? 'Loading your saved homes'
          : listed.length === 0
            ? 'No saved homes on the market'
            : 'Choose a home'}
      </option>
      {listed.map(({ id, streetAddress, city }) => (
        <option key={id} value={id}>
          {streetAddress}, {city}
        </option>
      ))}
    </Select>
  );
}
