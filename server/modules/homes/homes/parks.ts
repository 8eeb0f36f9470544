// Parks near a home, from the same open geodata the map is drawn from.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { basemapFile } from '@/contract/homes/regions/basemaps';
import { singleton } from '@/server/singleton';

type Ring = readonly (readonly [lng: number, lat: number])[];

export interface Park {
  name: string;
  rings: readonly Ring[];
}

const folder = path.join(process.cwd(), 'public/basemap');
const MAX_MILES = 4;
const MAX_PARKS = 3;
/** Drawn as green on the map, but nothing to walk in. */
const NO_PUBLIC_ACCESS = /\b(Camp|Fort|Joint Base|Marine Corps|Watershed|Reservation)\b/;

interface BasemapFile {
  layers: { parks?: { features: { properties: { n?: string }; geometry: { type: string; coordinates: unknown } }[] } };
}

async function read(regionSlug: string): Promise<Park[]> {
  const { layers } = JSON.parse(await readFile(path.join(folder, basemapFile(regionSlug)), 'utf8')) as BasemapFile;
  return (layers.parks?.features ?? []).flatMap(({ properties: { n }, geometry: { type, coordinates } }) => {
    if (!n || NO_PUBLIC_ACCESS.test(n)) return [];
    return [{ name: n, rings: type === 'Polygon' ? (coordinates as Ring[]) : (coordinates as Ring[][]).flat() }];
  });
}

/** Read once for each region; a region without a map has no parks to name. A map that could not be read is tried again. */
export function parksOf(regionSlug: string): Promise<Park[]> {
  const known = singleton('parks', () => new Map<string, Promise<Park[]>>());
  const parks =
    known.get(regionSlug) ??
    read(regionSlug).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') known.delete(regionSlug);
      return [];
    });
  known.set(regionSlug, parks);
  return parks;
}

const MILES_PER_DEGREE = 69.09;

/** Miles from a point to the nearest edge, as a straight line; 0 inside. */
export function milesTo({ rings }: Park, { lat, lng }: { lat: number; lng: number }): number {
  const across = MILES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  let nearest = Number.POSITIVE_INFINITY;
  let inside = false;
  for (const ring of rings) {
    const flat = ring.map(([x, y]) => [(x - lng) * across, (y - lat) * MILES_PER_DEGREE] as const);
    flat.forEach(([x, y], at) => {
      const [fromX, fromY] = flat.at(at - 1) ?? [x, y];
      const [dx, dy] = [x - fromX, y - fromY];
      const along = dx || dy ? Math.min(1, Math.max(0, -(fromX * dx + fromY * dy) / (dx * dx + dy * dy))) : 0;
      nearest = Math.min(nearest, Math.hypot(fromX + along * dx, fromY + along * dy));
      if (y > 0 !== fromY > 0 && (dx * -fromY) / dy + fromX > 0) inside = !inside;
    });
  }
  return inside ? 0 : nearest;
}

/** The nearest parks, each once, to the half mile: the map is no surveyor’s. */
export function nearestParks(parks: readonly Park[], spot: { lat: number; lng: number }) {
  const near = new Map<string, number>();
  for (const park of parks) near.set(park.name, Math.min(near.get(park.name) ?? Infinity, milesTo(park, spot)));
  return [...near]
    .filter(([, miles]) => miles <= MAX_MILES)
    .sort(([, one], [, other]) => one - other)
    .slice(0, MAX_PARKS)
    .map(([name, miles]) => ({ name, miles: Math.round(miles * 2) / 2 }));
}
