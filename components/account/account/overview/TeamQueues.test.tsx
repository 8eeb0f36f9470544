import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Queue } from '@/contract/platform/desk/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { TeamQueues } from './TeamQueues';

vi.mock('next/router', () => ({ useRouter: () => ({ query: {}, push: vi.fn() }) }));

const queue = (id: string, title: string, count: number): Queue => ({
  id,
  title,
  count,
  group: 'Requests',
  waitsFor: 'An answer',
  hasMore: false,
  canResolve: false,
  duties: [],
  oldestSince: count > 0 ? '2026-11-20T12:00:00.000Z' : null,
});

const show = (queues: readonly Queue[]) => renderScreen(<TeamQueues />, { call: async () => queues });

test('shows the queues in which something waits, and each leads to its list', async () => {
  show([queue('leads', 'Leads', 3), queue('messages', 'Messages', 0)]);
  expect(await screen.findByRole('link', { name: /^Leads 3/ })).toHaveAttribute('href', '/accounts/desk?queue=leads');
  expect(screen.queryByRole('link', { name: /Messages/ })).toBeNull();
});

test('says so where nothing waits', async () => {
  show([queue('messages', 'Messages', 0)]);
  expect(await screen.findByText('All caught up. Nothing is waiting.')).toBeVisible();
});
