import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import type {
  OwnUnclaimedItem,
  UnclaimedItem,
  UnclaimedProperty,
  UnclaimedReport,
} from '@/contract/money/unclaimedProperty/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { OwnUnclaimedCard } from './OwnUnclaimedCard';
import { UnclaimedSection } from './UnclaimedSection';

const id = '0199d2c0-0000-7000-8000-000000000001';
const item: UnclaimedItem = {
  id,
  kind: 'deposit_check',
  status: 'found',
  ownerName: 'Rita Resident',
  address: '12 Oak Street, Long Beach, CA 90802',
  state: 'CA',
  amountCents: cents(240_000),
  checkNumber: '5001',
  since: '2026-11-21',
  dormantOn: '2029-11-21',
  letterFrom: '2029-10-31',
  letterUntil: '2030-04-30',
  letterOn: null,
  reportBy: '2030-10-31',
  remitFrom: '2031-06-01',
  remitBy: '2031-06-15',
  dueOn: '2030-04-30',
  reason: null,
  law: [{ source: 'Cal. Code Civ. Proc. § 1520', certainty: 'cited' }],
  needsOrder: false,
  reportId: null,
};
const report: UnclaimedReport = {
  id,
  state: 'CA',
  payee: 'California State Controller',
  status: 'prepared',
  dueOn: '2030-10-31',
  remitFrom: '2031-06-01',
  remitBy: '2031-06-15',
  amountCents: cents(240_000),
  items: 1,
  preparedBy: 'Ida Lee',
  reference: null,
  filedOn: null,
};
const none: UnclaimedProperty = { items: [], reports: [], reportable: [], format: 'naupa', today: '2030-10-01' };

beforeEach(() => window.sessionStorage.clear());

function place(data: UnclaimedProperty | Error) {
  const calls: [string, unknown][] = [];
  const call = async ({ key }: Endpoint, args: unknown) => {
    calls.push([key[1], args]);
    if (data instanceof Error) throw data;
    return key[1] === 'requestUnclaimedRemittance' || key[1] === 'requestUnclaimedClaim'
      ? { request: { id, status: 'requested' } }
      : data;
  };
  renderScreen(<UnclaimedSection />, { call });
  return calls;
}

test('says so where everything was collected', async () => {
  place(none);
  expect(await screen.findByText('Everything we owe was collected.')).toBeVisible();
});

test('says that it could not be loaded', async () => {
  place(new Error('offline'));
  expect(await screen.findByText('We couldn’t load unclaimed property')).toBeVisible();
});

test('shows an item with its days and its law, and records that the owner got in touch', async () => {
  const calls = place({ ...none, items: [item] });
  const list = within(await screen.findByRole('list', { name: 'Unclaimed property' }));
  expect(list.getByText(/Due Apr 30, 2030\./)).toBeVisible();
  expect(list.getByText(/report by Oct 31, 2030, money to the state by Jun 15, 2031/)).toBeVisible();
  await userEvent.click(list.getByText('The owner got in touch'));
  await userEvent.type(list.getByLabelText(/^How the owner got in touch/), 'Called us');
  await userEvent.click(list.getByRole('button', { name: 'Propose a check' }));
  expect(calls).toContainEqual([
    'recordUnclaimedContact',
    { params: { unclaimedItemId: id }, body: { address: item.address, reason: 'Called us' } },
  ]);
});

test('asks for owner and address where the law is not known', async () => {
  const calls = place({
    ...none,
    items: [{ ...item, status: 'waiting', reason: 'unread_state', state: 'NV', law: [], dueOn: null }],
  });
  expect(await screen.findByText(/whose law we have not read/)).toBeVisible();
  await userEvent.click(screen.getByText('Enter owner and address'));
  const address = screen.getByLabelText(/^Last address/);
  await userEvent.clear(address);
  await userEvent.type(address, '1 Elm Street, Seattle, WA 98101');
  await userEvent.click(screen.getByRole('button', { name: 'Save owner and address' }));
  expect(calls).toContainEqual([
    'placeUnclaimedItem',
    {
      params: { unclaimedItemId: id },
      body: { ownerName: 'Rita Resident', address: '1 Elm Street, Seattle, WA 98101' },
    },
  ]);
});

test('prepares a report, and takes the number of the state', async () => {
  const calls = place({
    ...none,
    reportable: [{ state: 'CA', items: 1, amountCents: cents(240_000), dueOn: '2030-10-31' }],
    reports: [report],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Prepare the report to California' }));
  expect(calls).toContainEqual(['prepareUnclaimedReport', { body: { state: 'CA' } }]);
  expect(screen.getByText(/validator of the state/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Number of the state'), 'CA-77');
  await userEvent.click(screen.getByRole('button', { name: 'Record the filing' }));
  expect(calls).toContainEqual([
    'recordUnclaimedFiling',
    { params: { unclaimedReportId: id }, body: { reference: 'CA-77', filedOn: '2030-10-01' } },
  ]);
});

test('asks a second person to pay the state', async () => {
  const calls = place({
    ...none,
    reports: [{ ...report, status: 'filed', reference: 'CA-77', filedOn: '2030-10-01' }],
  });
  await userEvent.type(await screen.findByLabelText('What you checked'), 'Amounts');
  await userEvent.click(screen.getByRole('button', { name: 'Ask to pay the state' }));
  expect(calls).toContainEqual([
    'requestUnclaimedRemittance',
    { params: { unclaimedReportId: id }, body: { method: 'ach', reason: 'Amounts' } },
  ]);
  expect(await screen.findByText(/A second person approves it/)).toBeVisible();
});

const ownItem: OwnUnclaimedItem = {
  id,
  kind: 'deposit_check',
  status: 'letter_sent',
  amountCents: cents(240_000),
  address: null,
  canAnswer: true,
  reportBy: '2030-10-31',
  program: null,
};

test('the owner asks for the money', async () => {
  const call = vi.fn(async ({ key }: Endpoint) =>
    key[1] === 'claimUnclaimedItem'
      ? { items: [{ ...ownItem, status: 'answered', canAnswer: false }] }
      : { items: [ownItem] },
  );
  renderScreen(<OwnUnclaimedCard />, { call: call as never });
  expect(await screen.findByText(/Ask for it by Oct 31, 2030/)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Where the check goes/), '9 Pine Street, Reno, NV 89501');
  await userEvent.click(screen.getByRole('button', { name: 'I am still here: pay me' }));
  const sent = call.mock.calls.find(([{ key }]) => key[1] === 'claimUnclaimedItem') as unknown as [unknown, unknown];
  expect(sent[1]).toEqual({ params: { unclaimedItemId: id }, body: { address: '9 Pine Street, Reno, NV 89501' } });
});

test('the owner is sent to the state that has the money, with the number of the report', async () => {
  const program = { payee: 'California State Controller', site: 'https://claimit.ca.gov', reference: 'CA-77' };
  const call = async () => ({ items: [{ ...ownItem, status: 'remitted', canAnswer: false, program }] });
  renderScreen(<OwnUnclaimedCard />, { call });
  expect(await screen.findByText(/Our report is number CA-77/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Claim it from the state/ })).toHaveAttribute('href', program.site);
});
