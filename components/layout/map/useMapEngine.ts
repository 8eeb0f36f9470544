import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { MapColors } from '@/components/layout/map/basemap/mapColors';
import { publicEnv } from '@/lib/env';
import type { InitialView, MapEngine, OpenMapEngine } from './engine/mapEngine';

interface MapOptions {
  readonly container: RefObject<HTMLElement | null>;
  readonly region: string;
  readonly start: InitialView;
  readonly colors: MapColors;
  readonly gentle?: boolean;
  /** WebGL, the script, the worker or the data is not to be had. */
  readonly onFail: () => void;
}

const loadEngine = async (): Promise<OpenMapEngine> =>
  publicEnv.googleMapsKey
    ? (await import('./engine/openGoogleMap')).openGoogleMap
    : (await import('./engine/openMapLibre')).openMapLibre;

/** The map of a region, drawn in these colors; undefined until there is one. A region is for life: key its owner by it. */
export function useMapEngine({ container, region, start, colors, gentle = false, onFail }: MapOptions) {
  const [opened, setOpened] = useState<{ ground: MapEngine; colors: MapColors }>();
  const fail = useEffectEvent(onFail);
  const open = useEffectEvent(async (slug: string, signal: AbortSignal) => {
    const element = container.current;
    if (!element) throw new Error('There is no room for the map');
    const make = await loadEngine();
    signal.throwIfAborted();
    const engine = await make({ container: element, region: slug, start, colors, gentle, onFail: fail, signal });
    return { ground: engine, colors };
  });

  useEffect(() => {
    const leaving = new AbortController();
    let engine: MapEngine | undefined;
    open(region, leaving.signal).then(
      (openedMap) => {
        if (leaving.signal.aborted) return openedMap.ground.remove();
        engine = openedMap.ground;
        setOpened(openedMap);
      },
      () => leaving.signal.aborted || fail(),
    );
    return () => {
      leaving.abort();
      setOpened(undefined);
      engine?.remove();
    };
  }, [region]);

  useEffect(() => {
    if (!opened || opened.colors === colors) return;
    opened.ground.setColors(colors);
    setOpened({ ground: opened.ground, colors });
  }, [opened, colors]);

  return opened?.ground;
}
