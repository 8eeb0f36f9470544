import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/actions/Button';
import type { HomeSearch } from '@/contract/homes/homes/endpoints';
import { pluralize } from '@/lib/format/text';
import { searchQuery } from '@/lib/search/searchHref';

interface ShowHomesButtonProps {
  readonly filters: HomeSearch;
  /** What the form would ask for as it stands; undefined until something in it changes. */
  readonly draft: HomeSearch | undefined;
}

/** Says how many homes pressing it would show. */
export function ShowHomesButton({ filters, draft }: ShowHomesButtonProps) {
  const { data } = useQuery({
    ...searchQuery({ ...(draft ?? filters), page: 1 }),
    enabled: draft !== undefined,
    placeholderData: keepPreviousData,
  });
  return (
    <Button type="submit" full>
      Show {data ? pluralize(data.total, 'home') : 'homes'}
    </Button>
  );
}
