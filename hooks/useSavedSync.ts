import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { savedHomes as homesOf } from '@/contract/savedHomes';
import { savedSearches as searchesOf } from '@/contract/savedSearches';
import { everyQueryOf } from '@/lib/api/query';
import { keptBy, savedHomes, savedSearches } from '@/lib/keptHomes';
import { filtersOfHref } from '@/lib/savedSearch';

/**
 * What a visitor saved joins their account; from then on the list of this browser and that of the account are one. What
 * somebody else left here who did not log out joins nobody.
 */
export function useSavedSync(userId: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    const api = queries.getDefaultOptions().queries?.meta?.api;
    if (!userId || !api) return;
    let known: Set<string> | undefined;
    let over = false;
    const join = async () => {
      const before = keptBy.read();
      if (before !== null && before !== userId) savedHomes.replace([]);
      const ids = before === userId ? [] : savedHomes.read();
      const joined =
        ids.length > 0
          ? await api.call(homesOf.mergeSavedHomes, { body: { ids: [...ids] } })
          : await api.call(homesOf.listSavedHomes);
      if (over) return;
      known = new Set(joined.ids);
      keptBy.write(userId);
      savedHomes.replace(joined.ids);
    };
    const keepSearches = async () => {
      for (const href of savedSearches.read()) {
        // One that is no search of ours any more is let go as well.
        await api.call(searchesOf.saveSearch, { body: { filters: filtersOfHref(href) } }).catch(() => undefined);
        savedSearches.remove(href);
        void queries.invalidateQueries(everyQueryOf(searchesOf));
      }
    };
    const push = () => {
      if (!known) return;
      const now = new Set(savedHomes.read());
      const added = [...now].filter((id) => !known?.has(id));
      const gone = [...known].filter((id) => !now.has(id));
      known = now;
      // What did not arrive joins the next time.
      const lost = () => keptBy.write(null);
      for (const homeId of added) api.call(homesOf.saveHome, { params: { homeId } }).catch(lost);
      for (const homeId of gone) api.call(homesOf.forgetHome, { params: { homeId } }).catch(lost);
    };
    join().catch(() => undefined);
    keepSearches().catch(() => undefined);
    const stops = [savedHomes.subscribe(push), savedSearches.subscribe(() => void keepSearches())];
    return () => {
      over = true;
      for (const stop of stops) stop();
    };
  }, [queries, userId]);
}
