import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { savedHomes as homesOf } from '@/contract/homes/savedHomes/endpoints';
import { savedSearches as searchesOf } from '@/contract/homes/savedSearches/endpoints';
import { queriesOfResource } from '@/lib/api/query';
import { filtersOfHref } from '@/lib/search/savedSearch';
import { savedHomes, savedHomesOwner, savedSearches } from '@/lib/storage/savedHomes';

/**
 * Saved homes of a visitor join their account; from then on the list of this browser and that of the account are one. The
 * list that another person left here without logging out joins no account.
 */
export function useSavedSync(userId: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    const api = queries.getDefaultOptions().queries?.meta?.api;
    if (!userId || !api) return;
    let syncedIds: Set<string> | undefined;
    let isCanceled = false;
    const mergeSavedHomes = async () => {
      const before = savedHomesOwner.read();
      if (before !== null && before !== userId) savedHomes.replace([]);
      const ids = before === userId ? [] : savedHomes.read();
      const joined =
        ids.length > 0
          ? await api.call(homesOf.mergeSavedHomes, { body: { ids: [...ids] } })
          : await api.call(homesOf.listSavedHomes);
      if (isCanceled) return;
      syncedIds = new Set(joined.ids);
      savedHomesOwner.write(userId);
      savedHomes.replace(joined.ids);
    };
    const mergeSavedSearches = async () => {
      for (const href of savedSearches.read()) {
        // One that is no search of ours any more is let go as well.
        await api.call(searchesOf.saveSearch, { body: { filters: filtersOfHref(href) } }).catch(() => undefined);
        savedSearches.remove(href);
        void queries.invalidateQueries(queriesOfResource(searchesOf));
      }
    };
    const pushChanges = () => {
      if (!syncedIds) return;
      const now = new Set(savedHomes.read());
      const added = [...now].filter((id) => !syncedIds?.has(id));
      const removedIds = [...syncedIds].filter((id) => !now.has(id));
      syncedIds = now;
      // What did not arrive joins the next time.
      const clearOwner = () => savedHomesOwner.write(null);
      for (const homeId of added) api.call(homesOf.saveHome, { params: { homeId } }).catch(clearOwner);
      for (const homeId of removedIds) api.call(homesOf.removeSavedHome, { params: { homeId } }).catch(clearOwner);
    };
    mergeSavedHomes().catch(() => undefined);
    mergeSavedSearches().catch(() => undefined);
    const unsubscribers = [savedHomes.subscribe(pushChanges), savedSearches.subscribe(() => void mergeSavedSearches())];
    return () => {
      isCanceled = true;
      for (const stop of unsubscribers) stop();
    };
  }, [queries, userId]);
}
