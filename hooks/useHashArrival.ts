import { useEffect } from 'react';

/**
 * Brings the part that the address names into view once it is there, and the focus with it: only the part of this id,
 * where one is given. A name that is no part changes nothing.
 */
export function useHashArrival(isReady: boolean, id?: string): void {
  useEffect(() => {
    const named = window.location.hash.slice(1);
    if (!isReady || !named || (id !== undefined && id !== named)) return;
    const part = document.getElementById(named);
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [isReady, id]);
}
