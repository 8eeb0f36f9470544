import { type RawBuilder, sql } from 'kysely';
import type { Bounds } from '@/contract/homes/homes/endpoints';

/** Tiles of a tenth of a degree, numbered as the database numbers them (0020_areas.sql). */
const tileAt = (lat: number, lng: number) => Math.floor((lat + 90) * 10) * 4096 + Math.floor((lng + 180) * 10);

/** Beyond so many tiles, reading every home on the market is no dearer. */
const MAX_TILES = 4_000;

function tilesOf([west, south, east, north]: Bounds): number[] {
  const tiles: number[] = [];
  for (let row = tileAt(south, west); row <= tileAt(north, west); row += 4096) {
    const wide = tileAt(south, east) - tileAt(south, west);
    for (let column = 0; column <= wide; column += 1) tiles.push(row + column);
  }
  return tiles;
}

/** Homes between these edges, by the name they have in the query; the tiles find them, the edges settle it. */
export function isWithinBounds(name: string, bounds: Bounds): RawBuilder<unknown> {
  const [west, south, east, north] = bounds;
  const tiles = tilesOf(bounds);
  const home = sql.raw(name);
  const near = tiles.length > MAX_TILES ? sql`true` : sql`${home}.tile = any(${tiles}::int[])`;
  return sql`${near} and ${home}.lat between ${south} and ${north} and ${home}.lng between ${west} and ${east}`;
}

export const withinBounds = (bounds: Bounds) => isWithinBounds('home', bounds);

const CELL_PIXELS = 72;
/** A degree of latitude is taller on a map than one of longitude is wide; by this much where our homes are. */
const LATITUDE_SCALE = 0.8;

/** Size of a cluster's cell in degrees: as wide on the screen from every height. Whole zooms, so that clusters stay while one moves. */
export function cellSize(zoom: number): { lng: number; lat: number } {
  const lng = (CELL_PIXELS * 360) / (512 * 2 ** Math.round(zoom));
  return { lng, lat: lng * LATITUDE_SCALE };
}
