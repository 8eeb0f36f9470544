import { useRouter } from 'next/router';
import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** Whether `query` is what the address says: not in HTML drawn once for everybody, and so not while that HTML wakes. */
export function useAddressKnown(): boolean {
  const { isReady } = useRouter();
  const woken = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  return isReady && woken;
}
