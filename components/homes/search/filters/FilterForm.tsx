import type { FormEvent, ReactNode } from 'react';
import { parseFilters } from '@/components/homes/search/filters/homeFilters';
import { routes } from '@/lib/routing/routes';
import type { FilterName } from '@/lib/search/searchHref';
import type { FilterProps } from './filterProps';
import { HiddenFilterInputs } from './HiddenFilterInputs';

interface FilterFormProps extends FilterProps {
  readonly filterNames: readonly FilterName[];
  readonly children: ReactNode;
}

/** Changes part of a search. A plain GET form: without scripts the browser itself writes the address. */
export function FilterForm({ filters, allIn, filterNames, onSearch, children }: FilterFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submittedFilters = new FormData(event.currentTarget);
    onSearch(
      parseFilters(
        Object.fromEntries(
          [...submittedFilters.keys()].map((name) => [name, submittedFilters.getAll(name).map(String)]),
        ),
      ),
    );
  };
  return (
    <form action={routes.homes.all()} method="get" onSubmit={submit}>
      <HiddenFilterInputs filters={filters} allIn={allIn} exclude={filterNames} />
      {children}
    </form>
  );
}
