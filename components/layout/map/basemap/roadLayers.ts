import type { ExpressionSpecification, FilterSpecification, LineLayerSpecification } from 'maplibre-gl';
import { byZoom, byZoomFast, is } from './expressions';
import type { MapColors } from './mapColors';

const motorway = is('k', 'm');
const trunk = is('k', 't');
const tunnel = is('w', 'tunnel');
const notTunnel: FilterSpecification = ['!=', ['get', 'w'], 'tunnel'];

type Line = Omit<LineLayerSpecification, 'id' | 'type' | 'source' | 'paint'>;

const line = (
  id: string,
  source: string,
  color: string,
  width: ExpressionSpecification,
  rest: Line & { paint?: LineLayerSpecification['paint'] },
): LineLayerSpecification => ({
  id,
  type: 'line',
  source,
  ...rest,
  paint: { 'line-color': color, 'line-width': width, ...rest.paint },
});

const round = { layout: { 'line-cap': 'round', 'line-join': 'round' } } as const;
const butt = { layout: { 'line-cap': 'butt' } } as const;

/** Casings below, freeways and bridges above them. */
export function roadLayers(c: MapColors): LineLayerSpecification[] {
  return [
    line('trunk-casing', 'roads', c.roadCasing, byZoomFast(7.6, 0.9, 10, 2.4, 12, 4.2, 15, 11), {
      minzoom: 7.6,
      filter: trunk,
      ...round,
      paint: { 'line-opacity': byZoom(7.6, 0.55, 9, 1) },
    }),
    line('motorway-casing', 'roads', c.motorwayCasing, byZoomFast(6, 1.1, 9, 2.9, 11, 4.6, 13, 7.5, 15, 15), {
      filter: motorway,
      ...round,
    }),
    line('bridge-casing', 'bridges', c.bridgeCasing, byZoomFast(9, 3.4, 11, 5.8, 13, 9.5, 15, 18), {
      minzoom: 9,
      filter: notTunnel,
      ...butt,
    }),
    line('trunk', 'roads', c.road, byZoomFast(7.6, 0.4, 10, 1.4, 12, 2.8, 15, 8.5), {
      minzoom: 7.6,
      filter: trunk,
      ...round,
    }),
    line('motorway', 'roads', c.motorway, byZoomFast(6, 0.6, 9, 1.7, 11, 3, 13, 5.4, 15, 12), {
      filter: motorway,
      ...round,
    }),
    line('bridges', 'bridges', c.motorway, byZoomFast(10, 2.2, 11, 3, 13, 5.4, 15, 12), {
      minzoom: 10,
      filter: notTunnel,
      ...butt,
    }),
    line('tunnels', 'bridges', c.motorwayCasing, byZoomFast(9.5, 1, 13, 3), {
      minzoom: 9.5,
      filter: tunnel,
      paint: { 'line-dasharray': [2, 1.5] },
    }),
  ];
}
