import { expect, test } from 'vitest';
import { parsePostInspection, postInspectionQueries } from './postInspectionSteps';

test('a step with an id is that proposal', () => {
  expect(parsePostInspection('proposal/decide/p1')).toEqual({ proposalId: 'p1', step: 'decide' });
});

test.each([undefined, 'proposal', 'proposal/decide'])('%s names no proposal: all of them', (at) => {
  expect(parsePostInspection(at)).toEqual({ proposalId: null });
});

test.each(['nonsense', 'proposal/nonsense', 'proposal/nonsense/p1', 'proposal/decide/p1/more'])(
  '%s is not there',
  (at) => {
    expect(postInspectionQueries(at)).toBeNull();
  },
);
