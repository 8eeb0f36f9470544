import { describe, expect, test } from 'vitest';
import { addresses } from '@/contract/homes/addresses/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { createHome, createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
const ask = (q: string) => api.call(addresses.suggestAddresses, { query: { q } });

describe('suggestAddresses', () => {
  test('an address with its ZIP Code is known to the ZIP Code, and its region with it', async () => {
    const [found] = await ask('123 oak ave apt 5B, oakland ca 94601');
    expect(found).toMatchObject({
      streetAddress: '123 Oak Ave',
      unit: '5B',
      city: 'Oakland',
      state: 'CA',
      zipcode: '94601',
      precision: 'zip',
      regionName: 'Bay Area',
    });
  });

  test('a member gets the same, and the geocoder is never asked within a transaction', async () => {
    const found = await api.callAs(await createPerson(api), addresses.suggestAddresses, {
      query: { q: '123 oak ave apt 5B, oakland ca 94601' },
    });
    expect(found).toEqual(await ask('123 oak ave apt 5B, oakland ca 94601'));
  });

  test('without a ZIP Code the city comes first and then its ZIP Codes to choose from', async () => {
    const found = await ask('123 Oak Ave, Oakland, CA');
    expect(found[0]).toMatchObject({ precision: 'city', zipcode: '00000', regionName: 'Bay Area' });
    expect(new Set(found.slice(1).map(({ zipcode }) => zipcode)).size).toBe(found.length - 1);
  });

  test('while a city is being typed, cities we serve come first', async () => {
    const found = await ask('123 Oak Ave, San');
    expect(found[0]?.regionId).not.toBeNull();
    expect(found.length).toBeGreaterThan(2);
  });

  test('a place we do not serve is found like any other, without a region', async () => {
    expect((await ask('1 Elm St, Denver, CO 80202'))[0]).toMatchObject({ city: 'Denver', regionId: null });
  });

  test('a home of ours is known to the door', async () => {
    await createHome(api, { streetAddress: '77 Alder Lane', zipcode: '94601', lat: 37.7654, lng: -122.2 });
    expect((await ask('77 alder lane, Oakland, CA'))[0]).toMatchObject({
      precision: 'exact',
      lat: 37.7654,
      zipcode: '94601',
    });
  });

  test.each([
    ['931 N 73rd St, Seattle, WA 98103', '931 N 73rd St', 'Seattle', 'WA', '98103'],
    ['77 W Bannock St, Boise, ID 83702', '77 W Bannock St', 'Boise', 'ID', '83702'],
    ['88 S Main St Seattle WA 98104', '88 S Main St', 'Seattle', 'WA', '98104'],
    ['500 K St Sacramento CA 95814', '500 K St', 'Sacramento', 'CA', '95814'],
    ['1200 5th Ave Seattle WA 98101', '1200 5th Ave', 'Seattle', 'WA', '98101'],
    ['1999 Avenue of the Stars Los Angeles CA 90067', '1999 Avenue of the Stars', 'Los Angeles', 'CA', '90067'],
    ['100 Court St Martinez CA 94553', '100 Court St', 'Martinez', 'CA', '94553'],
    ['1 Calle de la Luna San Clemente CA 92672', '1 Calle de la Luna', 'San Clemente', 'CA', '92672'],
    ['N96W17500 County Line Rd, Germantown, WI 53022', 'N96W17500 County Line Rd', 'Germantown', 'WI', '53022'],
  ])('finds %s', async (line, streetAddress, city, state, zipcode) => {
    expect((await ask(line))[0]).toMatchObject({ streetAddress, city, state, zipcode, unit: null });
  });

  test.each([
    ['123 Main St, Oakland, California', '123 Main St', 'Oakland', 'CA'],
    ['1200 N 45th St Seattle Washington', '1200 N 45th St', 'Seattle', 'WA'],
  ])('finds %s by the name of its state', async (line, streetAddress, city, state) => {
    expect((await ask(line))[0]).toMatchObject({ streetAddress, city, state, unit: null });
  });

  test('a PO box, a city alone or nonsense is no address', async () => {
    for (const typed of ['PO Box 12, Oakland, CA 94601', 'Oakland, CA', '////////', '12', '999 %%%']) {
      if (typed.length > 2) expect(await ask(typed), typed).toEqual([]);
      else expect(await refusalOf(ask(typed))).toMatchObject({ status: 400 });
    }
  });
});
