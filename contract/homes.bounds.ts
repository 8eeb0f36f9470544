/** West, south, east and north edge of a part of the map, in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number];

/** Wider than any region; a map of the whole world has nothing to show. */
export const WIDEST = 20;

const FOUR_NUMBERS = /^-?\d{1,3}(\.\d{1,16})?(,-?\d{1,3}(\.\d{1,16})?){3}$/;

/** `-122.5,37.6,-122.1,37.9` as bounds; nothing where it stands for none. Of about 10 m exactness, so that equal views have equal addresses. */
export function readBounds(typed: string): Bounds | undefined {
  if (!FOUR_NUMBERS.test(typed)) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = typed
    .split(',')
    .map((edge) => Math.round(Number(edge) * 1e4) / 1e4);
  const onEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  const inOrder = west < east && south < north && east - west <= WIDEST && north - south <= WIDEST;
  return onEarth && inOrder ? [west, south, east, north] : undefined;
}
