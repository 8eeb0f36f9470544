import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { addresses, type PlacedAddress } from '@/contract/addresses';
import { apiQuery } from '@/lib/api/query';

const askFor = (q: string) => ({ ...apiQuery(addresses.suggestAddresses, { query: { q } }), staleTime: 60_000 });
/** Too little to mean an address. */
const worthAsking = (text: string) => /^\s*\d+\S*\s+\S{2,}/.test(text);
const asked = (text: string) => text.trim().slice(0, 200);

/** Addresses that what was typed may mean, best first. Asks without `useQuery`, which the first screen can do without. */
export function useAddressSuggestions(text: string): readonly PlacedAddress[] {
  const queries = useQueryClient();
  const q = useDeferredValue(asked(text));
  const wanted = worthAsking(q);
  const [found, setFound] = useState<readonly PlacedAddress[]>([]);

  useEffect(() => {
    if (!wanted) return;
    let outrun = false;
    const show = (addressesFound: readonly PlacedAddress[]) => {
      if (!outrun) setFound(addressesFound);
    };
    // Where we cannot be reached, what was found before stays.
    queries.fetchQuery(askFor(q)).then(show, () => undefined);
    return () => {
      outrun = true;
    };
  }, [queries, q, wanted]);

  return wanted ? found : [];
}

/** Asks what a whole line means: the best of it, or nothing; also where we cannot be reached. */
export function useFindAddress() {
  const queries = useQueryClient();
  return async (text: string): Promise<PlacedAddress | undefined> => {
    if (!worthAsking(text)) return undefined;
    return queries
      .fetchQuery(askFor(asked(text)))
      .then(([best]) => best)
      .catch(() => undefined);
  };
}
