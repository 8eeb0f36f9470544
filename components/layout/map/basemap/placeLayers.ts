import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { byZoom, get } from './expressions';
import { byRank, halo, type LabelStyle, labelLayer } from './labelStyles';
import type { MapColors, MapFonts } from './mapColors';

/** Neighborhoods, counties, airports, road shields, water, and towns by their size. */
export function placeLayers(
  c: MapColors,
  faces: MapFonts,
  shieldId: ExpressionSpecification,
): SymbolLayerSpecification[] {
  const text = (extra: LabelStyle['layout']) => labelLayer(faces, extra);
  const towns = (
    rank: number,
    minzoom: number,
    maxzoom: number,
    size: ExpressionSpecification,
    extra: Partial<LabelStyle> = {},
  ): SymbolLayerSpecification => ({
    id: `places-${rank}`,
    type: 'symbol',
    source: 'places',
    minzoom,
    maxzoom,
    filter: ['==', ['get', 'r'], rank],
    layout: text({
      'text-field': get('n'),
      'text-size': size,
      'symbol-sort-key': ['-', 0, ['get', 'p']],
      ...extra.layout,
    }),
    paint: { ...halo(c, c.label, 1.6), ...extra.paint },
  });
  const strong = { 'text-font': [faces.strong, faces.regular] };
  const soft = { paint: { 'text-color': c.soft } };
  const water = (rank: number) => (rank === 1 ? byZoom(7, 12.5, 13, 17) : byZoom(8, 10.5, 13, rank === 2 ? 14 : 12));
  return [
    ...byRank(
      'hoods',
      'hoods',
      'r',
      [
        [1, 10.7],
        [2, 11.5],
        [3, 12.4],
      ],
      (rank) => ({
        layout: text({
          'text-field': get('n'),
          'text-size': byZoom(10.7, rank === 1 ? 11 : 10.5, 12, rank === 1 ? 12.5 : 11.5, 14, 14),
          'text-letter-spacing': 0.02,
          'text-max-width': 6,
        }),
        paint: halo(c, c.soft),
      }),
    ),
    {
      id: 'county-labels',
      type: 'symbol',
      source: 'countyLabels',
      minzoom: 7.2,
      maxzoom: 9.8,
      layout: text({
        'text-field': ['upcase', get('n')],
        'text-size': byZoom(6.6, 8.5, 9.5, 10.5),
        'text-letter-spacing': 0.14,
        'text-max-width': 8,
        'text-padding': 12,
      }),
      paint: { ...halo(c, c.faint, 1.2), 'text-opacity': byZoom(7.2, 0.5, 9, 0.8) },
    },
    towns(6, 11, 24, byZoom(11, 10.5, 14, 13), soft),
    towns(5, 9.7, 24, byZoom(9.7, 10.5, 13, 13.5), soft),
    ...byRank(
      'airports',
      'airports',
      'r',
      [
        [1, 8.8],
        [2, 10.2],
        [3, 11.4],
      ],
      () => ({
        layout: text({
          'icon-image': 'airport',
          'icon-size': byZoom(8.8, 0.85, 12, 1.1),
          'text-field': ['step', ['zoom'], get('c'), 11.4, get('n')],
          'text-size': 10.5,
          'text-anchor': 'top',
          'text-offset': [0, 0.85],
          'text-optional': true,
        }),
        paint: halo(c, c.soft),
      }),
    ),
    towns(4, 8.9, 24, byZoom(8.9, 10.5, 12, 13.5)),
    {
      id: 'shields',
      type: 'symbol',
      source: 'roads',
      minzoom: 7,
      filter: ['all', ['!=', ['get', 'ref'], ''], ['any', ['==', ['get', 'k'], 'm'], ['>=', ['zoom'], 10]]],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': byZoom(8, 260, 12, 420),
        'icon-image': shieldId,
        'icon-rotation-alignment': 'viewport',
        'icon-size': byZoom(8, 0.86, 11, 1),
        'icon-padding': 8,
        'symbol-sort-key': ['match', ['get', 'net'], 'I', 1, 'US', 2, 3],
      },
    },
    towns(3, 8.1, 24, byZoom(8.1, 10.5, 12, 15)),
    ...byRank(
      'water-labels',
      'waterLabels',
      'r',
      [
        [1, 6.5],
        [2, 8.3],
        [3, 9.6],
        [4, 10.8],
        [5, 11.8],
        [6, 12.4],
      ],
      (rank) => ({
        layout: text({
          'text-field': get('n'),
          'text-size': water(rank),
          'text-letter-spacing': rank === 1 ? 0.14 : 0.06,
          'text-max-width': 6,
        }),
        paint: { 'text-color': c.waterText, 'text-halo-color': c.water, 'text-halo-width': 1 },
      }),
    ),
    towns(2, 6.8, 24, byZoom(6.8, 11, 9, 13, 12, 17), { layout: strong }),
    towns(1, 5, 13.2, byZoom(6, 14, 9, 17, 12, 21), {
      layout: { 'text-padding': 6, ...strong },
      paint: { 'text-halo-width': 2 },
    }),
  ];
}
