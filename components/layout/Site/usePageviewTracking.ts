import { useQueryClient } from '@tanstack/react-query';
import Router from 'next/router';
import { useEffect } from 'react';
import { analyticsConsent, clearVisitorData } from '@/lib/consent/analyticsConsent';
import { restoreRegion } from '@/lib/store';
import { saveArrival } from '@/lib/tracking/arrival';
import { whenIdle } from '@/lib/whenIdle';

/** What happens once when a browser opens the site: who sent it is kept, its region restored, and, when it is idle, its pages are counted and measured. */
export function usePageviewTracking(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    if (analyticsConsent() === 'necessary') clearVisitorData();
    saveArrival(window.location.search);
    restoreRegion();
    const cancelIdle = whenIdle(async () => {
      const [{ startPageAnalytics }, { startMonitoring }, { startVendorScripts }, { startSessionReplay }] =
        await Promise.all([
          import('@/lib/tracking/pageAnalytics'),
          import('@/lib/monitoring/monitoring'),
          import('@/lib/sharing/vendorScripts'),
          import('@/lib/replay/sessionReplay'),
        ]);
      if (isGone) return;
      const stops = [
        startPageAnalytics(queries, Router),
        startMonitoring(Router),
        startVendorScripts(Router),
        startSessionReplay(Router),
      ];
      stop = () => {
        for (const end of stops) end();
      };
    });
    return () => {
      isGone = true;
      cancelIdle();
      stop?.();
    };
  }, [queries]);
}
