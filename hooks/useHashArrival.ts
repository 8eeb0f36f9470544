import { useEffect } from 'react';

/** Brings the part that the address names into view once it is there, and the focus with it. A name that is no part changes nothing. */
export function useHashArrival(isReady: boolean): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (!isReady || !id) return;
    const part = document.getElementById(id);
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [isReady]);
}
