import { beforeEach, describe, expect, test } from 'vitest';
import { regions } from '@/contract/homes/regions/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { createCity, createHome } from '@/tests/support/fixtures/people';

const api = testApi();

describe('listRegions', () => {
  test('tells everybody every region with where it stands on a map, and may be kept for a minute', async () => {
    const listed = await api.call(regions.listRegions);
    expect(listed).toContainEqual(
      expect.objectContaining({
        id: 1,
        slug: 'bay-area',
        status: 'Active',
        state: 'CA',
        lat: 37.66,
        lng: -122.2,
        zoom: 8.9,
      }),
    );
    const response = await api.fetch('/regions');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=86400');
  });

  test('the built-in seven and Virginia are there before anybody seeds anything', async () => {
    const listed = await api.call(regions.listRegions);
    expect(listed.map(({ id, name, state }) => [id, name, state])).toEqual([
      [0, 'All Cities', 'NA'],
      [1, 'Bay Area', 'CA'],
      [2, 'LA Area', 'CA'],
      [3, 'Orange County', 'CA'],
      [4, 'San Diego Area', 'CA'],
      [5, 'Seattle Area', 'WA'],
      [6, 'Miami', 'FL'],
      [7, 'Virginia', 'VA'],
    ]);
    expect(new Set(listed.map((region) => region.status))).toEqual(new Set(['Active']));
  });

  test('takes no parameters', async () => {
    expect((await api.fetch('/regions?status=Active')).status).toBe(400);
  });
});

describe('getMarketStats', () => {
  const figures = (regionKey: string) => api.call(regions.getMarketStats, { params: { regionKey } });
  const later = () => {
    api.now = new Date(api.now.getTime() + 10 * 60_000);
  };
  const daysAgo = (days: number) => new Date(api.now.getTime() - days * 86_400_000);
  const noted = (homeId: string, kind: string, days: number) =>
    api.rows('insert into home_events (id, home_id, kind, at) values (gen_random_uuid(), $1, $2, $3)', [
      homeId,
      kind,
      daysAgo(days),
    ]);

  beforeEach(async () => {
    await api.empty('lead_disclosures');
    await api.rows('delete from homes');
    await createCity(api, 'oakland-ca', 1);
    await createCity(api, 'alameda-ca', 1);
    await createCity(api, 'bellevue-wa', 5);
    later();
  });

  test('a region answers to its slug, its name in kebab case and its id; a city to its slug', async () => {
    for (const key of ['los-angeles', 'la-area', '2']) {
      expect(await figures(key), key).toMatchObject({ region: { id: 2, slug: 'los-angeles' }, city: null });
    }
    expect(await figures('oakland-ca')).toMatchObject({
      region: { id: 1 },
      city: { slug: 'oakland-ca', name: 'Oakland' },
    });
  });

  test('what we do not serve is not there: unknown names, All Cities, a region with status Other, hostile keys', async () => {
    await api.rows(
      `insert into regions (id, name, slug, short_name, status, state, name_kebab_case, lat, lng, zoom, time_zone)
       values (9, 'Phoenix', 'phoenix', 'Phoenix', 'Other', 'AZ', 'phoenix', 33, -112, 9, 'America/Phoenix')`,
    );
    await createCity(api, 'tempe-az', 9);
    for (const key of ['atlantis', 'all-cities', '0', 'phoenix', '9', 'tempe-az', '999999999999', "x'--", 'Bay Area'])
      expect(await refusalOf(figures(key)), key).toMatchObject({ status: 404 });
  });

  test('tells the middle rent of five homes and more by bedrooms, and nothing of fewer', async () => {
    for (const rent of [3000, 3100, 3200, 3300, 9000]) await createHome(api, { city: 'oakland-ca', beds: 2, rent });
    for (const rent of [4000, 4100, 4200, 4300]) await createHome(api, { city: 'oakland-ca', beds: 3, rent });
    await createHome(api, { city: 'alameda-ca', beds: 3, rent: 4400 });
    await createHome(api, { city: 'bellevue-wa', beds: 2, rent: 1000 });
    await createHome(api, { city: 'oakland-ca', beds: 2, rent: 500, status: 'ready' });
    const region = await figures('bay-area');
    expect(region.rents).toEqual([
      { beds: 2, medianCents: 320_000, homes: 5 },
      { beds: 3, medianCents: 420_000, homes: 5 },
    ]);
    expect(region.homesToRent).toBe(10);
    expect(region.cities).toEqual([
      { slug: 'oakland-ca', name: 'Oakland', homes: 9 },
      { slug: 'alameda-ca', name: 'Alameda', homes: 1 },
    ]);
    expect((await figures('oakland-ca')).rents.map((each) => each.beds)).toEqual([2]);
  });

  test('counts days from the last listing to the lease over 12 months, and homes with residents', async () => {
    for (const days of [4, 8, 12, 16, 90]) {
      const home = await createHome(api, { city: 'oakland-ca', status: 'leased' });
      await noted(home, 'listed', 500);
      await noted(home, 'listed', 100 + days);
      await noted(home, 'leased', 100);
    }
    const old = await createHome(api, { city: 'oakland-ca', status: 'leased' });
    await noted(old, 'listed', 700);
    await noted(old, 'leased', 400);
    expect(await figures('1')).toMatchObject({
      daysToLease: { days: 12, homes: 5 },
      homesLoved: 6,
      asOf: api.now.toISOString(),
    });
    expect((await figures('bellevue-wa')).daysToLease).toBeNull();
  });

  test('is counted again after five minutes, not before', async () => {
    const counted = async () => (await figures('seattle')).homesToRent;
    expect(await counted()).toBe(0);
    await createHome(api, { city: 'bellevue-wa' });
    expect(await counted()).toBe(0);
    later();
    expect(await counted()).toBe(1);
  });
});
