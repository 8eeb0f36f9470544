import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, toast } from './announcements';
import { LiveRegion } from './LiveRegion';
import { TOAST_MS, Toasts } from './Toasts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const advanceTimers = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a toast goes by itself, but not while a pointer rests on it', () => {
  render(<Toasts />);
  act(() => void toast('Your question is on its way.'));
  const slip = screen.getByText('Your question is on its way.');
  advanceTimers(TOAST_MS - 1);
  fireEvent.pointerEnter(slip);
  advanceTimers(60_000);
  expect(slip).toBeInTheDocument();
  fireEvent.pointerLeave(slip);
  advanceTimers(TOAST_MS);
  expect(slip).not.toBeInTheDocument();
});

test('a toast with an action stays until it is answered', () => {
  const undo = vi.fn();
  render(<Toasts />);
  act(() => void toast('Home removed.', { action: { label: 'Undo', onPress: undo } }));
  advanceTimers(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Home removed.')).toBeNull();
});

test('the same sentence announced twice is a new sentence to a screen reader', () => {
  render(<LiveRegion />);
  const heard: (string | null)[] = [];
  for (let times = 0; times < 2; times += 1) {
    act(() => announce('12 homes found'));
    heard.push(screen.getByRole('status').textContent);
  }
  expect(heard[0]).toContain('12 homes found');
  expect(heard[1]).toContain('12 homes found');
  expect(heard[1]).not.toBe(heard[0]);
});
