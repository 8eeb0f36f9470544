import type { Map as BaseMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Bounds } from '@/contract/homes';
import { type Start, show, type View, viewOf } from './view';

interface Wish {
  readonly map: BaseMap | undefined;
  /** Where the search looks: moves the map when it changes, unless the map itself has asked for it. */
  readonly start: Start;
  readonly follow: boolean;
  readonly onArea: (bounds: Bounds) => void;
}

/** What is seen, and whether somebody moved the map to where nobody has searched yet. */
export function useMapView({ map, start, follow, onArea }: Wish) {
  const [view, setView] = useState<View>();
  const [moved, setMoved] = useState(false);
  const wanted = JSON.stringify(start);
  const shown = useRef(wanted);

  const search = (bounds: Bounds) => {
    shown.current = JSON.stringify({ bounds });
    setMoved(false);
    onArea(bounds);
  };
  const rest = useEffectEvent((byHand: boolean) => {
    const next = map && viewOf(map);
    if (!next) return;
    setView(next);
    if (byHand && follow) search(next.bounds);
    else if (byHand) setMoved(true);
  });

  useEffect(() => {
    if (!map) return;
    const tell = (event: object) => rest('originalEvent' in event && Boolean(event.originalEvent));
    map.on('moveend', tell);
    rest(false);
    return () => void map.off('moveend', tell);
  }, [map]);

  const moveTo = useEffectEvent(() => {
    if (map) show(map, start);
    setMoved(false);
  });
  useEffect(() => {
    if (wanted === shown.current) return;
    shown.current = wanted;
    moveTo();
  }, [wanted]);

  return { view, moved, searchHere: () => view && search(view.bounds) };
}
