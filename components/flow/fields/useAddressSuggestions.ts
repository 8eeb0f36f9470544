import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { addresses, type PlacedAddress } from '@/contract/homes/addresses/endpoints';
import { isSearchableAddress } from '@/lib/address/addressText';
import { apiQuery } from '@/lib/api/query';

const suggestionQuery = (q: string) => ({
  ...apiQuery(addresses.suggestAddresses, { query: { q } }),
  staleTime: 60_000,
});
const requestedText = (text: string) => text.trim().slice(0, 200);

/** Addresses that what was typed may mean, best first. Asks without `useQuery`, which the first screen can do without. */
export function useAddressSuggestions(text: string): readonly PlacedAddress[] {
  const queries = useQueryClient();
  const q = useDeferredValue(requestedText(text));
  const isEnabled = isSearchableAddress(q);
  const [suggestions, setSuggestions] = useState<readonly PlacedAddress[]>([]);

  useEffect(() => {
    if (!isEnabled) return;
    let isOutdated = false;
    const show = (addressesFound: readonly PlacedAddress[]) => {
      if (!isOutdated) setSuggestions(addressesFound);
    };
    // Where we cannot be reached, what was found before stays.
    queries.fetchQuery(suggestionQuery(q)).then(show, () => undefined);
    return () => {
      isOutdated = true;
    };
  }, [queries, q, isEnabled]);

  return isEnabled ? suggestions : [];
}

/** Asks what a whole line means: the best of it, or nothing; also where we cannot be reached. */
export function useAddressLookup() {
  const queries = useQueryClient();
  return async (text: string): Promise<PlacedAddress | undefined> => {
    if (!isSearchableAddress(text)) return undefined;
    return queries
      .fetchQuery(suggestionQuery(requestedText(text)))
      .then(([best]) => best)
      .catch(() => undefined);
  };
}
