import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiClient } from '@/lib/api/client';
import { restoreRegion } from '@/lib/store';
import { keepArrival } from '@/lib/tracking/arrival';
import { CHOSEN, forgetVisitor, privacyChoice } from '@/lib/tracking/privacyChoice';
import { whenIdle } from '@/lib/whenIdle';

/** What happens once when a browser opens the site: who sent it is kept, its region restored, and, when it is idle, the visit recorded. */
export function useVisit(): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (privacyChoice() === 'needed') forgetVisitor();
    keepArrival(window.location.search);
    restoreRegion();
    const record = () => tellOfVisit(queries.getDefaultOptions().queries?.meta?.api);
    const leave = whenIdle(record);
    window.addEventListener(CHOSEN, record);
    return () => {
      leave();
      window.removeEventListener(CHOSEN, record);
    };
  }, [queries]);
}

async function tellOfVisit(api: ApiClient | undefined): Promise<void> {
  const [{ recordVisit }, { recordSessionContext }] = await Promise.all([
    import('@/lib/tracking/siteVisit'),
    import('@/lib/tracking/sessionContext'),
  ]);
  await recordSessionContext();
  if (api) await recordVisit(api);
}
