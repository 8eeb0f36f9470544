import { useRouter } from 'next/router';
import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

/** Whether `query` is what the address says: not in HTML drawn once for everybody, and so not while that HTML wakes. */
export function useQueryReady(): boolean {
  const { isReady } = useRouter();
  const isHydrated = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
  return isReady && isHydrated;
}
