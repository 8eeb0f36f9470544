import { globSync, readFileSync } from 'node:fs';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { initialMapView } from '@/components/homes/homes/map/initialMapView';
import type { Place } from '@/contract/homes/places/endpoints';
import { mapColors } from '@/styles/mapColors';
import { type Basemap, basemapPath, baseStyle } from './basemap';

const place = (answers: Partial<Place>): Place => ({
  kind: 'region',
  slug: 'bay-area',
  name: 'Bay Area',
  state: 'CA',
  city: null,
  regionId: 1,
  regionName: 'Bay Area',
  lat: 37.7,
  lng: -122.2,
  zoom: 9,
  homes: 1,
  ...answers,
});
const bay = place({});
const miami = place({ slug: 'miami', regionId: 6, lat: 26.2, lng: -80.3 });
const oakland = place({ kind: 'city', slug: 'oakland-ca', lat: 37.8, lng: -122.27, zoom: 11.5 });
const regions = [bay, miami];

test.each([
  ['nothing is asked', {}, 'bay-area', { center: [-122.2, 37.7], zoom: 9 }],
  ['a region was picked', { pickedId: 6 }, 'miami', { center: [-80.3, 26.2], zoom: 9 }],
  ['a city is asked for', { place: oakland, pickedId: 6 }, 'bay-area', { center: [-122.27, 37.8], zoom: 11.5 }],
  ['a part of the map is', { bounds: [-80.5, 25.9, -80.1, 26.1] }, 'miami', { bounds: [-80.5, 25.9, -80.1, 26.1] }],
  [
    'both are',
    { bounds: [-122.4, 37.7, -122.1, 37.9], place: oakland },
    'bay-area',
    { bounds: [-122.4, 37.7, -122.1, 37.9] },
  ],
])('the map looks where it should when %s', (_, asked, region, start) => {
  const where = initialMapView({ bounds: undefined, place: undefined, regions, pickedId: 0, ...(asked as object) });
  expect(where).toEqual({ region, start });
});

test.each(['bay-area', 'los-angeles', 'orange-county', 'san-diego', 'seattle', 'miami', 'virginia'])(
  'the region %s has a base map, and the style drawn from it is valid in both themes',
  (slug) => {
    const basemap: Basemap = JSON.parse(readFileSync(`public${basemapPath(slug)}`, 'utf8'));
    expect(basemap.attribution).toContain('GeoNames CC BY 4.0');
    for (const colors of Object.values(mapColors)) {
      const style = baseStyle(basemap, colors, { regular: 'Figtree', strong: 'Figtree Semibold' });
      expect(validateStyleMin(style)).toEqual([]);
      const named = style.layers.flatMap((layer) => ('source' in layer ? [layer.source] : []));
      expect(named.filter((source) => !Object.hasOwn(style.sources, source))).toEqual([]);
    }
  },
);

test('every base map belongs to a region', () => {
  expect(globSync('public/basemap/*.json')).toHaveLength(7);
});
