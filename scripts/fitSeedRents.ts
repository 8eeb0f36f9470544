// Fits the rent figures of the demo data: `node scripts/fitSeedRents.ts --data DIR` reads listings and indices there and
// writes server/seed/rentFigures.json. Figures only: no row of the listings leaves the directory.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { ridgeRegression } from './lib/ridgeRegression.ts';

const out = path.join(import.meta.dirname, '../server/seed/rentFigures.json');
const MONTH = '2026-11';
const TYPES = ['apartment', 'condo', 'house', 'townhouse', 'multi', 'adu'];
/** A place needs this many rents before half of what it says is believed. */
const SHRINKAGE = 12;

type Row = Record<string, string>;

function readCsv(text: string): Row[] {
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.includes('"')
      ? [...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].map((cell) => cell[2] ?? cell[1])
      : line.split(',');
    return Object.fromEntries(names.map((name, n) => [name, cells[n] ?? '']));
  });
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const round = (value: number, digits = 4) => Number(value.toFixed(digits));
const isOne = (cell: string | undefined) => (cell === '1' ? 1 : 0);

interface Known {
  row: Row;
  beds: number;
  sqft: number;
  y: number;
}

/** What moves a rent beside the place, each relative to the usual home with as many bedrooms. */
const features = ({ row, beds, sqft }: Known, usual: Record<number, number>) => [
  1,
  ...[0, 1, 3, 4, 5, 6].map((n) => (beds === n ? 1 : 0)),
  Math.log(sqft / (usual[beds] ?? sqft)),
  Math.max(-1.5, Math.min(2.5, Number(row.baths || usualBaths(beds)) - usualBaths(beds))),
  ...TYPES.slice(1).map((type) => (row.type === type ? 1 : 0)),
  row.year_built ? Math.max(-6, Math.min(5, (Number(row.year_built) - 1975) / 10)) : 0,
  row.laundry === 'in_unit' ? 1 : 0,
  row.parking === 'garage' ? 1 : 0,
  isOne(row.furnished),
  isOne(row.pool),
];
const usualBaths = (beds: number) => [1, 1, 2, 2, 2.5, 3, 4][beds] ?? 4;

function fitRegion(rows: Known[], level: number) {
  const beds = [0, 1, 2, 3, 4, 5, 6];
  const given = (n: number) => rows.filter((known) => known.beds === n && known.row.sqft).map((known) => known.sqft);
  const usual = Object.fromEntries(beds.map((n) => [n, median(given(n)) || 500 + 400 * n]));
  for (const known of rows) known.sqft ||= usual[known.beds] ?? 1000;
  const inputs = rows.map((known) => features(known, usual));
  const weights = ridgeRegression(
    inputs,
    rows.map(({ y }) => y),
    30,
  );
  const left = rows.map(
    ({ y }, n) => y - (inputs[n] ?? []).reduce((sum, value, k) => sum + value * (weights[k] ?? 0), 0),
  );
  const cities = effects(
    rows.map(({ row }) => row.city ?? ''),
    left,
    () => 0,
  );
  const cityOf = new Map(rows.map(({ row }) => [row.zip ?? '', row.city ?? '']));
  const zips = effects(
    rows.map(({ row }) => row.zip ?? ''),
    left,
    (zip) => cities[cityOf.get(zip) ?? ''] ?? 0,
  );
  const [base = 0, b0, b1, b3, b4, b5, b6, sqft, baths, ...rest] = weights;
  const types = Object.fromEntries(TYPES.map((type, n) => [type, n ? round(rest[n - 1] ?? 0) : 0]));
  const [decade, inUnit, garage, furnished, pool] = rest.slice(TYPES.length - 1);
  const figures = { sqft, baths, decade, inUnit, garage, furnished, pool };
  return {
    base: round(base + Math.log(level)),
    beds: monotonic([b0, b1, 0, b3, b4, b5, b6].map((value) => round(value ?? 0))),
    usualSqft: beds.map((n) => Math.round(usual[n] ?? 0)),
    types,
    ...Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, round(value ?? 0)])),
    cities,
    zips,
  };
}

/** Another bedroom never makes a home cheaper, however few rents say so. */
const monotonic = (values: number[]) => values.map((_, n) => Math.max(...values.slice(0, n + 1)));

/** How far each place lies off the rest, drawn towards `anchor` where there are few rents. */
function effects(places: string[], left: number[], anchor: (place: string) => number): Record<string, number> {
  const groups = new Map<string, number[]>();
  places.forEach((place, n) => {
    if (place) groups.set(place, [...(groups.get(place) ?? []), left[n] ?? 0]);
  });
  const rendered = [...groups].map(([place, values]): [string, number] => [
    place,
    round((mean(values) * values.length + anchor(place) * SHRINKAGE) / (values.length + SHRINKAGE), 3),
  ]);
  return Object.fromEntries(rendered.toSorted(([a], [b]) => a.localeCompare(b)));
}

function main() {
  const { data } = parseArgs({ options: { data: { type: 'string' } } }).values;
  if (!data) throw new Error('Say where the rent data is: node scripts/fitSeedRents.ts --data DIR');
  const index = new Map(
    readCsv(readFileSync(path.join(data, 'rent-index-by-region.csv'), 'utf8')).map((row) => [
      `${row.region} ${row.month?.slice(0, 7)}`,
      Number(row.index),
    ]),
  );
  const ours = readSeedPlaces();
  const rows = readCsv(gunzipSync(readFileSync(path.join(data, 'rents-train.csv.gz'))).toString());
  const figures = Object.fromEntries(
    [...new Set(rows.map((row) => row.region ?? ''))]
      .filter((region) => region && region !== 'other')
      .toSorted()
      .map((region) => {
        const known = rows.flatMap((row): Known[] => {
          const then = index.get(`${region} ${row.date?.slice(0, 7)}`);
          if (row.region !== region || row.type === 'mobile' || !then) return [];
          return [{ row, beds: Number(row.beds), sqft: Number(row.sqft) || 0, y: Math.log(Number(row.rent) / then) }];
        });
        const { cities, zips, ...rest } = fitRegion(known, index.get(`${region} ${MONTH}`) ?? 0);
        const keep = (places: Record<string, number>, wanted: Set<string>) =>
          Object.fromEntries(Object.entries(places).filter(([place]) => wanted.has(place)));
        return [
          region,
          { ...rest, rows: known.length, cities: keep(cities, ours.cities), zips: keep(zips, ours.zips) },
        ];
      }),
  );
  writeFileSync(out, `${JSON.stringify({ month: MONTH, regions: figures }, null, 1)}\n`);
}

function readSeedPlaces() {
  const spots = readCsv(readFileSync(path.join(import.meta.dirname, '../server/seed/spots.csv'), 'utf8'));
  return { cities: new Set(spots.map(({ city = '' }) => city)), zips: new Set(spots.map(({ zip = '' }) => zip)) };
}

main();
