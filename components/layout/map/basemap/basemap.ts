import type { GeoJSONSourceSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { basemapFile } from '@/contract/homes/regions/basemaps';
import { labelLayers } from './labelLayers';
import { landLayers } from './landLayers';
import type { MapColors, MapFonts } from './mapColors';
import { roadLayers } from './roadLayers';

/** One file of public/basemap: a region, drawn from open geodata (basemap/README.md). */
export interface Basemap {
  slug: string;
  name: string;
  maxBounds: [west: number, south: number, east: number, north: number];
  attribution: string;
  layers: Record<string, GeoJSONSourceSpecification['data']>;
}

export function basemapPath(regionSlug: string): string {
  return `/basemap/${basemapFile(regionSlug)}`;
}

/** The map below the pins. Needs no glyphs, sprites or tiles. */
export function baseStyle(basemap: Basemap, colors: MapColors, faces: MapFonts): StyleSpecification {
  const layers: LayerSpecification[] = [...landLayers(colors), ...roadLayers(colors), ...labelLayers(colors, faces)];
  const sources = Object.fromEntries(
    Object.entries(basemap.layers).map(([name, data]) => [
      name,
      { type: 'geojson' as const, data, tolerance: 0.2, buffer: 64, maxzoom: 14 },
    ]),
  );
  return { version: 8, name: basemap.name, sources, layers };
}
