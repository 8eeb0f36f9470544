import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { afterLogout } from '@/lib/session/afterLogout';
import { useDraft } from './useDraft';

beforeEach(() => window.sessionStorage.clear());

const empty = { text: '', amountCents: null as number | null, rooms: [] as string[] };
const open = (name = 'note:1') => renderHook(({ draft }) => useDraft(draft, empty), { initialProps: { draft: name } });

test('what was typed is there after a reload, and gone once it has arrived', () => {
  const first = open();
  // Two changes of one event, before anything is drawn.
  act(() => {
    first.result.current.set({ text: 'The tap drips' });
    first.result.current.set({ amountCents: 4_500, rooms: ['Bath'] });
  });
  first.unmount();
  const again = open();
  expect(again.result.current.values).toEqual({ text: 'The tap drips', amountCents: 4_500, rooms: ['Bath'] });
  act(() => again.result.current.clear());
  expect(again.result.current.values).toEqual(empty);
  expect(open().result.current.values).toEqual(empty);
});

test('what it is about has words of its own', () => {
  const { result, rerender } = open('note:1');
  act(() => result.current.set({ text: 'About one' }));
  rerender({ draft: 'note:2' });
  expect(result.current.values).toEqual(empty);
  rerender({ draft: 'note:1' });
  expect(result.current.values.text).toBe('About one');
});

test('what older code stored in another form is left out', () => {
  window.sessionStorage.setItem(
    'draft:note:1',
    JSON.stringify({ text: 7, amountCents: {}, rooms: 'Bath', other: 'x' }),
  );
  expect(open().result.current.values).toEqual(empty);
});

test('who logs out leaves no words behind', () => {
  const { result } = open();
  act(() => result.current.set({ text: 'The tap drips' }));
  vi.stubGlobal('location', { assign: vi.fn() });
  afterLogout();
  expect(open().result.current.values).toEqual(empty);
});
