import { useRouter } from 'next/router';
import { useHydrated } from '@/hooks/useHydrated';

/** Whether `query` is what the address says: not in HTML drawn once for everybody, and so not while that HTML wakes. */
export function useQueryReady(): boolean {
  const { isReady } = useRouter();
  const isHydrated = useHydrated();
  return isReady && isHydrated;
}
