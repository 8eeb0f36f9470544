import { beforeEach, describe, expect, test } from 'vitest';
import { homes } from '@/contract/homes/homes/endpoints';
import { milesTo, nearestParks } from '@/server/modules/homes/homes/parks';
import { refusalOf, testApi } from '@/tests/support/api';
import { createHome } from '@/tests/support/fixtures/people';

const api = testApi();
beforeEach(() => api.empty('homes'));

const around = (homeId: string) => api.call(homes.getSurroundings, { params: { homeId } });

describe('getSurroundings', () => {
  test('tells the middle rent of homes of its size in the neighborhood', async () => {
    const homeId = await createHome(api, { neighborhood: 'Temescal', beds: 2, rent: 3_000 });
    for (const rent of [2_000, 2_500, 3_500, 9_000]) await createHome(api, { neighborhood: 'Temescal', beds: 2, rent });
    await createHome(api, { neighborhood: 'Temescal', beds: 4, rent: 5_000 });
    await createHome(api, { neighborhood: 'Rockridge', beds: 2, rent: 1_000 });
    await createHome(api, { neighborhood: 'Temescal', beds: 2, rent: 1_000, status: 'leased' });
    expect(await around(homeId)).toMatchObject({
      regionSlug: 'bay-area',
      area: 'Temescal',
      homes: 6,
      similar: { homes: 5, rentCents: 300_000 },
    });
  });

  test('shows figures of the city for a small neighborhood, and none for a small city', async () => {
    const homeId = await createHome(api, { neighborhood: 'Temescal', beds: 2 });
    expect(await around(homeId)).toMatchObject({ area: 'Oakland', homes: 1, similar: null });
    for (let n = 0; n < 4; n += 1) await createHome(api, { beds: 2, rent: 2_000 });
    expect(await around(homeId)).toMatchObject({
      area: 'Oakland',
      homes: 5,
      similar: { homes: 5, rentCents: 200_000 },
    });
  });

  test('names parks of the map, the nearest first, each once', async () => {
    const homeId = await createHome(api, { lat: 37.7694, lng: -122.4862 });
    const { parks } = await around(homeId);
    expect(parks[0]).toEqual({ name: 'Golden Gate Park', miles: 0 });
    expect(parks.map(({ miles }) => miles)).toEqual(parks.map(({ miles }) => miles).sort((a, b) => a - b));
    expect(new Set(parks.map(({ name }) => name)).size).toBe(parks.length);
  });

  test('reveals nothing about a draft', async () => {
    expect(await refusalOf(around(await createHome(api, { status: 'ready' })))).toMatchObject({ status: 404 });
  });
});

describe('distances', () => {
  const square = {
    name: 'Square',
    rings: [
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
        [0, 0],
      ],
    ],
  } as const;

  test('lead to the nearest edge, and are nothing inside', () => {
    expect(milesTo(square, { lat: 0.5, lng: 0.5 })).toBe(0);
    expect(milesTo(square, { lat: 0.5, lng: -1 })).toBeCloseTo(69.09, 1);
    expect(milesTo(square, { lat: 2, lng: 0.5 })).toBeCloseTo(69.09, 1);
  });

  test('a park an hour away is not near', () => {
    expect(nearestParks([square], { lat: 0.5, lng: -1 })).toEqual([]);
  });
});
