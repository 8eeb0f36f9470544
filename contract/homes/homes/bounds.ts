/** West, south, east and north edge of a part of the map, in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number];

/** Wider than any region; a map of the whole world has nothing to show. */
export const MAX_BOUNDS_DEGREES = 20;

const BOUNDS_PATTERN = /^-?\d{1,3}(\.\d{1,16})?(,-?\d{1,3}(\.\d{1,16})?){3}$/;

/** `-122.5,37.6,-122.1,37.9` as bounds; nothing where it stands for none. Of about 10 m exactness, so that equal views have equal addresses. */
export function parseBounds(typed: string): Bounds | undefined {
  if (!BOUNDS_PATTERN.test(typed)) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = typed
    .split(',')
    .map((edge) => Math.round(Number(edge) * 1e4) / 1e4);
  const onEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  const inOrder =
    west < east && south < north && east - west <= MAX_BOUNDS_DEGREES && north - south <= MAX_BOUNDS_DEGREES;
  return onEarth && inOrder ? [west, south, east, north] : undefined;
}
