import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { publicEnv } from '@/lib/env';
import type { MapColors } from '@/lib/map/colors';
import type { MapGround, OpenGround, Start } from './ground/mapGround';

interface Wish {
  readonly container: RefObject<HTMLElement | null>;
  readonly region: string;
  readonly start: Start;
  readonly colors: MapColors;
  readonly gentle?: boolean;
  /** WebGL, the script, the worker or the data is not to be had. */
  readonly onFail: () => void;
}

const load = async (): Promise<OpenGround> =>
  publicEnv.googleMapsKey
    ? (await import('./ground/openGoogle')).openGoogle
    : (await import('./ground/openMapLibre')).openMapLibre;

/** The map of a region, drawn in these colours; undefined until there is one. A region is for life: key its owner by it. */
export function useMapGround({ container, region, start, colors, gentle = false, onFail }: Wish) {
  const [drawn, setDrawn] = useState<{ ground: MapGround; colors: MapColors }>();
  const fail = useEffectEvent(onFail);
  const open = useEffectEvent(async (slug: string, signal: AbortSignal) => {
    const element = container.current;
    if (!element) throw new Error('There is no room for the map');
    const make = await load();
    signal.throwIfAborted();
    const ground = await make({ container: element, region: slug, start, colors, gentle, onFail: fail, signal });
    return { ground, colors };
  });

  useEffect(() => {
    const leaving = new AbortController();
    let ground: MapGround | undefined;
    open(region, leaving.signal).then(
      (made) => {
        if (leaving.signal.aborted) return made.ground.remove();
        ground = made.ground;
        setDrawn(made);
      },
      () => leaving.signal.aborted || fail(),
    );
    return () => {
      leaving.abort();
      setDrawn(undefined);
      ground?.remove();
    };
  }, [region]);

  useEffect(() => {
    if (!drawn || drawn.colors === colors) return;
    drawn.ground.paint(colors);
    setDrawn({ ground: drawn.ground, colors });
  }, [drawn, colors]);

  return drawn?.ground;
}
