import { useEffect } from 'react';
import { replayEarlyEvents } from './eventReplay';

/** Marks the document once React listens to the page it stands in: `data-hydrated` on the root and the event `hydrated`; then replays early input. */
export function Hydrated(): null {
  useEffect(() => {
    const root = document.documentElement;
    if (root.dataset.hydrated !== undefined) return;
    root.dataset.hydrated = '';
    window.dispatchEvent(new Event('hydrated'));
    replayEarlyEvents();
  }, []);
  return null;
}
