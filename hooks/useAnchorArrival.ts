import { useEffect } from 'react';

/** Longer than content takes to load, so that the reader is free to move afterward. */
const HOLD_MS = 6_000;

const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Brings the part that the address names into view once it is there, and the focus where the part can take it, and keeps
 * it in view while content above it loads, until the reader moves. An unknown name changes nothing.
 */
export function useAnchorArrival(isReady = true): void {
  useEffect(() => {
    const name = window.location.hash.slice(1);
    const part = isReady && name ? document.getElementById(name) : null;
    if (!part) return;
    part.scrollIntoView();
    part.focus({ preventScroll: true });
    if (typeof ResizeObserver === 'undefined') return;
    const sizes = new ResizeObserver(() => part.scrollIntoView());
    const end = () => {
      sizes.disconnect();
      clearTimeout(timer);
      for (const move of moves) window.removeEventListener(move, end);
    };
    const timer = setTimeout(end, HOLD_MS);
    sizes.observe(document.body);
    for (const move of moves) window.addEventListener(move, end, { passive: true });
    return end;
  }, [isReady]);
}
