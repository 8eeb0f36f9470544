import { beforeAll, describe, expect, test } from 'vitest';
import { places } from '@/contract/homes/places/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { createCity, createHome } from '@/tests/support/fixtures/people';

const api = testApi();
beforeAll(async () => {
  await createCity(api, 'oakland-ca');
  await createCity(api, 'walnut-creek-ca');
  await createHome(api, { city: 'oakland-ca' });
  await createHome(api, { city: 'oakland-ca', status: 'leased' });
});

describe('listPlaces', () => {
  const slugs = async (query: object) => (await api.call(places.listPlaces, { query })).map((place) => place.slug);

  test('finds a place by the start of its name or of a word in it, whatever the case', async () => {
    expect((await slugs({ q: 'OAK' }))[0]).toBe('oakland-ca');
    expect(await slugs({ q: 'creek' })).toContain('walnut-creek-ca');
    expect((await slugs({ q: 'Oakland, CA' }))[0]).toBe('oakland-ca');
    expect(await slugs({ q: 'nowhere' })).toEqual([]);
  });

  test('finds neighborhoods, ZIP Codes and street addresses where one can rent, and forgets those where one cannot', async () => {
    const where = { city: 'oakland-ca', neighborhood: 'Lake Merritt', zipcode: '94610' };
    const homeId = await createHome(api, { ...where, streetAddress: '77 Harrow Street' });
    await createHome(api, { ...where, streetAddress: '78 Harrow Street', status: 'ready' });
    const found = async (q: string) =>
      (await api.call(places.listPlaces, { query: { q } })).map(({ kind, slug, city, homes }) => [
        kind,
        slug,
        city,
        homes,
      ]);
    expect(await found('merr')).toEqual([['neighborhood', 'lake-merritt-oakland-ca', 'Oakland', 1]]);
    expect((await found('9461'))[0]).toEqual(['zip', '94610', 'Oakland', 1]);
    expect(await found('77  harrow st')).toEqual([['address', homeId, 'Oakland', 1]]);
    expect(await found('78 Harrow')).toEqual([]);
    await api.rows("update homes set zipcode = '94611', status = 'leased' where id = $1", [homeId]);
    expect((await found('merr'))[0]?.[3]).toBe(0);
    expect(await found('9461')).toContainEqual(['zip', '94610', 'Oakland', 0]);
  });

  test('knows the cities, neighborhoods, ZIP Codes, and nicknames of its regions on a site without homes', async () => {
    for (const [q, slug] of [
      ['Seattle', 'seattle-wa'],
      ['Capitol Hill', 'capitol-hill-seattle-wa'],
      ['98103', '98103'],
      ['san fran', 'san-francisco-ca'],
    ] as const)
      expect(await slugs({ q }), q).toContain(slug);
  });

  test('without a question there are only the places of our markets', async () => {
    const kinds = (await api.call(places.listPlaces, { query: { limit: 500 } })).map(({ kind }) => kind);
    expect([...new Set(kinds)]).toEqual(['region', 'city']);
  });

  test('signs that mean something to a database mean nothing here', async () => {
    for (const q of ['%', '_', '\\', "o'; drop table homes --"]) expect(await slugs({ q })).toEqual([]);
  });

  test('counts the homes one can rent there', async () => {
    const [oakland] = await api.call(places.listPlaces, { query: { q: 'oakland' } });
    expect(oakland?.homes).toBe(1);
    const [region] = await api.call(places.listPlaces, { query: { kind: 'region' } });
    expect(region).toMatchObject({ slug: 'bay-area', kind: 'region', homes: 1 });
  });

  test('a limit out of range is refused', async () => {
    expect((await api.fetch('/places?limit=501')).status).toBe(400);
  });
});

describe('getPlace', () => {
  test('knows a city and a region by their address segment', async () => {
    expect(await api.call(places.getPlace, { params: { slug: 'oakland-ca' } })).toMatchObject({
      kind: 'city',
      name: 'Oakland',
      regionName: 'Bay Area',
    });
    expect(await api.call(places.getPlace, { params: { slug: 'bay-area' } })).toMatchObject({ kind: 'region' });
  });

  test('an unknown one is not found', async () => {
    expect(await refusalOf(api.call(places.getPlace, { params: { slug: 'atlantis-zz' } }))).toMatchObject({
      status: 404,
    });
  });
});
