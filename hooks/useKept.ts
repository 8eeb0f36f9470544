import { useSyncExternalStore } from 'react';
import { type KeptList, none } from '@/lib/keptList';

/** The ids of a list kept in this browser; none while the page is drawn on the server. */
export function useKept(list: KeptList): readonly string[] {
  return useSyncExternalStore(list.subscribe, list.read, () => none);
}
