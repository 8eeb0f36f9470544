import { beforeEach, describe, expect, test } from 'vitest';
import { monitoring, type WebVital } from '@/contract/platform/monitoring/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
beforeEach(() => api.empty('web_vitals', 'browser_errors'));

const error = {
  kind: 'error',
  message: 'TypeError: x is undefined',
  stack: 'at f (https://belong.test/_next/static/chunks/main-1a.js:1:2)',
  route: '/homes',
  device: 'phone',
  build: 'b1',
} as const;
const lcp = (value: number, more: Partial<WebVital> = {}): WebVital => ({
  metric: 'LCP',
  value,
  route: '/homes',
  device: 'phone',
  ...more,
});

describe('recordVitals', () => {
  test('refuses an address in place of the pattern of a page', async () => {
    const vital = lcp(1, { route: '/homes?email=ada@example.com' });
    expect(await refusalOf(api.call(monitoring.recordVitals, { body: [vital] }))).toMatchObject({ status: 400 });
  });
});

describe('recordErrors', () => {
  test('the same error counts up, in whichever build, and keeps nothing personal', async () => {
    const staff = await createPerson(api, 'staff');
    const again = { ...error, stack: error.stack.replace('main-1a', 'main-2b'), build: 'b2' };
    const personal = { ...error, message: 'No user maya@example.test' };
    await api.call(monitoring.recordErrors, { body: [error, personal] });
    await api.call(monitoring.recordErrors, { body: [again] });
    const { errors } = await api.callAs(staff, monitoring.getMonitoringReport);
    expect(
      errors.map(({ message, count, build }) => ({ message, count, build })).sort((a, b) => b.count - a.count),
    ).toEqual([
      { message: 'TypeError: x is undefined', count: 2, build: 'b2' },
      { message: 'No user [email]', count: 1, build: 'b1' },
    ]);
  });

  test('a flood of kinds is bounded, and known ones still count', async () => {
    await api.call(monitoring.recordErrors, { body: [error] });
    await api.rows(`insert into browser_errors select 'f' || n, 'log', 'm' || n, '', '/', 'phone', '', 1, now(), now()
      from generate_series(1, 499) n`);
    await api.call(monitoring.recordErrors, { body: [{ ...error, message: 'new' }, error] });
    expect(await api.rows('select count(*)::int as groups, max(count) as most from browser_errors')).toEqual([
      { groups: 500, most: 2 },
    ]);
  });
});

describe('getMonitoringReport', () => {
  test('says the 75th percentile by page and device with how many were measured', async () => {
    const staff = await createPerson(api, 'staff');
    await api.call(monitoring.recordVitals, {
      body: [lcp(1_000), lcp(2_000), lcp(3_000), lcp(4_000), lcp(5_000), lcp(9, { device: 'desktop', metric: 'TTFB' })],
    });
    await api.rows(`update web_vitals set at = $1`, [api.now.toISOString()]);
    const { vitals } = await api.callAs(staff, monitoring.getMonitoringReport);
    expect(vitals).toEqual([
      { route: '/homes', device: 'phone', metrics: { LCP: { p75: 4_000, count: 5 } } },
      { route: '/homes', device: 'desktop', metrics: { TTFB: { p75: 9, count: 1 } } },
    ]);
  });

  test('is for our team', async () => {
    const refusal = await refusalOf(api.callAs(await createPerson(api), monitoring.getMonitoringReport));
    expect(refusal.status).toBe(403);
  });
});
