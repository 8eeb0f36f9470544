import { useSyncExternalStore } from 'react';
import { type LocalIdList, emptyList } from '@/lib/keptList';

/** The ids of a list kept in this browser; none while the page is drawn on the server. */
export function useLocalIds(list: LocalIdList): readonly string[] {
  return useSyncExternalStore(list.subscribe, list.read, () => emptyList);
}
