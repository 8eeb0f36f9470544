import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { allRules } from '@/contract/law/allRules';
import { STATEWIDE_COUNTIES } from '@/contract/law/counties.data';
import { isLocal } from '@/contract/law/rules';
import { jurisdictionOf } from './jurisdictions';
import { postalPlaces } from './postalPlaces.data';

const readRows = (file: string) =>
  readFileSync(path.join(process.cwd(), 'server/seed', file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
const namesOf = (city: string, state: string, zipcode?: string) =>
  jurisdictionOf({ city, state, zipcode }).localities.map(({ name }) => name);

describe('jurisdictionOf', () => {
  test('knows a municipality and a county for every place we serve', () => {
    const unknown = readRows('cities.csv').filter(([, name = '', state = '']) => namesOf(name, state).length === 0);
    expect(unknown.map(([, name]) => name)).toEqual([]);
  });

  test('has one row for each place, and ZIP Codes that belong to it', () => {
    const keys = postalPlaces.map(({ name, state }) => `${name}, ${state}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { name, within, zips = {} } of postalPlaces)
      for (const each of [within, ...Object.values(zips)]) expect(each.length, name).toBeGreaterThan(0);
    for (const zip of postalPlaces.flatMap(({ zips = {} }) => Object.keys(zips))) expect(zip).toMatch(/^\d{5}$/);
  });

  test.each([
    ...['Sherman Oaks', 'North Hollywood', 'Studio City', 'Woodland Hills', 'Encino', 'Northridge', 'Venice'].map(
      (name) => [name, 'CA', '', ['Los Angeles']] as const,
    ),
    ['San Pedro', 'CA', '90731', ['Los Angeles']],
    ['La Jolla', 'CA', '92037', ['San Diego']],
    ['Valencia', 'CA', '91354', ['Santa Clarita', 'Los Angeles County']],
    ['Reston', 'VA', '20190', ['Fairfax County']],
    ['Arlington', 'VA', '22201', ['Arlington County']],
    ['Lake Worth', 'FL', '33460', ['Lake Worth Beach', 'Palm Beach County']],
    ['Seattle', 'WA', '98155', ['Shoreline', 'Lake Forest Park']],
    ['Los Angeles', 'CA', '90022', ['Los Angeles County', 'Commerce']],
    ['seattle', 'WA', '98101', ['Seattle']],
    ['Portland', 'OR', '97201', []],
    ['Fresno', 'CA', '93701', []],
  ] as const)('places %s, %s %s in %j', (city, state, zipcode, expected) => {
    expect(namesOf(city, state, zipcode || undefined)).toEqual(expected);
  });

  test('takes every part of a postal place where no ZIP Code is known', () => {
    expect(namesOf('Tacoma', 'WA')).toEqual(expect.arrayContaining(['Tacoma', 'University Place', 'Pierce County']));
    expect(namesOf('Richmond', 'CA')).not.toEqual(namesOf('Richmond', 'VA'));
  });

  test('gives an unincorporated part its own county', () => {
    const [berkeley, kensington] = jurisdictionOf({ city: 'Berkeley', state: 'CA', zipcode: '94708' }).localities;
    expect([berkeley, kensington]).toEqual([
      { name: 'Berkeley', county: 'Alameda' },
      { name: 'Contra Costa County', county: 'Contra Costa' },
    ]);
  });
});

describe('rules of localities', () => {
  test('name localities and counties that an address can lie in', () => {
    const known = new Set(
      postalPlaces.flatMap(({ name: city, state }) =>
        jurisdictionOf({ city, state }).localities.flatMap(({ name, county }) => [
          `${name}, ${state}`,
          `${county} county`,
        ]),
      ),
    );
    const unknown = allRules.filter((rule) => rule.locality && !known.has(`${rule.locality}, ${rule.state}`));
    expect(unknown.map(({ id }) => id)).toEqual([]);
    // Places in Riverside, San Bernardino, and most counties with the index of the state are not served yet.
    const counties = new Set(allRules.flatMap((rule) => rule.counties ?? []));
    for (const county of counties)
      if (![...STATEWIDE_COUNTIES, 'Riverside', 'San Bernardino'].includes(county))
        expect(known).toContain(`${county} county`);
  });

  test('have a stand-in for places we have not read that is as strict as each of them', () => {
    const isAsStrict = (figure: string, standIn: number, own: number) =>
      ['most', 'rentBps', 'months', 'afterMonths', 'longMonths'].includes(figure) ? standIn <= own : standIn >= own;
    // Interest has none: it would pay out a homeowner's money that no law we know asks for.
    // Of times of the year there is none: where a city's code is unread, no owner's notice goes out from here at all.
    const without = ['rentIncreaseCap', 'depositInterest', 'leavingDefense'];
    for (const own of allRules.filter((rule) => rule.locality && !without.includes(rule.topic))) {
      const standIn = allRules.find((rule) => rule.unread && rule.state === own.state && rule.topic === own.topic);
      expect(standIn, own.id).toBeDefined();
      for (const [figure, value] of Object.entries(own.figures ?? {})) {
        // A longer notice from the first percent on is stricter than one above three or ten; six months is day one.
        // The state caps rises everywhere, so a stand-in would stop lawful ones for a payment that no law we know asks for.
        if (figure === 'orFirstTerm' || figure === 'riseBps') continue;
        const name = figure.startsWith('daysAbove') ? 'days' : figure;
        expect(isAsStrict(name, standIn?.figures?.[name] ?? Number.NaN, value), `${own.id} ${figure}`).toBe(true);
      }
    }
    for (const { id, says, certainty } of allRules.filter((rule) => rule.unread && !rule.counties)) {
      expect(says, id).toMatch(/^We have not reviewed this city’s own rules yet\. Until then, /);
      expect(certainty, id).toBe('ruleOfThumb');
    }
    // Florida and Virginia leave tenancies to no city; a license or inspection of the home they do.
    const elsewhere = allRules.filter((rule) => isLocal(rule) && !['CA', 'WA'].includes(rule.state));
    expect(elsewhere.map(({ id }) => id)).toEqual(['fl-unread-registration', 'va-unread-registration']);
  });

  test('are found by the jurisdiction alone: no code of the law reads a postal name', () => {
    const folder = path.join(process.cwd(), 'contract/law');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    expect(files.length).toBeGreaterThan(15);
    const readers = files.filter((file) =>
      /\.city\b|\bcity\??:|[{,]\s*city\s*[,}]|postalPlaces|\bzipcode\b/.test(
        readFileSync(path.join(folder, file), 'utf8'),
      ),
    );
    expect(readers).toEqual([]);
  });
});
