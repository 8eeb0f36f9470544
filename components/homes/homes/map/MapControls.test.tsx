import '@/tests/support/browser/topLayer';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MapEngine } from '@/components/layout/map/engine/mapEngine';
import { MapControls } from './MapControls';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const advanceTimers = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const isShown = (text: string) => screen.getByText(text).dataset.popover === 'open';

test('outside the header a tooltip waits 50 ms, and the next one within 150 ms of it does not wait', () => {
  const map = { zoomBy: vi.fn() } as unknown as MapEngine;
  render(<MapControls map={map} isFollowing onFollow={vi.fn()} hasMoved={false} onSearchHere={vi.fn()} />);
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Zoom in' }));
  advanceTimers(49);
  expect(isShown('Zoom in')).toBe(false);
  advanceTimers(1);
  expect(isShown('Zoom in')).toBe(true);
  fireEvent.pointerLeave(screen.getByRole('button', { name: 'Zoom in' }));
  advanceTimers(120);
  expect(isShown('Zoom in')).toBe(false);
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Zoom out' }));
  expect(isShown('Zoom out')).toBe(true);
});
