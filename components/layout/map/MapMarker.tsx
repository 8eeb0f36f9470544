import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MapEngine } from './engine/mapEngine';

interface MapMarkerProps {
  readonly map: MapEngine;
  readonly lat: number;
  readonly lng: number;
  /** What lies above what where they meet. */
  readonly level?: number;
  readonly children: ReactNode;
}

/** Something of ours that stands on the map and moves with it. */
export function MapMarker({ map, lat, lng, level = 0, children }: MapMarkerProps) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => map.place(element, { lat, lng }), [map, element, lat, lng]);
  useEffect(() => {
    element.style.zIndex = String(level);
  }, [element, level]);
  return createPortal(children, element);
}
