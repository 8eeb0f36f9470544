import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { StoredDocument } from '@/contract/documents/endpoints';
import { createQueryClient } from '@/lib/api/query';
import { AccountDocumentsScreen } from './AccountDocumentsScreen';

vi.mock('next/router', () => ({ useRouter: () => ({ asPath: '/accounts/documents', query: {} }) }));

const elm = { id: '0195f0a0-0000-7000-8000-000000000001', streetAddress: '1 Elm St' };
const oak = { id: '0195f0a0-0000-7000-8000-000000000002', streetAddress: '2 Oak St' };

function paper(n: number, name: string, more: Partial<StoredDocument>): StoredDocument {
  const id = `0195f0a0-0000-7000-8000-0000000001${n}0`;
  const file = { mime: 'application/pdf', bytes: 1_000, version: 1, home: null, earlier: [] };
  return { id, name, category: 'lease', createdAt: '2026-06-10T12:00:00Z', ...file, ...more };
}

function open(items: StoredDocument[]) {
  const call = async () => ({ items, usedBytes: 1_000, maxBytes: 2_000 });
  render(
    <QueryClientProvider client={createQueryClient({ call } as never, { production: false })}>
      <AccountDocumentsScreen />
    </QueryClientProvider>,
  );
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
