import { useSyncExternalStore } from 'react';
import { emptyList, type LocalIdList } from '@/lib/storage/localIdList';

/** The ids of a list kept in this browser; none while the page is drawn on the server. */
export function useLocalIds(list: LocalIdList): readonly string[] {
  return useSyncExternalStore(list.subscribe, list.read, () => emptyList);
}
