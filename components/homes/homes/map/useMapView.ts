import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { InitialView, MapEngine, MapView } from '@/components/layout/map/engine/mapEngine';
import type { Bounds } from '@/contract/homes/homes/endpoints';

interface MapViewOptions {
  readonly map: MapEngine | undefined;
  /** Where the search looks: moves the map when it changes, unless the map itself has asked for it. */
  readonly start: InitialView;
  readonly isFollowing: boolean;
  readonly onBoundsChange: (bounds: Bounds) => void;
}

/** The visible area, and whether the visitor moved the map to an area without a search. */
export function useMapView({ map, start, isFollowing, onBoundsChange }: MapViewOptions) {
  const [view, setView] = useState<MapView>();
  const [hasMoved, setHasMoved] = useState(false);
  const startKey = JSON.stringify(start);
  const shown = useRef(startKey);

  const search = (bounds: Bounds) => {
    shown.current = JSON.stringify({ bounds });
    setHasMoved(false);
    onBoundsChange(bounds);
  };
  const handleIdle = useEffectEvent((byHand: boolean) => {
    const next = map?.getView();
    if (!next) return;
    setView(next);
    if (byHand && isFollowing) search(next.bounds);
    else if (byHand) setHasMoved(true);
  });

  useEffect(() => {
    if (!map) return;
    const stop = map.onIdle((byHand) => handleIdle(byHand));
    handleIdle(false);
    return stop;
  }, [map]);

  const moveTo = useEffectEvent(() => {
    map?.setView(start);
    setHasMoved(false);
  });
  useEffect(() => {
    if (startKey === shown.current) return;
    shown.current = startKey;
    moveTo();
  }, [startKey]);

  return { view, moved: hasMoved, searchHere: () => view && search(view.bounds) };
}
