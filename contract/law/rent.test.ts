import { describe, expect, test } from 'vitest';
import { dollars } from '@/contract/money/cents';
import { increaseLimit } from './rent';
import { rentRules } from './rentRules';
import { rulesFor } from './rules';

describe('an increase', () => {
  test('in Washington in 2026 is at most $290.49 on $3,000, with 90 days’ notice and not before month 13', () => {
    const limit = increaseLimit(dollars(3000), { state: 'WA', city: 'Tacoma' }, '2026-03-01', '2026-01-01');
    expect(limit).toMatchObject({ maxIncrease: 29_049, rent: 329_049, noticeDays: 90, earliest: '2027-01-01' });
  });

  test('in Seattle takes 180 days’ notice', () => {
    const limit = increaseLimit(dollars(3000), { state: 'WA', city: 'seattle' }, '2026-03-01', '2024-01-01');
    expect(limit).toMatchObject({ noticeDays: 180, earliest: '2026-08-28' });
  });

  test('in California never goes above 10 %, in Florida no figure bounds it', () => {
    expect(increaseLimit(dollars(3000), { state: 'CA' }, '2026-03-01', '2024-01-01').maxIncrease).toBe(30_000);
    expect(increaseLimit(dollars(3000), { state: 'FL' }, '2026-03-01', '2024-01-01').maxIncrease).toBeNull();
  });
});

describe('a rule', () => {
  test('holds from its first day to its last, and a city’s within the city alone', () => {
    const caps = (day: string) => rulesFor(rentRules, { state: 'WA' }, day, 'rentIncreaseCap').map(({ id }) => id);
    expect(caps('2026-12-31')).toEqual(['wa-rent-cap-2026']);
    expect(caps('2027-01-01')).toEqual(['wa-rent-cap']);
    const ids = (city?: string) => rulesFor(rentRules, { state: 'WA', city }, '2026-06-01').map(({ id }) => id);
    expect(ids('Seattle')).toContain('seattle-rent-notice');
    expect(ids('Tacoma')).not.toContain('seattle-rent-notice');
  });

  test.each(['CA', 'WA', 'FL', 'VA'])('about increases in %s is known for this year and the next two', (state) => {
    for (const day of ['2026-11-21', '2027-06-01', '2028-12-31'])
      expect(rulesFor(rentRules, { state }, day, 'rentIncreaseCap')).toHaveLength(1);
  });

  test('has a source, a day it was checked on and an id of its own', () => {
    expect(new Set(rentRules.map(({ id }) => id)).size).toBe(rentRules.length);
    for (const { source, checked } of rentRules) {
      expect(source.length).toBeGreaterThan(4);
      expect(checked).toMatch(/^2026-\d\d-\d\d$/);
    }
  });
});
