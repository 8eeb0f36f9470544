import { useEffect, useRef } from 'react';

/**
 * Keeps the keyboard where it was: when what had the focus is taken away, the part that held it takes the focus itself,
 * so that Tab goes on from there. Where nothing of it is on the screen anymore, its start is. The part needs
 * `tabIndex={-1}`.
 */
export function useFocusRestore<Part extends HTMLElement>() {
  const containerRef = useRef<Part>(null);
  useEffect(() => {
    const container = containerRef.current;
    if (!container) return;
    let inside = false;
    const recordFocus = ({ target }: FocusEvent) => {
      inside = target instanceof Node && container.contains(target);
    };
    const changes = new MutationObserver(() => {
      if (!inside || document.activeElement !== document.body) return;
      container.focus({ preventScroll: true });
      const { top, bottom } = container.getBoundingClientRect();
      if (bottom < 0 || top > window.innerHeight) container.scrollIntoView();
    });
    document.addEventListener('focusin', recordFocus);
    changes.observe(container, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', recordFocus);
      changes.disconnect();
    };
  }, []);
  return containerRef;
}
