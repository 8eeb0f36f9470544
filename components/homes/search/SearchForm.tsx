import type { FormEvent, ReactNode } from 'react';
import { readFilters } from '@/lib/homeFilters';
import { routes } from '@/lib/routes';
import type { FilterName } from '@/lib/searchHref';
import type { FilterProps } from './filterProps';
import { KeptFilters } from './KeptFilters';

interface SearchFormProps extends FilterProps {
  readonly asks: readonly FilterName[];
  readonly children: ReactNode;
}

/** Changes part of a search. A plain GET form: without scripts the browser itself writes the address. */
export function SearchForm({ filters, allIn, asks, onSearch, children }: SearchFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    onSearch(readFilters(Object.fromEntries([...said.keys()].map((name) => [name, said.getAll(name).map(String)]))));
  };
  return (
    <form action={routes.homes.all()} method="get" onSubmit={submit}>
      <KeptFilters filters={filters} allIn={allIn} asks={asks} />
      {children}
    </form>
  );
}
