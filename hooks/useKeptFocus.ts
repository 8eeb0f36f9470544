import { useEffect, useRef } from 'react';

/**
 * Keeps the keyboard where it was: when what had the focus is taken away, the part that held it takes the focus itself,
 * so that Tab goes on from there. The part needs `tabIndex={-1}`.
 */
export function useKeptFocus<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  useEffect(() => {
    const holder = part.current;
    if (!holder) return;
    let inside = false;
    const note = ({ target }: FocusEvent) => {
      inside = target instanceof Node && holder.contains(target);
    };
    const changes = new MutationObserver(() => {
      if (inside && document.activeElement === document.body) holder.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', note);
    changes.observe(holder, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      changes.disconnect();
    };
  }, []);
  return part;
}
