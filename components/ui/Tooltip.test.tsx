import '@/tests/support/topLayer';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './Tooltip';
import { headerDelays } from './tooltipTiming';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function shown(text: string) {
  return screen.getByText(text).dataset.popover === 'open';
}

test('a tooltip of the header waits 700 ms; the next one within 300 ms of it does not wait', () => {
  render(
    <>
      <Tooltip text="Homes you saved" delays={headerDelays}>
        <button type="button">Saved</button>
      </Tooltip>
      <Tooltip text="Your account" delays={headerDelays}>
        <button type="button">Account</button>
      </Tooltip>
    </>,
  );
  fireEvent.pointerEnter(screen.getByText('Saved'));
  pass(699);
  expect(shown('Homes you saved')).toBe(false);
  pass(1);
  expect(shown('Homes you saved')).toBe(true);
  fireEvent.pointerLeave(screen.getByText('Saved'));
  pass(200);
  expect(shown('Homes you saved')).toBe(false);
  fireEvent.pointerEnter(screen.getByText('Account'));
  expect(shown('Your account')).toBe(true);
});

test('a tooltip describes its control and Escape hides it', () => {
  render(
    <Tooltip text="Only you see this">
      <button type="button">Note</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Note' });
  expect(button).toHaveAccessibleDescription('Only you see this');
  fireEvent.pointerEnter(button);
  pass(1000);
  expect(shown('Only you see this')).toBe(true);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(shown('Only you see this')).toBe(false);
});
