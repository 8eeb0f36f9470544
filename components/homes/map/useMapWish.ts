import { useEffect, useState, useSyncExternalStore } from 'react';
import { atLeast } from '@/styles/media';

const wideEnough = atLeast('lg');

function onWidth(tell: () => void): () => void {
  const query = window.matchMedia(wideEnough);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** List and map stand side by side on wide screens; on small ones a visitor turns from one to the other. */
export function useMapWish() {
  const wide = useSyncExternalStore(
    onWidth,
    () => window.matchMedia(wideEnough).matches,
    () => undefined,
  );
  const [turned, setTurned] = useState(false);
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!wide || idle) return;
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) return setIdle(true);
    const waiting = requestIdleCallback(() => setIdle(true), { timeout: 2_000 });
    return () => cancelIdleCallback(waiting);
  }, [wide, idle]);
  return {
    /** Undefined until a script runs. */
    wide,
    onMap: wide === false && turned,
    turn: () => setTurned(!turned),
    wanted: wide ? idle : turned,
  };
}
