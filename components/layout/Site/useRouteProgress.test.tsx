import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useRouteProgress } from './useRouteProgress';

const { events, bar } = vi.hoisted(() => {
  const heard = new Map<string, (...answers: unknown[]) => void>();
  const bar = { configure: vi.fn(() => bar), start: vi.fn(), done: vi.fn() };
  return {
    bar,
    events: {
      on: (name: string, tell: () => void) => void heard.set(name, tell),
      off: (name: string) => void heard.delete(name),
      emit: (name: string, ...input: unknown[]) => heard.get(name)?.(...input),
    },
  };
});
vi.mock('next/router', () => ({ useRouter: () => ({ events }) }));
vi.mock('nprogress', () => ({ default: bar }));

beforeEach(() => {
  for (const spy of [bar.start, bar.done]) spy.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

test('the bar starts at 0.08, trickles every 200 ms and ends with the navigation', async () => {
  renderHook(() => useRouteProgress());
  events.emit('routeChangeStart', '/homes', { shallow: false });
  await waitFor(() => expect(bar.start).toHaveBeenCalledTimes(1));
  expect(bar.configure).toHaveBeenCalledWith(expect.objectContaining({ minimum: 0.08, trickleSpeed: 200 }));
  events.emit('routeChangeComplete', '/homes', { shallow: false });
  await waitFor(() => expect(bar.done).toHaveBeenCalledTimes(1));
});

test('it ends with a failed navigation too', async () => {
  renderHook(() => useRouteProgress());
  events.emit('routeChangeStart', '/homes', { shallow: false });
  await waitFor(() => expect(bar.start).toHaveBeenCalledTimes(1));
  events.emit('routeChangeError', new Error('gone'), '/homes', { shallow: false });
  await waitFor(() => expect(bar.done).toHaveBeenCalledTimes(1));
});

test('a shallow change draws none', async () => {
  renderHook(() => useRouteProgress());
  events.emit('routeChangeStart', '/?activeModal=COVID', { shallow: true });
  events.emit('routeChangeStart', '/homes', { shallow: false });
  await waitFor(() => expect(bar.start).toHaveBeenCalledTimes(1));
  events.emit('routeChangeComplete', '/homes', { shallow: false });
  await waitFor(() => expect(bar.done).toHaveBeenCalledTimes(1));
  expect(bar.start).toHaveBeenCalledTimes(1);
});
