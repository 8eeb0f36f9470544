import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/whenIdle';
import { atLeast } from '@/styles/media';

const wideScreenQuery = atLeast('lg');

const isHydrated = () => typeof document !== 'undefined' && document.documentElement.dataset.hydrated !== undefined;

/** Undefined until a script runs. */
function useIsWideScreen(): boolean | undefined {
  const [wide, setWide] = useState(() => (isHydrated() ? window.matchMedia(wideScreenQuery).matches : undefined));
  useEffect(() => {
    const query = window.matchMedia(wideScreenQuery);
    // A list and a map stand beneath: they are drawn in slices, between which the page answers.
    const look = () => startTransition(() => setWide(query.matches));
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return wide;
}

/** List and map stand side by side on wide screens; on small ones a visitor turns from one to the other. */
export function useMapVisibility() {
  const wide = useIsWideScreen();
  const [isToggled, setToggled] = useState(false);
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!wide || idle) return;
    return whenIdle(() => setIdle(true));
  }, [wide, idle]);
  return {
    wide,
    onMap: wide === false && isToggled,
    turn: () => setToggled(!isToggled),
    wanted: wide ? idle : isToggled,
  };
}
