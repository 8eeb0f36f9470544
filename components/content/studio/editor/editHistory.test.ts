import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DocumentContent } from '@/contract/content/studio/endpoints';
import { type EditMove, reduceHistory, startHistory } from './editHistory';

const labels = (title: string): DocumentContent => ({ uid: 'a', tags: [], data: { title } });
const change = (title: string, where: string, time: number): EditMove => ({
  kind: 'change',
  label: labels(title),
  where,
  time,
});

test('typing in one place is one step; another place or a pause begins another', () => {
  let steps = startHistory(labels(''));
  steps = reduceHistory(steps, change('h', 'data.title', 1_000));
  steps = reduceHistory(steps, change('ha', 'data.title', 1_500));
  steps = reduceHistory(steps, change('ha, b', 'data.summary', 1_600));
  steps = reduceHistory(steps, change('ha, bc', 'data.summary', 9_000));
  expect(steps.past).toHaveLength(3);
  steps = reduceHistory(reduceHistory(reduceHistory(steps, { kind: 'undo' }), { kind: 'undo' }), { kind: 'undo' });
  expect(steps.now).toEqual(labels(''));
  expect(reduceHistory(steps, { kind: 'undo' })).toBe(steps);
});

test('as many redos as undos lead back to where one was, whatever was changed', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 30 }), fc.nat(40), (titles, undos) => {
      let steps = startHistory(labels('first'));
      titles.forEach((title, n) => {
        steps = reduceHistory(steps, change(title, 'data.title', n * 2_000));
      });
      const { now } = steps;
      for (let n = 0; n < undos; n += 1) steps = reduceHistory(steps, { kind: 'undo' });
      for (let n = 0; n < undos; n += 1) steps = reduceHistory(steps, { kind: 'redo' });
      expect(steps.now).toEqual(now);
    }),
  );
});

test('lets another editor’s text replace ours, and offers ours again', () => {
  const ours = reduceHistory(startHistory(labels('')), change('ours', 'data.title', 0));
  const theirs = reduceHistory(ours, { kind: 'replace', label: labels('theirs') });
  expect(theirs.now).toEqual(labels('theirs'));
  expect(reduceHistory(theirs, { kind: 'undo' }).now).toEqual(labels('ours'));
});
