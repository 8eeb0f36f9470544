import { sql } from 'kysely';
import { cents } from '@/contract/amounts/cents';
import {
  MAX_MAP_PINS,
  type MapCluster,
  type MapHomes,
  type MapPin,
  type MapSearch,
} from '@/contract/homes/homes/endpoints';
import type { Db } from '@/server/db/client';
import { searchCondition } from '@/server/modules/homes/homes/filters';
import { cellSize } from './queries';

/** What a cell holds; of one home alone, everything its pin shows. */
interface CellRow {
  column: number;
  row: number;
  homeId: string;
  lat: number;
  lng: number;
  count: number;
  rentCents: number;
  allInCents: number;
}

type PinRow = Omit<MapPin, 'rentCents' | 'allInCents'> & Pick<CellRow, 'rentCents' | 'allInCents'>;

const pinOf = ({ id, lat, lng, rentCents, allInCents }: PinRow): MapPin => ({
  id,
  lat,
  lng,
  rentCents: cents(rentCents),
  allInCents: cents(allInCents),
});

const clusterOf = ({ column, row, lat, lng, count, rentCents }: CellRow): MapCluster => ({
  id: `${column}:${row}`,
  lat,
  lng,
  count,
  minRentCents: cents(rentCents),
});

/** Few homes come one by one; many as clusters, those alone in their cell as pins beside them. */
export async function homesOnMap(db: Db, search: MapSearch, now: Date): Promise<MapHomes> {
  const pins = await readPins(db, search, MAX_MAP_PINS + 1, now);
  if (pins.length <= MAX_MAP_PINS) return { pins: pins.map(pinOf), clusters: [], total: pins.length };
  const cells = await readCells(db, search, now);
  const alone = cells.filter(({ count }) => count === 1);
  return {
    pins: alone.map(({ homeId: id, ...cell }) => pinOf({ id, ...cell })),
    clusters: cells.filter(({ count }) => count > 1).map(clusterOf),
    total: cells.reduce((sum, { count }) => sum + count, 0),
  };
}

async function readPins(db: Db, search: MapSearch, most: number, now: Date): Promise<PinRow[]> {
  const { rows } = await sql<PinRow>`
    select home.id, home.lat, home.lng, home.rent as "rentCents", home.all_in_rent as "allInCents"
    from homes home where ${searchCondition(search, undefined, now)} limit ${sql.lit(most)}`.execute(db);
  return rows;
}

async function readCells(db: Db, search: MapSearch, now: Date): Promise<CellRow[]> {
  const cell = cellSize(search.zoom);
  const { rows } = await sql<CellRow>`
    select floor(home.lng / ${sql.lit(cell.lng)})::int as "column", floor(home.lat / ${sql.lit(cell.lat)})::int as "row",
      (array_agg(home.id))[1] as "homeId", avg(home.lat) as lat, avg(home.lng) as lng, count(*)::int as count,
      min(home.rent) as "rentCents", min(home.all_in_rent) as "allInCents"
    from homes home where ${searchCondition(search, undefined, now)} group by 1, 2`.execute(db);
  return rows;
}
