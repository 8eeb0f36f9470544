import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiClient } from '@/lib/api/client';
import { analyticsConsent, CONSENT_CHANGED, clearVisitorData } from '@/lib/consent/analyticsConsent';
import { restoreRegion } from '@/lib/store';
import { saveArrival } from '@/lib/tracking/arrival';
import { whenIdle } from '@/lib/whenIdle';

/** What happens once when a browser opens the site: who sent it is kept, its region restored, and, when it is idle, the visit recorded. */
export function usePageviewTracking(): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (analyticsConsent() === 'necessary') clearVisitorData();
    saveArrival(window.location.search);
    restoreRegion();
    const record = () => recordPageview(queries.getDefaultOptions().queries?.meta?.api);
    const cancelIdle = whenIdle(record);
    window.addEventListener(CONSENT_CHANGED, record);
    return () => {
      cancelIdle();
      window.removeEventListener(CONSENT_CHANGED, record);
    };
  }, [queries]);
}

async function recordPageview(api: ApiClient | undefined): Promise<void> {
  const [{ recordVisit }, { recordSessionContext }] = await Promise.all([
    import('@/lib/tracking/siteVisit'),
    import('@/lib/tracking/sessionContext'),
  ]);
  await recordSessionContext();
  if (api) await recordVisit(api);
}
