import { expect, test } from 'vitest';
import { emergencySymptoms } from '@/contract/care/workOrders/symptoms/emergency.data';
import { symptoms } from '@/contract/care/workOrders/symptoms/symptoms';
import { needsResponders, tradeFor } from './constants';

/** Who is licensed for it, and whether the fire department or the gas company comes first. */
const expected = {
  gas_smell: ['hvac', true],
  fire_or_smoke: ['electrical', true],
  carbon_monoxide: ['hvac', true],
  sparks_or_burning_smell: ['electrical', false],
  flooding: ['plumbing', false],
  sewage_backup: ['plumbing', false],
  lock_out_or_broken_lock: ['locksmith', false],
  ceiling_collapse: ['handyman', false],
} as const;

test('names the trade of every emergency, and the ones that wait for responders', () => {
  expect(
    Object.fromEntries(
      emergencySymptoms.map(({ id, area }) => [
        id,
        [tradeFor({ area, symptom: id }), needsResponders({ symptom: id })],
      ]),
    ),
  ).toEqual(expected);
});

test('names a plumber for no symptom outside water and its leaks', () => {
  const plumbers = symptoms.filter(({ id, area }) => tradeFor({ area, symptom: id }) === 'plumbing');
  expect(
    plumbers
      .filter(({ area }) => area !== 'plumbing' && area !== 'hot_water')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['flooding', 'sewage_backup']);
});

test.each([
  ['heating', null, 'hvac'],
  ['doors_and_locks', 'garage_door', 'handyman'],
  ['doors_and_locks', 'lost_keys', 'locksmith'],
  ['yard_and_outside', 'pool', 'pool'],
  ['emergency', null, 'handyman'],
] as const)('in %s, %s goes to %s', (area, symptom, trade) => {
  expect(tradeFor({ area, symptom })).toBe(trade);
});
