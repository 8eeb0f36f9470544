import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Words } from '@/contract/studio';
import { begin, type Move, step } from './history';

const words = (title: string): Words => ({ uid: 'a', tags: [], data: { title } });
const change = (title: string, where: string, time: number): Move => ({
  kind: 'change',
  words: words(title),
  where,
  time,
});

test('typing in one place is one step; another place or a pause begins another', () => {
  let steps = begin(words(''));
  steps = step(steps, change('h', 'data.title', 1_000));
  steps = step(steps, change('ha', 'data.title', 1_500));
  steps = step(steps, change('ha, b', 'data.summary', 1_600));
  steps = step(steps, change('ha, bc', 'data.summary', 9_000));
  expect(steps.past).toHaveLength(3);
  steps = step(step(step(steps, { kind: 'undo' }), { kind: 'undo' }), { kind: 'undo' });
  expect(steps.now).toEqual(words(''));
  expect(step(steps, { kind: 'undo' })).toBe(steps);
});

test('as many redos as undos lead back to where one was, whatever was changed', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 30 }), fc.nat(40), (titles, undos) => {
      let steps = begin(words('first'));
      titles.forEach((title, n) => {
        steps = step(steps, change(title, 'data.title', n * 2_000));
      });
      const { now } = steps;
      for (let n = 0; n < undos; n += 1) steps = step(steps, { kind: 'undo' });
      for (let n = 0; n < undos; n += 1) steps = step(steps, { kind: 'redo' });
      expect(steps.now).toEqual(now);
    }),
  );
});

test('what somebody else wrote takes our place, and ours can be had back', () => {
  const ours = step(begin(words('')), change('ours', 'data.title', 0));
  const theirs = step(ours, { kind: 'replace', words: words('theirs') });
  expect(theirs.now).toEqual(words('theirs'));
  expect(step(theirs, { kind: 'undo' }).now).toEqual(words('ours'));
});
