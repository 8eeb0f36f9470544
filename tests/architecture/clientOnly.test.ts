import { expect, test } from 'vitest';
import { productFiles } from '../support/sources';

test('parts that only browsers draw wait until React has hydrated around them', () => {
  const parts = productFiles().filter(
    ({ path, text }) => text.includes('ssr: false') && !path.endsWith('clientOnly.tsx'),
  );
  expect(parts.length).toBeGreaterThan(0);
  const bare = parts.filter(
    ({ text }) => text.match(/ssr: false/g)?.length !== text.match(/clientOnly\(\s*dynamic\(/g)?.length,
  );
  expect(bare.map(({ path }) => path)).toEqual([]);
});
