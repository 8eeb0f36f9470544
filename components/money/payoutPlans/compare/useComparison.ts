import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import {
  comparisonParameters,
  parseComparison,
  parseRegion,
  type QueryValues,
} from '@/components/money/payoutPlans/compare/comparisonQuery';
import { routes } from '@/contract/routes';

const typedValues = (form: HTMLFormElement): QueryValues =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** The comparison that is typed: begun with what the address bar says, and kept there for the person it is sent to. */
export function useComparison() {
  const router = useRouter();
  const [typed, setTyped] = useState<QueryValues>(router.query);
  const { assumptions, invalidParameters } = parseComparison(typed);
  const region = parseRegion(typed);
  const href = `${routes.homeowners.compare()}?${new URLSearchParams({ ...comparisonParameters(assumptions), ...(region && { region }) })}`;

  /** Each key counts at once; the address follows when a field is left, or on Enter. */
  const type = (event: FormEvent<HTMLFormElement>) => setTyped(typedValues(event.currentTarget));
  const updateAddress = () => void router.replace(href, undefined, { shallow: true, scroll: false });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    updateAddress();
  };
  return {
    message: assumptions,
    odd: invalidParameters,
    region,
    href,
    form: { onInput: type, onBlur: updateAddress, onSubmit: submit },
  };
}
