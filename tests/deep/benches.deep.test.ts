// Every suite of `npm run bench`, with a small size, runs to its end and prints figures.
import { expect, test } from 'vitest';
import type { Suite } from '@/bench/suiteNames';
import { command } from '@/scripts/ci/command';

const MAX_MINUTES = 10;

/** What each suite is given: fewer homes, orders, leases, photos, rounds, or seconds. */
const small: Record<Suite, readonly string[]> = {
  search: ['1000'],
  map: ['1000'],
  estimates: ['1000'],
  criteria: ['5'],
  desk: ['1'],
  sealing: ['3'],
  content: ['50'],
  pages: ['300'],
  browser: ['1'],
  lighthouse: ['1'],
  accounts: ['1'],
  care: ['1000'],
  listing: ['5'],
  money: ['20'],
  load: ['1', '--rate=20'],
  scale: ['2000'],
  homes10m: ['20000'],
};

test.each(Object.entries(small))(
  'prints figures of %s',
  async (name, size) => {
    const { ok, output } = await command(['tsx', 'bench/index.ts', name, ...size]);
    expect(ok, output).toBe(true);
    // A name, a figure with its unit.
    expect(output).toMatch(/^ {2}\S.* \d[\d,.]* (?:ms|req\/s|KB|MB|x)/m);
  },
  MAX_MINUTES * 60_000,
);
