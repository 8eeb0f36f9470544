import { beforeEach, describe, expect, test } from 'vitest';
import { siteVisits } from '@/contract/platform/siteVisits/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';

const api = testApi();
beforeEach(() => api.empty('site_visits'));

const visit = {
  trackingId: 'V1StGXR8_Z5jdHi6B-myT',
  url: 'https://belong.test/homes',
  referrer: '',
  encodedPartnerKey: 'cGFydG5lcg',
  experiments: { hero: 'b' },
};

describe('recordVisit', () => {
  test('keeps the visit and answers an empty object', async () => {
    expect(await api.call(siteVisits.recordVisit, { body: visit })).toEqual({});
    expect(await api.rows('select tracking_id, url, encoded_partner_key, experiments from site_visits')).toEqual([
      { tracking_id: visit.trackingId, url: visit.url, encoded_partner_key: 'cGFydG5lcg', experiments: { hero: 'b' } },
    ]);
  });

  test('counts opted-out visits without a name, and shares visits with Global Privacy Control with no one', async () => {
    await api.call(siteVisits.recordVisit, { body: { ...visit, trackingId: null } });
    await api.fetch('/sitevisit', {
      method: 'POST',
      headers: { sourcetype: 'Consumer', 'content-type': 'application/json', 'sec-gpc': '1' },
      body: JSON.stringify(visit),
    });
    expect(await api.rows('select tracking_id, url, encoded_partner_key from site_visits order by id')).toEqual([
      { tracking_id: null, url: visit.url, encoded_partner_key: 'cGFydG5lcg' },
      { tracking_id: visit.trackingId, url: visit.url, encoded_partner_key: 'cGFydG5lcg' },
    ]);
  });

  test('refuses a tracking id of another shape, unknown fields, and too much of anything', async () => {
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`e${n}`, 'a']));
    for (const wrong of [
      { trackingId: 'short' },
      { isStaff: true },
      { url: 'x'.repeat(2_001) },
      { experiments: many },
    ]) {
      const refusal = await refusalOf(
        api.call(siteVisits.recordVisit, { body: { ...visit, ...wrong } as typeof visit }),
      );
      expect(refusal.status).toBe(400);
    }
    expect(await api.rows('select id from site_visits')).toEqual([]);
  });
});
