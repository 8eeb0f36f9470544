import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { StoredDocument } from '@/contract/account/documents/endpoints';
import { createQueryClient } from '@/lib/api/query';
import '@/tests/support/browser/topLayer';
import { AccountDocumentsScreen } from './AccountDocumentsScreen';

vi.mock('next/router', () => ({ useRouter: () => ({ asPath: '/accounts/documents', query: {} }) }));

const elm = { id: '0195f0a0-0000-7000-8000-000000000001', streetAddress: '1 Elm St' };
const oak = { id: '0195f0a0-0000-7000-8000-000000000002', streetAddress: '2 Oak St' };

function paper(n: number, name: string, more: Partial<StoredDocument>): StoredDocument {
  const id = `0195f0a0-0000-7000-8000-0000000001${n}0`;
  const file = {
    mime: 'application/pdf',
    bytes: 1_000,
    version: 1,
    home: null,
    earlier: [],
    isRecord: false,
    hidden: false,
  };
  return { id, name, category: 'lease', createdAt: '2026-06-10T12:00:00Z', ...file, ...more };
}

function open(items: StoredDocument[]) {
  const call = vi.fn(async (..._asked: unknown[]) => ({ items, usedBytes: 1_000, maxBytes: 2_000 }));
  render(
    <QueryClientProvider client={createQueryClient({ call } as never, { production: false })}>
      <AccountDocumentsScreen />
    </QueryClientProvider>,
  );
  return call;
}
const list = () => screen.findByLabelText('Your documents');
const namesOf = async () =>
  within(await list())
    .getAllByText(/\.pdf$/)
    .map(({ textContent }) => textContent);
const choose = (label: string, option: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: within(field).getByText<HTMLOptionElement>(option).value } });
};

test('documents are found by their home and year', async () => {
  open([
    paper(1, 'Elm lease.pdf', { home: elm }),
    paper(2, 'Oak lease.pdf', { home: oak }),
    paper(3, 'Oak statement.pdf', { home: oak, category: 'statement', createdAt: '2025-06-10T12:00:00Z' }),
  ]);
  expect(await namesOf()).toHaveLength(3);
  choose('Home', '2 Oak St');
  expect(await namesOf()).toEqual(['Oak lease.pdf', 'Oak statement.pdf']);
  choose('Year', '2025');
  expect(await namesOf()).toEqual(['Oak statement.pdf']);
  choose('Home', '1 Elm St');
  expect(screen.getByText('No documents match.')).toBeInTheDocument();
});

test('where all are of one home and year there is nothing to choose', async () => {
  open([paper(1, 'Elm lease.pdf', { home: elm })]);
  await list();
  for (const label of ['Type', 'Home', 'Year']) expect(screen.queryByLabelText(label)).toBeNull();
});

const actionsOf = async (name: string) => {
  const menu = (await screen.findAllByLabelText(`More actions for ${name}`)).find(({ role }) => role === 'menu');
  return within(menu ?? expect.fail('no menu')).getAllByRole('menuitem', { hidden: true });
};
const labelsOf = async (name: string) => (await actionsOf(name)).map(({ textContent }) => textContent);

test('offers to hide a record, and to delete a file the person sent', async () => {
  open([paper(1, 'Notice.pdf', { category: 'notice', isRecord: true }), paper(2, 'Photo.pdf', { category: 'other' })]);
  expect(await labelsOf('Notice.pdf')).toEqual(['Hide from my list']);
  expect(await labelsOf('Photo.pdf')).toEqual([
    'Rename or change type',
    'Upload a new version',
    'Hide from my list',
    'Delete',
  ]);
});

test('shows hidden documents on request, and lists one again', async () => {
  const call = open([
    paper(1, 'Notice.pdf', { category: 'notice', isRecord: true, hidden: true }),
    paper(2, 'Lease.pdf', { isRecord: true }),
  ]);
  expect(await namesOf()).toEqual(['Lease.pdf']);
  fireEvent.click(screen.getByLabelText('Show hidden documents (1)'));
  expect(await namesOf()).toEqual(['Notice.pdf', 'Lease.pdf']);
  const [show] = await actionsOf('Notice.pdf');
  expect(show).toHaveTextContent('Show in my list');
  fireEvent.click(show ?? expect.fail('no action'));
  await waitFor(() => expect(JSON.stringify(call.mock.calls)).toContain('{"hidden":false}'));
});
