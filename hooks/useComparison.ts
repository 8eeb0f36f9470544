import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import { comparisonParameters, readComparison, readRegion, type TypedQuery } from '@/lib/comparisonQuery';
import { routes } from '@/lib/routes';

const typedIn = (form: HTMLFormElement): TypedQuery =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** The comparison that is typed: begun with what the address bar says, and kept there for whoever it is sent to. */
export function useComparison() {
  const router = useRouter();
  const [typed, setTyped] = useState<TypedQuery>(router.query);
  const { told, odd } = readComparison(typed);
  const region = readRegion(typed);
  const href = `${routes.homeowners.compare()}?${new URLSearchParams({ ...comparisonParameters(told), ...(region && { region }) })}`;

  /** Each key counts at once; the address follows when a field is left, or on Enter. */
  const type = (event: FormEvent<HTMLFormElement>) => setTyped(typedIn(event.currentTarget));
  const keep = () => void router.replace(href, undefined, { shallow: true, scroll: false });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    keep();
  };
  return { told, odd, region, href, form: { onInput: type, onBlur: keep, onSubmit: submit } };
}
