/** Regions as the specification lists them, Virginia, and two on record that we do not serve. */
export const regions = [
  region(0, 'All Cities', 'all-cities', 'All', 'NA', 'all-cities', 37.5, -98.5, 3.6),
  region(1, 'Bay Area', 'bay-area', 'Bay Area', 'CA', 'bay-area', 37.66, -122.2, 8.9),
  region(2, 'LA Area', 'los-angeles', 'LA', 'CA', 'la-area', 34.03, -118.28, 9.2),
  region(3, 'Orange County', 'orange-county', 'OC', 'CA', 'orange-county', 33.7, -117.85, 9.9),
  region(4, 'San Diego Area', 'san-diego', 'San Diego', 'CA', 'san-diego-area', 32.92, -117.06, 9.4),
  region(5, 'Seattle Area', 'seattle', 'Seattle', 'WA', 'seattle-area', 47.58, -122.25, 9.1),
  region(6, 'Miami', 'miami', 'Miami', 'FL', 'miami', 26.2, -80.3, 8.7, 'America/New_York'),
  region(7, 'Virginia', 'virginia', 'Virginia', 'VA', 'virginia', 37.93, -77.25, 7.35, 'America/New_York'),
  region(8, 'Portland', 'portland', 'Portland', 'OR', 'portland', 45.52, -122.67, 9.5, 'America/Los_Angeles', 'Other'),
  region(9, 'Phoenix', 'phoenix', 'Phoenix', 'AZ', 'phoenix', 33.45, -112.07, 9.3, 'America/Phoenix', 'Other'),
];

export type State = 'CA' | 'WA' | 'FL' | 'VA';
/** Part of the homes in each region. */
export const homesByRegion = { 1: 22, 2: 23, 3: 10, 4: 12, 5: 13, 6: 11, 7: 9 };

function region(
  id: number,
  name: string,
  slug: string,
  shortName: string,
  state: string,
  nameKebabCase: string,
  lat: number,
  lng: number,
  zoom: number,
  timeZone = 'America/Los_Angeles',
  status: 'Active' | 'Other' = 'Active',
) {
  return { id, name, slug, shortName, status, state, nameKebabCase, lat, lng, zoom, timeZone };
}
