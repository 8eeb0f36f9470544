import { describe, expect, test } from 'vitest';
import type { HomeStatus } from '@/contract/homes/homes/endpoints';
import { homeActions } from './homeActions';

const labels = (status: HomeStatus, role: Parameters<typeof homeActions>[0]['role'] = 'owner') => {
  const { next, now, more } = homeActions({ id: 'h1', status, role });
  return { next: next?.label, now: now.map(({ label }) => label), more: more.map(({ label }) => label) };
};

describe('the way on from a home', () => {
  test.each([
    ['qualified', 'Start the agreement', []],
    ['setup', 'Continue setup', ['Insurance']],
    ['inspection', undefined, ['Insurance']],
    ['ready', 'Edit the listing', ['Insurance']],
    ['active', undefined, ['Edit the listing', 'Listing performance', 'Insurance']],
    ['leased', 'Renew the lease', ['Insurance']],
  ] as const)('%s: one next step, and what applies at this stage', (status, next, now) => {
    expect(labels(status)).toMatchObject({ next, now });
  });

  test('before it can earn rent, nothing is said of selling it', () => {
    expect(labels('inspection').more).toEqual(['Message us about this home', 'Leave Belong']);
    expect(labels('active').more).toEqual([
      'Message us about this home',
      'Sell or keep',
      'Sell this home',
      'Leave Belong',
    ]);
  });

  test('a viewer sees no money, and only the owner leaves', () => {
    expect(labels('active', 'viewer')).toEqual({
      next: undefined,
      now: ['Edit the listing', 'Listing performance'],
      more: ['Message us about this home'],
    });
    expect(labels('active', 'co_owner').more).not.toContain('Leave Belong');
    expect(labels('offboarded').more).toContain('See the handover');
  });
});
