import { expect, test } from 'vitest';
import { stampOf, timeOf } from './manifest';
import { expiredBackups } from './retention';

const now = new Date('2026-11-23T18:00:00Z');
const ago = (days: number) => stampOf(new Date(now.getTime() - days * 86_400_000));

test('a stamp names its second and can be read back', () => {
  expect(stampOf(now)).toBe('20261123t180000z');
  expect(timeOf('20261123t180000z')).toEqual(now);
  expect(timeOf('files')).toBeNull();
});

test('all of two days stay, then the last of each day, and nothing beyond its time', () => {
  const recent = [ago(0), ago(0.5), ago(1.9)];
  const older = [ago(5), ago(5.1), ago(29), ago(31)];
  expect(expiredBackups([...older, ...recent], now, 30)).toEqual([ago(5.1), ago(31)]);
});

test('the newest stays, however old it is', () => {
  expect(expiredBackups([ago(400)], now, 30)).toEqual([]);
  expect(expiredBackups([ago(400), ago(401)], now, 30)).toEqual([ago(401)]);
});
