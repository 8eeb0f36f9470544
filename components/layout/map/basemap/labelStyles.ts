import type { SymbolLayerSpecification } from 'maplibre-gl';
import { is } from './expressions';
import type { MapColors, MapFonts } from './mapColors';

export type LabelLayout = NonNullable<SymbolLayerSpecification['layout']>;
type LabelPaint = NonNullable<SymbolLayerSpecification['paint']>;
export type LabelStyle = { layout: LabelLayout; paint: LabelPaint };

/** A filter steps only at whole zooms, so each rank is a layer of its own. The highest rank comes last: it is placed first. */
export function byRank(
  id: string,
  source: string,
  key: string,
  ranks: readonly (readonly [rank: number, minzoom: number])[],
  look: (rank: number) => LabelStyle,
): SymbolLayerSpecification[] {
  return ranks
    .map(
      ([rank, minzoom]): SymbolLayerSpecification => ({
        id: `${id}-${rank}`,
        type: 'symbol',
        source,
        minzoom,
        filter: is(key, rank),
        ...look(rank),
      }),
    )
    .reverse();
}

export const halo = (c: MapColors, color: string, width = 1.4): LabelPaint => ({
  'text-color': color,
  'text-halo-color': c.halo,
  'text-halo-width': width,
  'text-halo-blur': 0.4,
});

export const labelLayer = (faces: MapFonts, extra: LabelLayout): LabelLayout => ({
  'text-font': [faces.regular],
  'text-max-width': 7,
  'text-padding': 3,
  ...extra,
});
