import type { GeoJSONSourceSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapColors, MapFaces } from './colors';
import { groundLayers } from './ground';
import { labelLayers } from './labels';
import { roadLayers } from './roads';

/** One file of public/basemap: a region, drawn from open geodata (basemap/README.md). */
export interface Basemap {
  slug: string;
  name: string;
  maxBounds: [west: number, south: number, east: number, north: number];
  attribution: string;
  layers: Record<string, GeoJSONSourceSpecification['data']>;
}

/** Files by the slug of their region, where the two differ. */
const files: Record<string, string> = {
  'los-angeles': 'los-angeles-area',
  'san-diego': 'san-diego-area',
  seattle: 'seattle-area',
  miami: 'miami-area',
};

export function basemapPath(regionSlug: string): string {
  return `/basemap/${files[regionSlug] ?? regionSlug}.json`;
}

/** The map below the pins. Needs no glyphs, sprites or tiles. */
export function baseStyle(basemap: Basemap, colors: MapColors, faces: MapFaces): StyleSpecification {
  const layers: LayerSpecification[] = [...groundLayers(colors), ...roadLayers(colors), ...labelLayers(colors, faces)];
  const sources = Object.fromEntries(
    Object.entries(basemap.layers).map(([name, data]) => [
      name,
      { type: 'geojson' as const, data, tolerance: 0.2, buffer: 64, maxzoom: 14 },
    ]),
  );
  return { version: 8, name: basemap.name, sources, layers };
}
