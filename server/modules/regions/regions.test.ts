import { describe, expect, test } from 'vitest';
import { regions } from '@/contract/regions';
import { testApi } from '@/tests/support/api';

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
