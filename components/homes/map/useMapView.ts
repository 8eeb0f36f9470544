import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MapGround, Start, View } from '@/components/layout/map/ground/mapGround';
import type { Bounds } from '@/contract/homes';

interface Wish {
  readonly map: MapGround | undefined;
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
    const next = map?.view();
    if (!next) return;
    setView(next);
    if (byHand && follow) search(next.bounds);
    else if (byHand) setMoved(true);
  });

  useEffect(() => {
    if (!map) return;
    const stop = map.onRest((byHand) => rest(byHand));
    rest(false);
    return stop;
  }, [map]);

  const moveTo = useEffectEvent(() => {
    map?.show(start);
    setMoved(false);
  });
  useEffect(() => {
    if (wanted === shown.current) return;
    shown.current = wanted;
    moveTo();
  }, [wanted]);

  return { view, moved, searchHere: () => view && search(view.bounds) };
}
