import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { collectGently, helperThreads } from './collector.ts';

test.skipIf(process.platform !== 'linux')('what collects garbage gives way, what answers does not', () => {
  const before = getPriority(process.pid);
  expect(helperThreads()).not.toEqual([]);
  collectGently();
  expect(helperThreads().map((id) => getPriority(id) > before)).toEqual(helperThreads().map(() => true));
  expect(getPriority(process.pid)).toBe(before);
});
