import { useRouter } from 'next/router';
import { useEffect } from 'react';

interface RouteChangeHandlers {
  onStart?: () => void;
  /** `path` is where the visitor is now, without query and fragment. */
  onDone?: (path: string, failed: boolean) => void;
}

/** Hears of every change of page; pass functions that stay the same. Shallow changes (dialogs, filters) are no change of page. */
export function useSiteRouting({ onStart, onDone }: RouteChangeHandlers): void {
  const { events } = useRouter();
  useEffect(() => {
    const start = (_: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) onStart?.();
    };
    const done = (_: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) onDone?.(window.location.pathname, false);
    };
    const failed = (_error: unknown, _url: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) onDone?.(window.location.pathname, true);
    };
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', done);
    events.on('routeChangeError', failed);
    return () => {
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', done);
      events.off('routeChangeError', failed);
    };
  }, [events, onStart, onDone]);
}
