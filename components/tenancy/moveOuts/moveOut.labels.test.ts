import { expect, test } from 'vitest';
import { hasInspection } from './moveOut.labels';

test.each([
  ['left', null, null, true],
  ['settled', null, null, false],
  ['returned', null, null, false],
  ['returned', '2026-11-01T17:00:00Z', null, true],
  ['returned', null, '2026-11-01T18:00:00Z', true],
] as const)('of a deposit that is %s, the inspection is linked where there is one to see or to come', (...facts) => {
  const [status, inspectionAt, inspectedAt, isLinked] = facts;
  expect(hasInspection({ status, inspectionAt, inspectedAt })).toBe(isLinked);
});
