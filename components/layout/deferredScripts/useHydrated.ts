import { useEffect } from 'react';
import { replayEarlyEvents } from './eventReplay';

/** Marks the document once React listens: `data-hydrated` on the root and the event `hydrated`; then replays early input. */
export function useHydrated(): void {
  useEffect(() => {
    const root = document.documentElement;
    if (root.dataset.hydrated !== undefined) return;
    root.dataset.hydrated = '';
    window.dispatchEvent(new Event('hydrated'));
    replayEarlyEvents();
  }, []);
}
