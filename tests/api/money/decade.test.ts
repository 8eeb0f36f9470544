// M19: years of leases on a virtual clock, with faults in everything they depend on. A deep run has 50 leases for ten
// years, twice; `M19_LEASES=200` has all of it.
import { expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { runDecade } from '@/tests/support/fixtures/money/decade';
import { isDeep, testSeed } from '@/tests/support/sample';

const [one, again, other] = [testApi(), testApi(), testApi()];
const { M19_LEASES = '50', M19_MONTHS = '120' } = process.env;
const size = isDeep ? { leases: Number(M19_LEASES), months: Number(M19_MONTHS) } : { leases: 2, months: 5 };
const HOUR = 3_600_000;

test(
  'M19: the same seed ends in the same books, another in others, and none breaks an invariant',
  async () => {
    // Side by side: one waits for its database while the other works.
    const [first, second] = await Promise.all([one, again].map((api) => runDecade(api, { seed: testSeed, ...size })));
    expect(first?.postings).toBeGreaterThan(size.leases * size.months);
    expect(second).toEqual(first);
    const small = await runDecade(other, { seed: testSeed + 1, leases: 1, months: 2 });
    expect(small.hash).not.toBe(first?.hash);
  },
  isDeep ? Math.max(1, (size.leases * size.months) / 400) * HOUR : 240_000,
);
