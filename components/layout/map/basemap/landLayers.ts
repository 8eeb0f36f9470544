import type { LayerSpecification } from 'maplibre-gl';
import { byZoom, is } from './expressions';
import type { MapColors } from './mapColors';

const fill = (id: string, source: string, color: string, rest: object = {}): LayerSpecification => ({
  id,
  type: 'fill',
  source,
  paint: { 'fill-color': color },
  ...rest,
});

/** Water, land, parks, lakes, rivers, and the lines between counties and states. */
export function landLayers(c: MapColors): LayerSpecification[] {
  const park = (opacity: unknown) => ({ 'fill-color': c.park, 'fill-opacity': opacity });
  return [
    { id: 'background', type: 'background', paint: { 'background-color': c.water } },
    fill('surround', 'surround', c.land, { paint: { 'fill-color': c.land, 'fill-antialias': false } }),
    fill('land', 'land', c.land),
    fill('parks-large', 'parks', c.park, { filter: is('a', 1), paint: park(byZoom(7, 0.75, 11, 0.6)) }),
    fill('parks', 'parks', c.park, {
      minzoom: 8.2,
      filter: ['all', ['>', ['get', 'a'], 1], ['<', ['get', 'a'], 4]],
      paint: park(byZoom(8.2, 0, 8.8, 0.95)),
    }),
    fill('parks-small', 'parks', c.park, {
      minzoom: 10,
      filter: ['>=', ['get', 'a'], 4],
      paint: park(byZoom(10, 0, 10.6, 0.95)),
    }),
    fill('lakes', 'lakes', c.water, { minzoom: 7.5 }),
    {
      id: 'rivers',
      type: 'line',
      source: 'rivers',
      minzoom: 7,
      filter: ['<=', ['get', 'a'], ['step', ['zoom'], 3, 9, 4, 10, 5]],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': c.river,
        'line-width': byZoom(7, 0.6, 10, 1.3, 14, 4),
        'line-opacity': byZoom(7, 0.6, 10, 0.9),
      },
    },
    {
      id: 'shore',
      type: 'line',
      source: 'land',
      minzoom: 8,
      paint: {
        'line-color': c.shore,
        'line-width': byZoom(8, 0.3, 11, 0.7, 14, 1.1),
        'line-opacity': byZoom(8, 0.35, 11, 0.7),
      },
    },
    {
      id: 'frame',
      type: 'line',
      source: 'frame',
      minzoom: 7.5,
      paint: { 'line-color': c.land, 'line-width': 2.4 },
    },
    {
      id: 'county',
      type: 'line',
      source: 'county',
      minzoom: 6,
      paint: {
        'line-color': c.county,
        'line-width': byZoom(6, 0.5, 10, 1.1, 13, 1.4),
        'line-dasharray': [4, 2.5],
        'line-opacity': byZoom(6, 0.5, 9, 0.8),
      },
    },
    {
      id: 'state',
      type: 'line',
      source: 'state',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': c.state,
        'line-width': byZoom(6, 1, 10, 1.6),
        'line-dasharray': [6, 2, 1.5, 2],
        'line-opacity': 0.75,
      },
    },
  ];
}
