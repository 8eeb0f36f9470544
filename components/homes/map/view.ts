import type { Map as BaseMap, LngLatLike } from 'maplibre-gl';
import { type Bounds, readBounds } from '@/contract/homes';

/** What of the map is seen. */
export interface View {
  bounds: Bounds;
  zoom: number;
}

export function viewOf(map: BaseMap): View | undefined {
  const edges = map.getBounds();
  const bounds = readBounds(
    [edges.getWest(), edges.getSouth(), edges.getEast(), edges.getNorth()].map((edge) => edge.toFixed(4)).join(','),
  );
  return bounds && { bounds, zoom: Math.round(map.getZoom() * 10) / 10 };
}

export type Start = { bounds: Bounds } | { center: LngLatLike; zoom: number };

/** Nothing moves by itself for those who asked for less motion: MapLibre then jumps. */
export function show(map: BaseMap, start: Start): void {
  if ('bounds' in start) map.fitBounds(start.bounds, { duration: 0 });
  else map.jumpTo(start);
}
