import { useEffect } from 'react';

/** Longer than content takes to arrive; nobody is held at a place for good. */
const HOLD_MS = 6_000;

const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Keeps the section that the address names in view while content above it arrives, until the reader moves. */
export function useAnchorHold(): void {
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (!target || typeof ResizeObserver === 'undefined') return;
    const sizes = new ResizeObserver(() => target.scrollIntoView());
    const end = () => {
      sizes.disconnect();
      clearTimeout(timer);
      for (const move of moves) window.removeEventListener(move, end);
    };
    const timer = setTimeout(end, HOLD_MS);
    sizes.observe(document.body);
    for (const move of moves) window.addEventListener(move, end, { passive: true });
    return end;
  }, []);
}
