import type { Region } from '@/contract/homes/regions/endpoints';

/** What there is to choose from while `GET /regions` fails: the same rows as in the migration 0004_reference_data.sql. */
const rows = [
  [0, 'All Cities', 'all-cities', 'All', 'NA', 'all-cities', 37.5, -98.5, 3.6],
  [1, 'Bay Area', 'bay-area', 'Bay Area', 'CA', 'bay-area', 37.66, -122.2, 8.9],
  [2, 'LA Area', 'los-angeles', 'LA', 'CA', 'la-area', 34.03, -118.28, 9.2],
  [3, 'Orange County', 'orange-county', 'OC', 'CA', 'orange-county', 33.7, -117.85, 9.9],
  [4, 'San Diego Area', 'san-diego', 'San Diego', 'CA', 'san-diego-area', 32.92, -117.06, 9.4],
  [5, 'Seattle Area', 'seattle', 'Seattle', 'WA', 'seattle-area', 47.58, -122.25, 9.1],
  [6, 'Miami', 'miami', 'Miami', 'FL', 'miami', 26.2, -80.3, 8.7],
] as const;

export const builtInRegions: Region[] = rows.map(
  ([id, name, slug, shortName, state, nameKebabCase, lat, lng, zoom]) => ({
    id,
    name,
    slug,
    shortName,
    state,
    nameKebabCase,
    lat,
    lng,
    zoom,
    status: 'Active',
  }),
);
