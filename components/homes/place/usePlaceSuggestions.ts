import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { type Place, places } from '@/contract/places/endpoints';
import { apiQuery } from '@/lib/api/query';
import { placeInputText } from '@/lib/labels/place.labels';
import { toPlaceSlug } from '@/lib/search/searchHref';

const MINUTE_MS = 60_000;
const suggestionQuery = (q: string) => ({
  ...apiQuery(places.listPlaces, { query: { q, limit: 6 } }),
  staleTime: MINUTE_MS,
});
const requestedText = (text: string) => text.trim().slice(0, 80);

/** Places that what was typed may mean. */
export function usePlaceSuggestions(text: string): readonly Place[] {
  const q = useDeferredValue(requestedText(text));
  const query = suggestionQuery(q);
  const found = useQuery({
    ...query,
    queryFn: q === '' ? skipToken : query.queryFn,
    placeholderData: keepPreviousData,
  });
  return q === '' ? [] : (found.data ?? []);
}

/** Finds the place somebody means who typed and pressed Enter. `problem` says why there is none. */
export function usePlaceLookup() {
  const queries = useQueryClient();
  const [finding, setFinding] = useState(false);
  const [problem, setProblem] = useState<{ text: string; unknown: boolean }>();

  async function find(typed: string): Promise<Place | undefined> {
    const text = requestedText(typed);
    if (text === '') return undefined;
    setFinding(true);
    setProblem(undefined);
    try {
      const found = await queries.fetchQuery(suggestionQuery(text));
      const place = found.find((each) => each.slug === toPlaceSlug(text) || placeInputText(each) === text) ?? found[0];
      if (!place) setProblem({ text, unknown: true });
      return place;
    } catch {
      setProblem({ text, unknown: false });
      return undefined;
    } finally {
      setFinding(false);
    }
  }
  return { find, finding, problem, forget: () => setProblem(undefined) };
}
