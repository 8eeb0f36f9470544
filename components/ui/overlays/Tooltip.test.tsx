import '@/tests/support/browser/topLayer';
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

const advanceTimers = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function visibleTooltip(text: string) {
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
  advanceTimers(699);
  expect(visibleTooltip('Homes you saved')).toBe(false);
  advanceTimers(1);
  expect(visibleTooltip('Homes you saved')).toBe(true);
  fireEvent.pointerLeave(screen.getByText('Saved'));
  advanceTimers(200);
  expect(visibleTooltip('Homes you saved')).toBe(false);
  fireEvent.pointerEnter(screen.getByText('Account'));
  expect(visibleTooltip('Your account')).toBe(true);
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
  advanceTimers(1000);
  expect(visibleTooltip('Only you see this')).toBe(true);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(visibleTooltip('Only you see this')).toBe(false);
});
