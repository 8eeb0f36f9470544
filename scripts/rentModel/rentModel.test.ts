import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rentModel } from '@/server/rentModel/artifact';
import type { HomeFeatures } from '@/server/rentModel/homeFeatures';
import { between } from './binning';
import { type BoostOptions, boost } from './boost';
import { parseCsv } from './csv';
import { predict } from './predict';
import { foldOf, randomFrom } from './random';
import { readListings } from './readListings';

const folder = mkdtempSync(path.join(tmpdir(), 'belong-rents-'));
afterAll(() => rmSync(folder, { recursive: true }));

const artifact = path.resolve('server/rentModel/artifact.json');
const head =
  'id,date,region,state,city,nbhd,zip,lat,lon,geo,type,beds,baths,sqft,year_built,parking,laundry,pets,furnished,pool,gym,ac,elevator';
const full =
  'a1,2026-06-01,LA Area,CA,Los Angeles,,90026,34.078,-118.26,exact,apartment,2,2,950,1990,garage,in_unit,yes,0,1,1,1,1';

const write = (name: string, ...lines: string[]) => {
  const file = path.join(folder, name);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
};
const rowsOf = (text: string) => text.trim().split('\n').slice(1);

describe('predict', () => {
  test('answers id,estimate,low,high in the order asked, the estimate within its range', () => {
    const second = full.replace('a1', 'b2').replace(',2,2,950', ',1,1,600');
    const out = predict(write('two.csv', head, full, second));
    expect(out.split('\n')[0]).toBe('id,estimate,low,high');
    const rows = rowsOf(out).map((row) => row.split(','));
    expect(rows.map(([id]) => id)).toEqual(['a1', 'b2']);
    for (const [, estimate, low, high] of rows) {
      expect(Number(low)).toBeLessThan(Number(estimate));
      expect(Number(high)).toBeGreaterThan(Number(estimate));
    }
    expect(Number(rows[0]?.[1])).toBeGreaterThan(Number(rows[1]?.[1]));
  });

  test('copes with whatever is missing, in any order of columns, and still answers every row', () => {
    const shuffled = write(
      'few.csv',
      'beds,region,id,date',
      '2,Miami,c1,2024-01-15',
      '3,Nowhere,c2,',
      ',,c3,not a day',
    );
    const rows = rowsOf(predict(shuffled)).map((row) => row.split(','));
    expect(rows.map(([id]) => id)).toEqual(['c1', 'c2', 'c3']);
    for (const [, ...figures] of rows) for (const figure of figures) expect(Number(figure)).toBeGreaterThan(100);
  });

  test('reads quoted cells, a byte order mark and Windows line ends', () => {
    expect(parseCsv('\uFEFFid,name\r\n1,"a, ""b"""\r\n')).toEqual([{ id: '1', name: 'a, "b"' }]);
  });
});

describe('the model that ships', () => {
  const home: HomeFeatures = {
    date: '2026-06-01',
    region: 'LA Area',
    beds: 2,
    zip: '90026',
    lat: 34.078,
    lon: -118.26,
    geo: 'exact',
    type: 'apartment',
    baths: 2,
    sqft: 950,
    yearBuilt: 1990,
    parking: 'garage',
    laundry: 'in_unit',
    pets: true,
    furnished: null,
    pool: null,
    gym: null,
    ac: true,
    elevator: null,
  };

  test('is at most 1 MB, and holds no listing: no id, no day but the last of each region, no list as long as the listings', () => {
    expect(statSync(artifact).size).toBeLessThanOrEqual(1_000_000);
    const text = readFileSync(artifact, 'utf8');
    expect(text).not.toMatch(/t\d{6}|rents-train|cluster/);
    expect([...text.matchAll(/20\d\d-\d\d-\d\d/g)].length).toBeLessThanOrEqual(8);
  });

  test('answers within 5 ms and keeps within 60 MB', () => {
    const before = process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
    const model = rentModel();
    model.estimate(home);
    const started = performance.now();
    for (let n = 0; n < 200; n += 1) model.estimate({ ...home, sqft: 700 + n });
    expect((performance.now() - started) / 200).toBeLessThan(5);
    const after = process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
    expect((after - before) / 1e6).toBeLessThan(60);
  });

  test('asks more of a larger home, and of one of another region', () => {
    const model = rentModel();
    expect(model.estimate({ ...home, beds: 3, sqft: 1600 }).estimate).toBeGreaterThan(model.estimate(home).estimate);
    expect(model.estimate(home)).toEqual(model.estimate({ ...home }));
  });
});

describe('training', () => {
  const options: BoostOptions = {
    trees: 30,
    leaves: 8,
    rate: 0.1,
    minRows: 5,
    rowShare: 0.7,
    featureShare: 0.6,
    delta: 0.1,
    seed: 4,
  };
  beforeAll(() => {
    const random = randomFrom(7);
    const listings = Array.from({ length: 400 }, (_, n) => {
      const beds = Math.floor(random() * 5);
      const sqft = 400 + Math.floor(random() * 1500);
      const rent = Math.round(900 + beds * 350 + sqft * 0.9 + random() * 200);
      const place = `${(34 + random()).toFixed(3)},${(-118 - random()).toFixed(3)}`;
      return `t${n},2024-05-01,LA Area,CA,Los Angeles,,90026,${place},exact,house,${beds},1,${sqft},1960,yes,in_unit,yes,0,0,0,1,0,${n % 50},full,${rent}`;
    });
    writeFileSync(
      path.join(folder, 'rents-train.csv.gz'),
      gzipSync(`${head},cluster,slice,rent\n${listings.join('\n')}\n`),
    );
    write(
      'rent-index-by-region.csv',
      'region,month,index,basis',
      'LA Area,2024-05,2800,zori',
      'other,2024-05,2000,zori',
    );
    write('rent-index-by-zip.csv', 'zip,month,index', '90026,2023-10,2700');
    write('hud-safmr-by-zip.csv', 'zip,fy,br0,br1,br2,br3,br4', '90026,2024,1500,1700,2200,2900,3300');
    write(
      'zip-centroids.csv',
      'zip,lat,lon,city,county,state,region',
      '90026,34.08,-118.26,Los Angeles,Los Angeles,CA,LA Area',
    );
  });

  test('twice on the same listings gives the same forest, bit for bit, and learns something', () => {
    const learn = () => {
      const { data, target } = readListings(folder);
      return boost(data, target, Int32Array.from(target.keys()), options);
    };
    const [one, other] = [learn(), learn()];
    expect(JSON.stringify(other.trees)).toBe(JSON.stringify(one.trees));
    const { target } = readListings(folder);
    const errorOf = (answers: (row: number) => number) =>
      target.reduce((sum, rent, row) => sum + Math.abs(rent - answers(row)), 0) / target.length;
    expect(errorOf((row) => one.fitted[row] as number)).toBeLessThan(0.3 * errorOf(() => one.base));
  });

  test('keeps a building on one side of every split into parts', () => {
    for (let cluster = 0; cluster < 500; cluster += 1) expect(foldOf(cluster, 5)).toBe(foldOf(cluster, 5));
    expect(new Set(Array.from({ length: 500 }, (_, cluster) => foldOf(cluster, 5))).size).toBe(5);
  });

  test('a threshold parts two values, however close they are: what is at most it goes left', () => {
    for (const [low, high] of [
      [34.012, 34.013],
      [2024.3305, 2024.3306],
      [1, 1 + Number.EPSILON * 4],
    ] as const) {
      const edge = between(low, high);
      expect(edge).toBeGreaterThanOrEqual(low);
      expect(edge).toBeLessThan(high);
    }
  });
});
