import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { byZoom, get } from './expressions';
import { byRank, type LabelLayout, labelLayer } from './labelStyles';
import type { MapColors, MapFonts } from './mapColors';
import { placeLayers } from './placeLayers';

const shieldImageId: ExpressionSpecification = ['concat', 'shield-', get('net'), '-', get('ref')];

/** Everything that is read, from the least to the most important. */
export function labelLayers(c: MapColors, faces: MapFonts): SymbolLayerSpecification[] {
  const text = (extra: LabelLayout) => labelLayer(faces, extra);
  return [
    {
      id: 'road-names',
      type: 'symbol',
      source: 'roads',
      minzoom: 11,
      filter: ['!=', ['get', 'n'], ''],
      layout: text({
        'symbol-placement': 'line',
        'symbol-spacing': 520,
        'text-field': get('n'),
        'text-size': 10.5,
        'text-max-angle': 28,
      }),
      paint: { 'text-color': c.soft, 'text-halo-color': c.halo, 'text-halo-width': 1.6 },
    },
    {
      id: 'bridge-names',
      type: 'symbol',
      source: 'bridges',
      minzoom: 11,
      filter: ['!=', ['get', 'n'], ''],
      layout: text({
        'symbol-placement': 'line-center',
        'text-field': get('n'),
        'text-size': 10.5,
        'text-offset': [0, 1.1],
        'text-max-angle': 30,
      }),
      paint: { 'text-color': c.soft, 'text-halo-color': c.bridgeHalo, 'text-halo-width': 1.4 },
    },
    ...byRank(
      'park-labels',
      'parkLabels',
      'a',
      [
        [1, 8.6],
        [2, 10],
        [3, 11.2],
        [4, 12.2],
        [5, 12.8],
      ],
      () => ({
        layout: text({ 'text-field': get('n'), 'text-size': byZoom(8.6, 10, 13, 12), 'text-max-width': 6.5 }),
        paint: { 'text-color': c.parkText, 'text-halo-color': c.halo, 'text-halo-width': 1.1 },
      }),
    ),
    ...placeLayers(c, faces, shieldImageId),
  ];
}
