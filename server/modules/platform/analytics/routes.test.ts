import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { savedHomes } from '@/contract/homes/savedHomes/endpoints';
import { analytics } from '@/contract/platform/analytics/endpoints';
import { asSystem } from '@/server/db/client';
import { changeHomeStatus } from '@/server/modules/homes/homes/statusChanges';
import { mixpanel } from '@/server/providers/analytics/mixpanel';
import { refusalOf, testApi } from '@/tests/support/api';
import { createCity, createHome, createPerson } from '@/tests/support/fixtures/people';
import { forwardAnalytics } from './jobs';

const api = testApi();
beforeEach(() => api.empty('analytics_events', 'analytics_profiles'));

const ids = ['V1StGXR8_Z5jdHi6B-myT', 'W1StGXR8_Z5jdHi6B-myT'] as const;
const [visitor, other] = ids;
const viewed = (distinct_id: string = visitor) => ({
  event: 'Page viewed' as const,
  properties: { distinct_id, time: 1, page: '/homes' },
});
const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
  api.fetch(path, {
    method: 'POST',
    headers: { sourcetype: 'Consumer', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const add = (event: string, trackingId: string, at: string) =>
  api.rows(`insert into analytics_events (event, tracking_id, at) values ($1, $2, $3)`, [event, trackingId, at]);

describe('track', () => {
  test('keeps events with their context and answers as Mixpanel does', async () => {
    const context = { firstVisitedPath: '/homes', language: 'en-US' };
    const started = { event: 'Session started' as const, properties: { ...viewed().properties, context } };
    expect(await api.call(analytics.track, { body: [started, viewed()] })).toEqual({ status: 1, error: null });
    expect(
      await api.rows('select event, tracking_id, properties, shareable from analytics_events order by id'),
    ).toEqual([
      {
        event: 'Session started',
        tracking_id: visitor,
        properties: { ...context, page: '/homes' },
        shareable: true,
      },
      { event: 'Page viewed', tracking_id: visitor, properties: { page: '/homes' }, shareable: true },
    ]);
  });

  test('under Global Privacy Control an event stays here', async () => {
    await post('/mp/track', [viewed()], { 'sec-gpc': '1' });
    expect(await api.rows('select shareable from analytics_events')).toEqual([{ shareable: false }]);
  });

  test('refuses events of the server, unknown fields, and too many at once', async () => {
    const wrong = [
      [{ ...viewed(), event: 'Lease signed' }],
      [{ ...viewed(), properties: { ...viewed().properties, email: 'ada@example.com' } }],
      Array.from({ length: 21 }, () => viewed()),
      [viewed('short')],
    ];
    for (const body of wrong) expect((await post('/mp/track', body)).status).toBe(400);
    expect(await api.rows('select id from analytics_events')).toEqual([]);
  });
});

describe('engage', () => {
  test('names the member behind a browser until they opt out, to no one else', async () => {
    const [ada, ben] = [await createPerson(api), await createPerson(api)];
    await api.callAs(ada, analytics.engage, { body: [{ $distinct_id: visitor, $set: { $email: ada.email } }] });
    expect(await api.rows('select tracking_id, user_id, properties from analytics_profiles')).toEqual([
      { tracking_id: visitor, user_id: ada.id, properties: { $email: ada.email } },
    ]);
    await api.callAs(ben, analytics.engage, { body: [{ $distinct_id: visitor, $delete: '' }] });
    expect(await api.rows('select 1 from analytics_profiles')).toHaveLength(1);
    await api.callAs(ada, analytics.engage, { body: [{ $distinct_id: visitor, $delete: '' }] });
    expect(await api.rows('select 1 from analytics_profiles')).toEqual([]);
  });
});

describe('what the server records', () => {
  test('an operation that succeeds counts for the visitor it came from, and not for anyone who opted out', async () => {
    const ada = await createPerson(api, 'resident');
    await createCity(api);
    const homeId = await createHome(api);
    await api.callAs(ada, savedHomes.saveHome, { params: { homeId } });
    expect(await api.rows('select event from analytics_events')).toEqual([]);
    const token = await api.tokenFor(ada);
    await api.fetch(`/users/saved-homes/${homeId}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, sourcetype: 'Consumer', trackingid: visitor },
    });
    expect(await api.rows('select event, tracking_id, user_id, home_id from analytics_events')).toEqual([
      { event: 'Home saved', tracking_id: visitor, user_id: ada.id, home_id: homeId },
    ]);
  });

  test('a home that is listed counts for its owner, where they let us know them', async () => {
    await createCity(api, 'berkeley-ca');
    const [ada, ben] = [await createPerson(api), await createPerson(api)];
    await api.callAs(ada, analytics.engage, { body: [{ $distinct_id: visitor, $set: {} }] });
    for (const owner of [ada, ben]) {
      const homeId = await createHome(api, { owner, status: 'in_review', city: 'berkeley-ca' });
      await asSystem(api.services.db, (db) => changeHomeStatus(db, homeId, 'publish', api.now));
    }
    expect(await api.rows('select event, tracking_id, user_id from analytics_events')).toEqual([
      { event: 'Home listed', tracking_id: visitor, user_id: ada.id },
    ]);
  });
});

describe('getAnalyticsReport', () => {
  test('counts people who did each step after the one before, across their browsers', async () => {
    const [ada, staff] = [await createPerson(api, 'resident'), await createPerson(api, 'staff')];
    // Ada looks in one browser and books in another; the second visitor books before they look.
    for (const trackingId of ['A'.repeat(21), 'B'.repeat(21)])
      await api.rows(
        `insert into analytics_profiles (tracking_id, user_id, properties, shareable, updated_at) values ($1, $2, '{}', true, now())`,
        [trackingId, ada.id],
      );
    await add('Session started', 'A'.repeat(21), '2026-11-02T10:00:00Z');
    await add('Home viewed', 'A'.repeat(21), '2026-11-02T10:01:00Z');
    await add('Tour booked', 'B'.repeat(21), '2026-11-10T10:00:00Z');
    await add('Tour booked', other, '2026-11-03T10:00:00Z');
    await add('Session started', other, '2026-11-03T11:00:00Z');
    await add('Home viewed', other, '2026-11-03T11:01:00Z');
    await add('Session started', visitor, '2026-01-03T11:00:00Z');
    const report = await api.callAs(staff, analytics.getAnalyticsReport, { query: { days: 30 } });
    expect(report.funnels[0]?.steps).toEqual([
      { event: 'Session started', people: 2 },
      { event: 'Home viewed', people: 2 },
      { event: 'Tour booked', people: 1 },
      { event: 'Application submitted', people: 0 },
      { event: 'Lease signed', people: 0 },
    ]);
    expect(report.topEvents[0]).toEqual({ event: 'Home viewed', count: 2, people: 2 });
    expect(report.retention).toEqual([{ week: '2026-11-02', people: 2, returned: [1, 0] }]);
  });

  test('is for our team, and for the spans we offer', async () => {
    const staff = await createPerson(api, 'staff');
    expect(await refusalOf(api.callAs(await createPerson(api), analytics.getAnalyticsReport))).toMatchObject({
      status: 403,
    });
    expect(await refusalOf(api.callAs(staff, analytics.getAnalyticsReport, { query: { days: 31 } }))).toMatchObject({
      status: 400,
    });
  });
});

test('sends a vendor shared data once, and again after a failure', async () => {
  const received: { path: string | undefined; body: unknown }[] = [];
  let status = 500;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      received.push({ path: request.url, body: JSON.parse(text) });
      response.writeHead(status).end('{"status":1,"error":null}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const vendor = mixpanel({ token: 't', url });
    const ada = await createPerson(api);
    await api.callAs(ada, analytics.engage, { body: [{ $distinct_id: visitor, $set: { $email: ada.email } }] });
    await post('/mp/track', [viewed()]);
    await post('/mp/track', [viewed(other)], { 'sec-gpc': '1' });
    await expect(forwardAnalytics(api.services, vendor)).rejects.toThrow('500');
    received.length = 0;
    status = 200;
    await forwardAnalytics(api.services, vendor);
    await forwardAnalytics(api.services, vendor);
    expect(received).toEqual([
      {
        path: '/engage?verbose=1&ip=0',
        body: [{ $token: 't', $distinct_id: visitor, $set: { $email: ada.email } }],
      },
      {
        path: '/track?verbose=1&ip=0',
        body: [
          {
            event: 'Page viewed',
            properties: {
              page: '/homes',
              token: 't',
              distinct_id: visitor,
              time: expect.any(Number),
              $insert_id: expect.any(String),
            },
          },
        ],
      },
    ]);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});
