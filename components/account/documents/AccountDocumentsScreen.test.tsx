import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { StoredDocument } from '@/contract/account/documents/endpoints';
import '@/tests/support/browser/topLayer';
import { renderScreen } from '@/tests/support/renderScreen';
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
  renderScreen(<AccountDocumentsScreen />, { call });
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

test('stand by home and year, with a link to each home and to the upload, which comes last', async () => {
  open([
    paper(1, 'Statement May 2026, 1 Elm St.pdf', { home: elm, isRecord: true }),
    paper(2, 'Statement May 2025, 1 Elm St.pdf', { home: elm, isRecord: true }),
    paper(3, 'Lease of 2 Oak St.pdf', { home: oak, isRecord: true }),
  ]);
  await list();
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(contents.map(({ textContent }) => textContent)).toEqual(['1 Elm St', '2 Oak St', 'Upload']);
  for (const link of contents) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  const newest = within(screen.getByRole('list', { name: '1 Elm St, 2026' }));
  expect(newest.getByRole('button', { name: 'Download Statement May 2026, 1 Elm St' })).toHaveTextContent(
    'Statement May 2026',
  );
  expect(screen.getByRole('list', { name: '1 Elm St, 2025' })).toBeInTheDocument();
  const upload = screen.getByLabelText('Upload a document');
  expect((await list()).compareDocumentPosition(upload) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('of many, the newest year of the first home alone is open', async () => {
  const many = Array.from({ length: 14 }, (_, n) =>
    paper(n, `Statement May ${2026 - (n % 2)}, ${n}.pdf`, { home: n < 7 ? elm : oak }),
  );
  open(many);
  const isOpen = (name: string) => screen.getByLabelText(name).closest('details')?.open;
  await list();
  expect(isOpen('1 Elm St, 2026')).toBe(true);
  for (const name of ['1 Elm St, 2025', '2 Oak St, 2026', '2 Oak St, 2025']) expect(isOpen(name)).toBe(false);
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
  const shown = async () =>
    within(await list())
      .getAllByRole('button', { name: /^Download/, hidden: true })
      .map(({ textContent }) => textContent);
  expect(await shown()).toEqual(['Lease']);
  fireEvent.click(screen.getByLabelText('Show hidden documents (1)'));
  expect(await shown()).toEqual(['Notice', 'Lease']);
  const [show] = await actionsOf('Notice.pdf');
  expect(show).toHaveTextContent('Show in my list');
  fireEvent.click(show ?? expect.fail('no action'));
  await waitFor(() => expect(JSON.stringify(call.mock.calls)).toContain('{"hidden":false}'));
});
