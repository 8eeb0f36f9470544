import { describe, expect, test } from 'vitest';
import { settings } from '@/contract/account/settings/endpoints';
import { testApi } from '@/tests/support/api';

const api = testApi();

describe('getSettings', () => {
  test('says how to reach us and what a referral earns', async () => {
    expect(await api.call(settings.getSettings)).toMatchObject({
      referralRewardCents: 100_000,
      banner: { href: '/blog/belong-is-coming-to-virginia' },
      supportEmail: expect.stringContaining('@'),
    });
  });
});
