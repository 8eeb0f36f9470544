import '@/tests/support/browser/topLayer';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import type { PortfolioImport } from '@/contract/onboarding/portfolioImports/endpoints';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { PortfolioImportScreen } from './PortfolioImportScreen';

const ID = '0195f0a0-0000-7000-8000-000000000001';
const draft: PortfolioImport = {
  id: ID,
  name: 'Alder Property Management',
  status: 'draft',
  cutoverOn: '2027-01-01',
  createdBy: 'Iris Vale',
  createdAt: '2026-12-20T18:00:00Z',
  files: [
    {
      kind: 'owners',
      fileName: 'owners.csv',
      rows: 12,
      source: 'appfolio',
      header: ['Owner', 'Contact'],
      columns: [
        { key: 'name', label: 'Full name', isRequired: false, header: 'Owner' },
        { key: 'email', label: 'Email', isRequired: true, header: null },
      ],
    },
  ],
  problems: [],
  errorCount: 0,
  warningCount: 0,
  counts: { owners: 12, homes: 30, residents: 41, leases: 27, charges: 9, pros: 1 },
  books: {
    lines: [
      { label: 'Deposit account: deposits held', debitCents: cents(290_000), creditCents: cents(0) },
      { label: 'Deposits of residents', debitCents: cents(0), creditCents: cents(290_000) },
    ],
    debitCents: cents(290_000),
    creditCents: cents(290_000),
    depositCents: cents(290_000),
    owedCents: cents(0),
    prepaidCents: cents(0),
    ownerCents: cents(0),
  },
  note: null,
  importedAt: null,
  postedAt: null,
  undoneAt: null,
  invitedAt: null,
  uninvited: 0,
  isAwaitingApproval: false,
  may: { edit: true, start: true, askForBalances: false, undo: false, invite: false },
};

function show(given: Partial<PortfolioImport> = {}, refusal?: ApiError) {
  const calls: [string, unknown][] = [];
  const call = async ({ key }: Endpoint, args: { body?: unknown }) => {
    if (key[1] === 'getPortfolioImport') {
      if (refusal) throw refusal;
      return { ...draft, ...given };
    }
    calls.push([key[1], args.body]);
    return { ...draft, ...given };
  };
  renderScreen(<PortfolioImportScreen portfolioImportId={ID} />, { call });
  return calls;
}

test('a draft shows each file, its source system, and the opening entries', async () => {
  show();
  expect(await screen.findByText('owners.csv: 12 rows, read as an export of AppFolio')).toBeVisible();
  expect(screen.getByText('No problems. You can start the import.')).toBeVisible();
  const books = screen.getByRole('region', { name: 'Opening entries' });
  expect(within(books).getByRole('row', { name: 'Total $2,900.00 $2,900.00' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import 30 homes' })).toBeEnabled();
});

test('a column is chosen for what we read', async () => {
  const calls = show();
  await userEvent.click(await screen.findByText('Columns of this file'));
  await userEvent.selectOptions(screen.getByLabelText('Email'), 'Contact');
  expect(calls).toEqual([['mapImportFile', { kind: 'owners', columns: { name: 'Owner', email: 'Contact' } }]]);
});

test('a file is uploaded as text', async () => {
  const calls = show();
  const file = new File(['\ufeffCompany;Email\nAlder;a@example.com\n'], 'pros.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('Upload pros'), file);
  expect(calls).toMatchObject([['saveImportFile', { kind: 'pros', fileName: 'pros.csv' }]]);
});

test('every problem has its line, its column, and a fix; errors keep the import from starting', async () => {
  const problem = {
    kind: 'leases' as const,
    row: 7,
    column: 'Rent',
    isWarning: false,
    message: '“29x” is not an amount.',
    fix: 'Enter an amount.',
  };
  show({ problems: [problem], errorCount: 1, may: { ...draft.may, start: false } });
  expect(
    await screen.findByRole('row', { name: /Leases, line 7 Rent Error “29x” is not an amount. Enter an amount./ }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

test('warnings are confirmed with the start', async () => {
  const calls = show({ warningCount: 2 });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'I have read the 2 warnings above.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Import 30 homes' }));
  expect(calls).toEqual([['startPortfolioImport', { isConfirmed: true }]]);
});

test('after the import, the balances are asked for, people invited, and all of it undone', async () => {
  const may = { edit: false, start: false, askForBalances: true, undo: true, invite: true };
  const calls = show({ status: 'imported', uninvited: 53, may });
  await userEvent.type(await screen.findByLabelText('Reason'), 'They agree with the bank');
  await userEvent.click(screen.getByRole('button', { name: 'Ask to post the balances' }));
  await userEvent.click(screen.getByRole('button', { name: 'Invite 53 people' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo the import' }));
  expect(calls).toEqual([
    ['requestOpeningBalances', { reason: 'They agree with the bank' }],
    ['inviteImportedPeople', undefined],
    ['undoPortfolioImport', { reason: 'They agree with the bank' }],
  ]);
});

test('what stops an undo is said', async () => {
  show({ status: 'posted', note: 'Someone has worked with it since: a home was changed.' });
  expect(await screen.findByText('Someone has worked with it since: a home was changed.')).toBeVisible();
});

test('an import that cannot be loaded can be asked for again', async () => {
  show({}, new ApiError({ code: 'internal', message: 'No' }, '/portfolio-imports', 503));
  expect(await screen.findByText('We couldn’t load this import')).toBeVisible();
});
