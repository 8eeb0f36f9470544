import { type Map as BaseMap, Marker } from 'maplibre-gl';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface MapMarkerProps {
  readonly map: BaseMap;
  readonly lat: number;
  readonly lng: number;
  /** What lies above what where they meet. */
  readonly level?: number;
  readonly children: ReactNode;
}

/** Something of ours that stands on the map and moves with it. */
export function MapMarker({ map, lat, lng, level = 0, children }: MapMarkerProps) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    const marker = new Marker({ element }).setLngLat([lng, lat]).addTo(map);
    return () => void marker.remove();
  }, [map, element, lat, lng]);
  useEffect(() => {
    element.style.zIndex = String(level);
  }, [element, level]);
  return createPortal(children, element);
}
