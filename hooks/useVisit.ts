import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { restoreRegion } from '@/lib/store';
import { keepArrival } from '@/lib/tracking/arrival';

/** What happens once when a browser opens the site: who sent it is kept, its region restored, and, when it is idle, the visit recorded. */
export function useVisit(): void {
  const queries = useQueryClient();
  useEffect(() => {
    keepArrival(window.location.search);
    restoreRegion();
    return whenIdle(async () => {
      const api = queries.getDefaultOptions().queries?.meta?.api;
      const [{ recordVisit }, { recordSessionContext }] = await Promise.all([
        import('@/lib/tracking/siteVisit'),
        import('@/lib/tracking/sessionContext'),
      ]);
      await recordSessionContext();
      if (api) await recordVisit(api);
    });
  }, [queries]);
}

function whenIdle(task: () => Promise<void>): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(() => void task(), { timeout: 3000 });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(() => void task(), 1000);
  return () => clearTimeout(id);
}
