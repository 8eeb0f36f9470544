import { type HomeFeatures, modelRegions, orders } from '../../server/rentModel/homeFeatures.ts';
import type { CsvRow } from './csv.ts';

const number = (cell: string | undefined) => {
  const value = Number(cell);
  return cell && Number.isFinite(value) ? value : null;
};
const oneOf = <Word extends string>(words: readonly Word[], cell: string | undefined) =>
  words.find((word) => word === cell) ?? null;
const flags: Record<string, boolean> = { 1: true, 0: false, yes: true, no: false };
const flag = (cell: string | undefined) => flags[cell ?? ''] ?? null;

/** A listing's row as input of the model; a cell it does not understand counts as unknown. */
export function parseHome(row: CsvRow): HomeFeatures {
  return {
    date: row.date ?? '',
    region: oneOf(modelRegions, row.region) ?? 'other',
    beds: number(row.beds) ?? 1,
    zip: row.zip || null,
    lat: number(row.lat),
    lon: number(row.lon),
    geo: oneOf(orders.geo, row.geo),
    type: oneOf(orders.type, row.type),
    baths: number(row.baths),
    sqft: number(row.sqft),
    yearBuilt: number(row.year_built),
    parking: oneOf(orders.parking, row.parking),
    laundry: oneOf(orders.laundry, row.laundry),
    pets: flag(row.pets),
    furnished: flag(row.furnished),
    pool: flag(row.pool),
    gym: flag(row.gym),
    ac: flag(row.ac),
    elevator: flag(row.elevator),
  };
}
