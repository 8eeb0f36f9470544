import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { type Place, places } from '@/contract/places';
import { apiQuery } from '@/lib/api/query';
import { placeText } from '@/lib/placeWords';
import { slugOf } from '@/lib/searchHref';

const MINUTE = 60_000;
const askFor = (q: string) => ({ ...apiQuery(places.listPlaces, { query: { q, limit: 6 } }), staleTime: MINUTE });
const asked = (text: string) => text.trim().slice(0, 80);

/** Places that what was typed may mean. */
export function usePlaceSuggestions(text: string): readonly Place[] {
  const q = useDeferredValue(asked(text));
  const query = askFor(q);
  const found = useQuery({
    ...query,
    queryFn: q === '' ? skipToken : query.queryFn,
    placeholderData: keepPreviousData,
  });
  return q === '' ? [] : (found.data ?? []);
}

/** Finds the place somebody means who typed and pressed Enter. `problem` says why there is none. */
export function useFindPlace() {
  const queries = useQueryClient();
  const [finding, setFinding] = useState(false);
  const [problem, setProblem] = useState<{ text: string; unknown: boolean }>();

  async function find(typed: string): Promise<Place | undefined> {
    const text = asked(typed);
    if (text === '') return undefined;
    setFinding(true);
    setProblem(undefined);
    try {
      const found = await queries.fetchQuery(askFor(text));
      const place = found.find((each) => each.slug === slugOf(text) || placeText(each) === text) ?? found[0];
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
