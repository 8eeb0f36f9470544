/** Files of public/basemap by the slug of their region, where the two differ. */
const FILES_BY_REGION: Record<string, string> = {
  'los-angeles': 'los-angeles-area',
  'san-diego': 'san-diego-area',
  seattle: 'seattle-area',
  miami: 'miami-area',
};

/** The name of the file a region’s map is drawn from. */
export function basemapFile(regionSlug: string): string {
  return `${FILES_BY_REGION[regionSlug] ?? regionSlug}.json`;
}
