import { useEffect } from 'react';

/** Brings the part of the page that the address names into view. A name that is no part changes nothing. */
export function useScrollToSection(section: string | undefined): void {
  useEffect(() => {
    if (!section || window.location.hash) return;
    document.getElementById(section)?.scrollIntoView();
  }, [section]);
}
