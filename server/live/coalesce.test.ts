// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coalesce, PACE_MS } from './coalesce';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listener() {
  const heard: string[] = [];
  return { heard, ...coalesce((subject) => heard.push(subject)) };
}

test('the first piece of news comes at once, and the many after it as one', () => {
  const { heard, add } = listener();
  for (let n = 0; n < 100; n += 1) add('threads', 'own');
  expect(heard).toEqual(['threads']);
  vi.advanceTimersByTime(PACE_MS.own);
  expect(heard).toEqual(['threads', 'threads']);
  vi.advanceTimersByTime(60_000);
  expect(heard).toHaveLength(2);
});

test('a message a second to anybody reaches one of our team four times a minute, not sixty', () => {
  const { heard, add } = listener();
  for (let second = 0; second < 60; second += 1) {
    add('threads', 'everybody');
    vi.advanceTimersByTime(1_000);
  }
  expect(heard).toHaveLength(5);
});

test('what is their own does not wait behind what is everybody’s', () => {
  const { heard, add } = listener();
  add('threads', 'everybody');
  add('threads', 'everybody');
  vi.advanceTimersByTime(500);
  add('threads', 'own');
  vi.advanceTimersByTime(500);
  expect(heard).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  expect(heard).toHaveLength(2);
});

test('kinds of news do not wait for each other, and nothing comes after the end', () => {
  const { heard, add, stop } = listener();
  add('threads', 'own');
  add('leases', 'own');
  add('leases', 'own');
  expect(heard).toEqual(['threads', 'leases']);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(heard).toHaveLength(2);
});
