import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { streetKey, unitKey } from '@/contract/homes/addresses/addressKeys';
import { localGeocoding } from './local';

const readCorpus = (name: string) =>
  readFileSync(`tests/corpora/${name}.tsv`, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
const corpus = readCorpus('addresses');
const find = (line: string) => localGeocoding().suggest(line);

describe('a typed address', () => {
  test.each(corpus)('%s', async (line, streetAddress, city, state, zipcode, unit) => {
    expect((await find(line ?? ''))[0]).toMatchObject({
      streetAddress,
      unit: unit || null,
      city,
      state,
      ...(zipcode && { zipcode }),
    });
  });

  test.each([
    ['12 Alder St #4, Oakland, CA', '12 Alder St', '4'],
    ['12 Alder St, 4B, Oakland, CA', '12 Alder St', '4B'],
    ['123 oak ave apt 5B oakland ca 94601', '123 Oak Ave', '5B'],
    ['7 Camino Real Apt. 12 Boca Raton FL', '7 Camino Real', '12'],
  ])('%s has a unit', async (line, streetAddress, unit) => {
    expect((await find(line))[0]).toMatchObject({ streetAddress, unit });
  });

  test.each([
    ['350 5th Ave, New York', '350 5th Ave', 'New York'],
    ['12 Loop Rd Seattle', '12 Loop Rd', 'Seattle'],
    ['12 Loop Rd, Seattle, W', '12 Loop Rd', 'Seattle'],
    ['12 Loop Rd, Seattle, Washi', '12 Loop Rd', 'Seattle'],
    ['12 Loop Rd Seat', '12 Loop Rd', 'Seattle'],
    ['5 Park Place Blvd, Renton', '5 Park Place Blvd', 'Renton'],
  ])('%s is found before its state is typed', async (line, streetAddress, city) => {
    expect(await find(line)).toContainEqual(expect.objectContaining({ streetAddress, city }));
  });

  test.each([
    '12 Alder St',
    '500 8th Ave NE',
    '1999 Avenue of the Stars',
    'PO Box 7, Oakland, CA 94601',
    '94601',
    'Oakland, CA',
  ])('%s is no address yet', async (line) => {
    expect(await find(line)).toEqual([]);
  });
});

test('prints the score of the corpus', async () => {
  let right = 0;
  for (const [line = '', streetAddress, city, state, zipcode, unit] of corpus) {
    const [found] = await find(line);
    const isRight =
      found?.streetAddress === streetAddress &&
      found?.city === city &&
      found?.state === state &&
      (!zipcode || found?.zipcode === zipcode) &&
      (found?.unit ?? '') === (unit ?? '');
    if (isRight) right += 1;
  }
  process.stdout.write(`Addresses: ${right} of ${corpus.length} read right.\n`);
  expect(corpus.length).toBeGreaterThanOrEqual(50);
  expect(right).toBe(corpus.length);
});

const published = readCorpus('addresses-published').map(
  ([line = '', street, city, state, zipcode, unit = '']) =>
    [
      line.replaceAll('\\n', '\n'),
      street === 'none' ? 'none' : [street, city, state, zipcode, unit].join('|'),
    ] as const,
);
async function readPublished(line: string, right: string): Promise<string> {
  const [found] = await find(line);
  if (!found) return 'none';
  const { streetAddress, city, state, zipcode, unit } = found;
  // Where no ZIP Code was typed, any of the city will do.
  return [streetAddress, city, state, right.split('|')[3] ? zipcode : '', unit ?? ''].join('|');
}

describe('addresses in the forms of Publication 28 and of parsers', () => {
  test.each(published)('%s', async (line, right) => {
    expect(await readPublished(line, right)).toBe(right);
  });

  test('prints the score of the corpus', async () => {
    const read = await Promise.all(published.map(([line, right]) => readPublished(line, right)));
    const score = read.filter((each, at) => each === published[at]?.[1]).length;
    process.stdout.write(`Published addresses: ${score} of ${published.length} read right.\n`);
    expect(published.length).toBeGreaterThanOrEqual(50);
    expect(score).toBe(published.length);
  });
});

describe('ZIP Codes of a city for a street without one', () => {
  // USPS: PO boxes and single receivers only.
  test.each([
    ['4821 Fremont Ave N, Seattle, WA', ['98111', '98114', '98124', '98127', '98129', '98138', '98145']],
    ['1204 Sorrel Ct, Oakland, CA', ['94604', '94623', '94624', '94649', '94660', '94661', '94666']],
  ])('offers none of PO boxes for %s', async (line, boxes) => {
    const found = (await find(line)).map(({ zipcode }) => zipcode);
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter((zipcode) => boxes.includes(zipcode))).toEqual([]);
  });

  test('keeps every ZIP Code of a city whose codes have one point', async () => {
    expect((await find('1 Main St, Laguna Beach, CA')).map(({ zipcode }) => zipcode)).toContain('92651');
  });
});

test('finds at least 98 of 100 invented addresses of the four states as people type them', async () => {
  const invented = readCorpus('addresses-invented');
  const missed: string[] = [];
  for (const [line = '', street = '', city, state, zipcode, unit = ''] of invented) {
    const [found] = await find(line);
    const isRight =
      found !== undefined &&
      streetKey(found.streetAddress) === streetKey(street) &&
      unitKey(found.unit ?? '') === unitKey(unit) &&
      found.city === city &&
      found.state === state &&
      (!zipcode || found.zipcode === zipcode);
    if (!isRight) missed.push(line);
  }
  process.stdout.write(`Invented addresses: ${invented.length - missed.length} of ${invented.length} found.\n`);
  expect(invented).toHaveLength(300);
  expect(missed.length / invented.length, missed.join('\n')).toBeLessThanOrEqual(0.02);
});
