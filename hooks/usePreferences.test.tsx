import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseTheme } from '@/lib/preferences';
import { usePreferences } from './usePreferences';

let system: Record<string, boolean>;
let listeners: Set<() => void>;

beforeEach(() => {
  system = {};
  listeners = new Set();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: Object.keys(system).some((part) => query.includes(part) && system[part]),
    addEventListener: (_: string, tell: () => void) => listeners.add(tell),
    removeEventListener: (_: string, tell: () => void) => listeners.delete(tell),
  }));
});
afterEach(() => chooseTheme(undefined));

test('the system is followed as it changes', () => {
  const { result, unmount } = renderHook(() => usePreferences());
  expect(result.current).toEqual({ theme: 'light', language: 'en-US', reducedMotion: false, highContrast: false });
  system = { 'color-scheme: dark': true, 'reduced-motion': true, 'forced-colors': true };
  act(() => {
    for (const tell of listeners) tell();
  });
  expect(result.current).toMatchObject({ theme: 'dark', reducedMotion: true, highContrast: true });
  unmount();
  expect(listeners.size).toBe(0);
});

test('the visitor’s own theme wins, and can be given back', () => {
  system = { 'color-scheme: dark': true };
  const { result } = renderHook(() => usePreferences());
  act(() => chooseTheme('light'));
  expect(result.current.theme).toBe('light');
  expect(document.documentElement.dataset.theme).toBe('light');
  act(() => chooseTheme(undefined));
  expect(result.current.theme).toBe('dark');
  expect(document.documentElement.dataset.theme).toBeUndefined();
});
