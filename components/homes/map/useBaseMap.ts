import { Map as BaseMap, setWorkerUrl } from 'maplibre-gl';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type Basemap, basemapPath, baseStyle } from '@/lib/map/basemap';
import type { MapColors, MapFaces } from '@/lib/map/colors';
import { loadMapFaces } from '@/lib/map/faces';
import { mapSign } from '@/lib/map/shields';
import { type Start, show } from './view';

interface Ground {
  map: BaseMap;
  basemap: Basemap;
  faces: MapFaces;
}

async function fetchBasemap(region: string, signal: AbortSignal): Promise<Basemap> {
  const answer = await fetch(basemapPath(region), { signal });
  if (!answer.ok) throw new Error(`The base map answered ${answer.status}`);
  return answer.json();
}

function paint({ map, basemap, faces }: Ground, colors: MapColors): void {
  map.setStyle(baseStyle(basemap, colors, faces), { diff: false });
  map.setMissingStyleImageResolver((id) => {
    const image = mapSign(id, colors, faces.regular);
    if (image && !map.hasImage(id)) map.addImage(id, image, { pixelRatio: 2 });
  });
}

interface Wish {
  readonly container: RefObject<HTMLElement | null>;
  readonly region: string;
  readonly start: Start;
  readonly colors: MapColors;
  /** WebGL, the worker or the data is not to be had. */
  readonly onFail: () => void;
}

/** The map of a region, drawn in these colours; undefined until there is one. A region is for life: key its owner by it. */
export function useBaseMap({ container, region, start, colors, onFail }: Wish): Ground | undefined {
  const [ground, setGround] = useState<Ground>();
  const fail = useEffectEvent(onFail);
  const begin = useEffectEvent((map: BaseMap) => show(map, start));

  useEffect(() => {
    const leaving = new AbortController();
    let map: BaseMap | undefined;
    const open = async () => {
      const [basemap, faces] = await Promise.all([fetchBasemap(region, leaving.signal), loadMapFaces()]);
      if (leaving.signal.aborted || !container.current) return;
      setWorkerUrl('/maplibre/maplibre-gl-worker.mjs');
      map = new BaseMap({
        container: container.current,
        style: { version: 8, sources: {}, layers: [] },
        maxBounds: basemap.maxBounds,
        minZoom: 6,
        maxZoom: 15,
        renderWorldCopies: false,
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        attributionControl: false,
        locale: { 'Map.Title': 'Map. Arrow keys move it, plus and minus zoom.' },
      });
      map.touchZoomRotate.disableRotation();
      map.keyboard.disableRotation();
      map.on('error', fail);
      begin(map);
      setGround({ map, basemap, faces });
    };
    open().catch(() => {
      if (!leaving.signal.aborted) fail();
    });
    return () => {
      leaving.abort();
      setGround(undefined);
      map?.remove();
    };
  }, [region, container]);

  useEffect(() => {
    if (ground) paint(ground, colors);
  }, [ground, colors]);

  return ground;
}
