// `npx tsx scripts/townTable.ts cities1000.txt`: writes the towns that people name in addresses and that are no city of the Postal
// Service, such as Davie, FL, with the ZIP Codes of Fort Lauderdale. From GeoNames' places of at least 1,000 people
// (CC BY 4.0; download.geonames.org/export/dump), and the table of ZIP Codes.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CliError, fail } from '../server/host/cliError.ts';
import { normalizeName, zipTable } from '../server/providers/geocoding/zipTable.ts';

const folder = path.join(import.meta.dirname, '../server/providers/geocoding');
/** Towns reach this far, in kilometers; the nearest ZIP Code counts from anywhere. */
const REACH = 8;
const DEGREE = 111.2;

interface Point {
  lat: number;
  lng: number;
}

const distance = (one: Point, other: Point) =>
  Math.hypot(one.lat - other.lat, (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180)) * DEGREE;

/** `FL|Broward|Davie|33314 26.07 -80.224 …`: as in the table of ZIP Codes, the nearest one first. */
function lineOf(line: string, table: ReturnType<typeof zipTable>, known: Set<string>): string[] {
  const [, name = '', , , lat, lng, kind, code, country, , state = ''] = line.split('\t');
  // A part of a city (PPLX) has the laws of the city, and is no town.
  if (country !== 'US' || kind !== 'P' || code === 'PPLX' || code === 'PPLQ' || name.includes('|')) return [];
  const key = `${state} ${normalizeName(name)}`;
  if (known.has(key) || table.named(normalizeName(name), state).length > 0) return [];
  const here = { lat: Number(lat), lng: Number(lng) };
  const near = table
    .inState(state)
    .flatMap(({ county, zips }) => zips.map((zip) => ({ county, zip, away: distance(here, zip) })))
    .sort((one, other) => one.away - other.away);
  const [nearest] = near;
  if (!nearest) return [];
  known.add(key);
  const zips = near.filter(({ away }, n) => n === 0 || away < REACH).slice(0, 12);
  const cells = zips.map(({ zip }) => `${zip.zip} ${zip.lat.toFixed(3)} ${zip.lng.toFixed(3)}`);
  return [`${state}|${nearest.county}|${name}|${cells.join(' ')}`];
}

try {
  const [file] = process.argv.slice(2);
  if (!file) throw new CliError('Which file? npx tsx scripts/townTable.ts cities1000.txt');
  const table = zipTable(readFileSync(path.join(folder, 'zipCodes.txt'), 'utf8'));
  const known = new Set<string>();
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  // The larger of two towns of one name in a state.
  const population = (line: string) => Number(line.split('\t')[14]);
  const rows = lines
    .toSorted((one, other) => population(other) - population(one))
    .flatMap((line) => lineOf(line, table, known));
  writeFileSync(path.join(folder, 'towns.txt'), `${rows.sort().join('\n')}\n`);
} catch (error) {
  fail(error);
}
