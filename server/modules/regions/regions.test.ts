import { beforeAll, describe, expect, test } from 'vitest';
import { regions } from '@/contract/regions';
import { testApi } from '@/tests/support/api';
import { aCity } from '@/tests/support/people';

const api = testApi();
beforeAll(() => aCity(api));

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

  test('takes no parameters', async () => {
    expect((await api.fetch('/regions?status=Active')).status).toBe(400);
  });
});
