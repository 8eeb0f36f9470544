import { useEffect } from 'react';
import { useSiteRouting } from '@/components/layout/shared/useSiteRouting';
import { focusPageHeading } from '@/lib/forms/focusPageHeading';

// Beside the hook, not in it: a page may bring a new instance of the hook with it.
let currentPath: string | undefined;

function focusHeading(path: string, failed: boolean): void {
  if (failed || path === currentPath) return;
  currentPath = path;
  if (window.location.hash) return;
  focusPageHeading({ preventScroll: true });
}

/** On a new page focus starts at its main heading, as after a full load; Next itself announces the title. A change of query or fragment moves nothing. */
export function useRouteFocus(): void {
  useEffect(() => {
    currentPath ??= window.location.pathname;
  }, []);
  useSiteRouting({ onDone: focusHeading });
}
