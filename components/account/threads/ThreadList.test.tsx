import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ThreadCard, ThreadPage } from '@/contract/account/threads/endpoints';
import type { Endpoint } from '@/contract/endpoint';
import { createQueryClient } from '@/lib/api/query';
import { renderScreen } from '@/tests/support/renderScreen';
import { ThreadList } from './ThreadList';

vi.mock('next/router', () => ({ default: {}, useRouter: () => ({ asPath: '/', pathname: '/', isReady: true }) }));

const card = (n: number): ThreadCard => ({
  id: `0195f0a0-0000-7000-8000-${String(n).padStart(12, '0')}`,
  subject: `Thread ${n}`,
  topic: 'other',
  status: 'answered',
  home: null,
  from: 'Robin Vale',
  lastMessageAt: '2026-11-20T12:00:00.000Z',
  excerpt: 'Words',
  unread: 0,
  muted: false,
});
/** Two on a page, in this order. */
let order: number[];
const call = vi.fn(async (_: Endpoint, args?: { query?: { after?: string } }): Promise<ThreadPage> => {
  const start = args?.query?.after ? order.indexOf(Number(args.query.after)) + 1 : 0;
  const shown = order.slice(start, start + 2);
  return { items: shown.map(card), next: start + 2 < order.length ? String(shown.at(-1)) : null };
});
const client = () => createQueryClient({ call } as never, { production: false });
const subjects = () => screen.getAllByRole('link').map((link) => within(link).getByText(/^Thread/).textContent);

beforeEach(() => {
  order = [1, 2, 3, 4, 5];
});

test('shows the pages one after another, until there are no more', async () => {
  const person = userEvent.setup();
  renderScreen(<ThreadList staff={false} />, { client: client() });
  await person.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByText('Thread 4');
  await person.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByText('Thread 5');
  expect(subjects()).toEqual([1, 2, 3, 4, 5].map((n) => `Thread ${n}`));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a thread that moves up leaves no gap between the pages', async () => {
  const person = userEvent.setup();
  const queries = client();
  renderScreen(<ThreadList staff={false} />, { client: queries });
  await person.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByText('Thread 4');
  order = [5, 1, 2, 3, 4];
  await queries.invalidateQueries();
  await screen.findByText('Thread 5');
  await waitFor(() => expect(subjects()).toEqual([5, 1, 2, 3].map((n) => `Thread ${n}`)));
});
