import { expect, test } from 'vitest';
import { withoutKeys } from './withoutKeys';

test('what opens a tour or a meeting is not written down; every other address stays as it is', () => {
  const key = 'EMv07_AwzPCIVQjNyjoE_dzG';
  expect(withoutKeys(`https://x.test/homes/oakland-ca/1/tour/${key}?a=b`)).toBe(
    'https://x.test/homes/oakland-ca/1/tour/key?a=b',
  );
  expect(withoutKeys(`/meetings/inspection-results/${key}`)).toBe('/meetings/inspection-results/key');
  for (const other of ['/homes/oakland-ca/1/tour', '/meetings/intro', `/blog/${key}`])
    expect(withoutKeys(other)).toBe(other);
});
