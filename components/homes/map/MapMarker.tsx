import { type Map as BaseMap, Marker } from 'maplibre-gl';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface MapMarkerProps {
  readonly map: BaseMap;
  readonly lat: number;
  readonly lng: number;
  /** Above its neighbors. */
  readonly raised?: boolean;
  readonly children: ReactNode;
}

/** Something of ours that stands on the map and moves with it. */
export function MapMarker({ map, lat, lng, raised = false, children }: MapMarkerProps) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    const marker = new Marker({ element }).setLngLat([lng, lat]).addTo(map);
    return () => void marker.remove();
  }, [map, element, lat, lng]);
  useEffect(() => {
    element.style.zIndex = raised ? '1' : '';
  }, [element, raised]);
  return createPortal(children, element);
}
