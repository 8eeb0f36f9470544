import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { MINUTE_MS } from '@/contract/calendar/durations';
import { homes, type SearchText } from '@/contract/homes/homes/endpoints';
import { type Place, places } from '@/contract/homes/places/endpoints';
import { apiQuery } from '@/lib/api/query';

const suggestionQuery = (q: string) => ({
  ...apiQuery(places.listPlaces, { query: { q, limit: 6 } }),
  staleTime: MINUTE_MS,
});
/** What asks for nothing. */
export const EVERYWHERE: SearchText = { filters: {}, place: null, unlisted: null, answers: [], unknown: [] };
/** Whether anything of a sentence was understood. */
const isUnderstood = ({ place, unlisted, answers, filters }: SearchText) =>
  Boolean(place || unlisted) || answers.length > 0 || Object.keys(filters).length > 0;
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

/** Reads a typed place or sentence after Enter. `problem` says why it finds nothing. */
export function useSearchText() {
  const queries = useQueryClient();
  const [finding, setFinding] = useState(false);
  const [problem, setProblem] = useState<{ text: string; unknown: boolean }>();

  async function find(typed: string): Promise<SearchText | undefined> {
    const text = typed.trim().slice(0, 200);
    if (text === '') return EVERYWHERE;
    setFinding(true);
    setProblem(undefined);
    try {
      const found = await queries.fetchQuery(apiQuery(homes.parseSearchText, { query: { q: text } }));
      if (isUnderstood(found)) return found;
      setProblem({ text, unknown: true });
    } catch {
      setProblem({ text, unknown: false });
    } finally {
      setFinding(false);
    }
    return undefined;
  }
  return { find, finding, problem, forget: () => setProblem(undefined) };
}
