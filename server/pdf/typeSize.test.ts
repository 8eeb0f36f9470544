import { expect, test } from 'vitest';
import { prescribedPoints } from '@/contract/law/texts/points';
import { statutoryTexts } from '@/contract/law/texts/statutes.data';
import { LARGE_POINTS, PLAIN_POINTS } from './document';

test('papers are in type at least as large as each statute prescribes', () => {
  // Cal. Civ. Code § 1946.2(f)(3): no less than 12 points; § 2079.10a: no less than 8.
  const [notice = ''] = statutoryTexts.caTenantProtection.paragraphs;
  const [database = ''] = statutoryTexts.caMegansLaw.paragraphs;
  expect([notice, database, 'Other words'].map(prescribedPoints)).toEqual([12, 8, 0]);
  expect(PLAIN_POINTS).toBeGreaterThanOrEqual(prescribedPoints(database));
  expect(LARGE_POINTS).toBeGreaterThanOrEqual(prescribedPoints(notice));
});
