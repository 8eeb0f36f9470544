// The public figures beside the listings: the index of rents by region, and levels by ZIP Code.
import path from 'node:path';
import { toBase64 } from '../../server/rentModel/base64.ts';
import type { StoredIndex } from '../../server/rentModel/rentIndex.ts';
import type { StoredZips } from '../../server/rentModel/zipLevels.ts';
import { type CsvRow, readCsv } from './csv.ts';

const ZIP_RENTS = '2023-10';
const FAIR_RENTS = '2024';
/** ZIP Codes this many tenths of a degree around ours are kept. */
const AROUND = 2;

export function readIndex(dir: string, listings: readonly CsvRow[]): StoredIndex {
  const rows = readCsv(path.join(dir, 'rent-index-by-region.csv'));
  const regions: StoredIndex['regions'] = {};
  for (const [region, months] of Object.entries(Object.groupBy(rows, (row) => row.region ?? ''))) {
    const sorted = (months ?? []).toSorted((a, b) => ((a.month ?? '') < (b.month ?? '') ? -1 : 1));
    const days = listings.filter((row) => row.region === region).map((row) => row.date ?? '');
    const lastDay = days.sort().at(-1) ?? '';
    regions[region] = { rents: sorted.map(({ index }) => index).join(' '), lastDay };
  }
  return { firstMonth: rows.map(({ month }) => month ?? '').sort()[0] ?? '', regions };
}

/** Those of the country, to learn from; and those in and around our regions, to ship. */
export function readZips(dir: string): { all: StoredZips; ours: StoredZips } {
  const rents = rowsByZip(readCsv(path.join(dir, 'rent-index-by-zip.csv')).filter(({ month }) => month === ZIP_RENTS));
  const fair = rowsByZip(readCsv(path.join(dir, 'hud-safmr-by-zip.csv')).filter(({ fy }) => fy === FAIR_RENTS));
  const zips = readCsv(path.join(dir, 'zip-centroids.csv')).filter(({ zip }) => fair.has(zip ?? ''));
  const near = new Set(zips.filter(({ region }) => region !== 'other').flatMap((row) => cellsAround(row)));
  const pack = (stored: CsvRow[]): StoredZips => {
    const thousandths = (column: string) =>
      toBase64(Int32Array.from(stored, (row) => Math.round(1000 * Number(row[column]))));
    const rentsOf = ({ zip = '' }: CsvRow) => [0, 1, 2, 3, 4].map((beds) => Number(fair.get(zip)?.[`br${beds}`]));
    return {
      zip: toBase64(Uint32Array.from(stored, (row) => Number(row.zip))),
      lat: thousandths('lat'),
      lon: thousandths('lon'),
      fair: toBase64(Uint16Array.from(stored.flatMap(rentsOf))),
      rent: toBase64(Uint16Array.from(stored, ({ zip = '' }) => Number(rents.get(zip)?.index ?? 0))),
    };
  };
  return { all: pack(zips), ours: pack(zips.filter((row) => near.has(cellsAround(row, 0)[0] ?? ''))) };
}

const rowsByZip = (rows: CsvRow[]) => new Map(rows.map((row) => [row.zip ?? '', row]));

function cellsAround(row: CsvRow, reach = AROUND): string[] {
  const steps = Array.from({ length: 2 * reach + 1 }, (_, n) => n - reach);
  const cell = (column: string, step: number) => Math.floor(Number(row[column]) * 10) + step;
  return steps.flatMap((up) => steps.map((right) => `${cell('lat', up)} ${cell('lon', right)}`));
}
