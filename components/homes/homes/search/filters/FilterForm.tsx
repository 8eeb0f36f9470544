import { type FormEvent, type ReactNode, useState } from 'react';
import { parseFilters } from '@/components/homes/homes/search/filters/homeFilters';
import type { HomeSearch } from '@/contract/homes/homes/endpoints';
import { routes } from '@/contract/routes';
import type { FilterName } from '@/lib/search/searchHref';
import type { FilterProps } from './filterProps';
import { HiddenFilterInputs } from './HiddenFilterInputs';
import { ShowHomesButton } from './ShowHomesButton';

interface FilterFormProps extends FilterProps {
  readonly filterNames: readonly FilterName[];
  /** Given the button that sends the form. */
  readonly children: (submitButton: ReactNode) => ReactNode;
}

function formFilters(form: HTMLFormElement): HomeSearch {
  const data = new FormData(form);
  return parseFilters(Object.fromEntries([...data.keys()].map((name) => [name, data.getAll(name).map(String)])));
}

/** Changes part of a search. A plain GET form: without scripts the browser itself writes the address. */
export function FilterForm({ filters, allIn, filterNames, onSearch, children }: FilterFormProps) {
  const [draft, setDraft] = useState<HomeSearch>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(formFilters(event.currentTarget));
  };
  return (
    <form
      action={routes.homes.all()}
      method="get"
      onSubmit={submit}
      onChange={(event) => setDraft(formFilters(event.currentTarget))}
    >
      <HiddenFilterInputs filters={filters} allIn={allIn} exclude={filterNames} />
      {children(<ShowHomesButton filters={filters} draft={draft} />)}
    </form>
  );
}
