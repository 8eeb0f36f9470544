import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import type { RentReportDesk } from '@/contract/tenancy/rentReports/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { RentReportsScreen } from './RentReportsScreen';

const id = '0195f0a0-0000-7000-8000-000000000001';
const desk: RentReportDesk = {
  isDemo: false,
  enrolled: 12,
  reports: [
    {
      id,
      month: '2026-10-01',
      madeAt: '2026-11-10T17:00:00Z',
      accounts: 11,
      leftOut: 1,
      toMend: 1,
      bureaus: ['transunion', 'experian'],
      deliveries: [
        { bureau: 'experian', sentOn: '2026-11-10', receipt: 'EX-1', by: 'Iris Reed', at: '2026-11-10T18:00:00Z' },
      ],
    },
  ],
  disputes: [],
};

function show(data: RentReportDesk) {
  const calls: [string, unknown][] = [];
  const call = async ({ key }: Endpoint, args: { body?: unknown } = {}) => {
    if (key[1] === 'listRentReports') return data;
    if (key[1] === 'listRentReportLines')
      return {
        items: [
          {
            id,
            name: '小明 王',
            address: '1 Elm St',
            homeId: id,
            outcome: 'left_out',
            reason: 'not_latin',
            dueCents: 300_000,
            paidCents: 300_000,
            refusal: null,
          },
          {
            id,
            name: 'Ada Lovelace',
            address: '2 Elm St',
            homeId: id,
            outcome: 'reported',
            reason: null,
            dueCents: 300_000,
            paidCents: 300_000,
            refusal: { bureaus: ['experian'], reason: 'No match', at: '2026-11-12T18:00:00Z' },
          },
        ],
      };
    calls.push([key[1], args.body]);
    return data;
  };
  renderScreen(<RentReportsScreen />, { call });
  return calls;
}

test('a file shows its counts, who is left out and why, and what was sent with its receipt', async () => {
  show(desk);
  expect(await screen.findByText(/11 accounts in the file, 1 resident left out, 1 of them/)).toBeVisible();
  expect(screen.getByText(/Sent to Experian on Nov 10, 2026 by Iris Reed/)).toHaveTextContent('EX-1');
  await userEvent.click(screen.getByText('Residents of October 2026'));
  expect(await screen.findByText(/isn’t in the Latin alphabet/)).toBeVisible();
});

test('staff record that a bureau refused one account, with its reason', async () => {
  const calls = show(desk);
  await userEvent.click(await screen.findByText('Residents of October 2026'));
  expect(await screen.findByText(/Experian refused it on Nov 12, 2026: No match/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /refused 小明/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'A bureau refused Ada Lovelace' }));
  await userEvent.selectOptions(screen.getByLabelText('Bureau'), 'transunion');
  await userEvent.type(screen.getByLabelText('Reason'), 'Date of birth differs');
  await userEvent.click(screen.getByRole('button', { name: 'Record the refusal' }));
  expect(calls).toEqual([['recordRentReportRefusal', { bureau: 'transunion', reason: 'Date of birth differs' }]]);
});

test('staff record the day and the receipt for a bureau that has not got the file', async () => {
  const calls = show(desk);
  expect(await screen.findByText('To send')).toBeVisible();
  expect(screen.queryByLabelText('Receipt of Experian')).toBeNull();
  await userEvent.type(screen.getByLabelText('Sent to TransUnion on'), '2026-11-11');
  await userEvent.type(screen.getByLabelText('Receipt of TransUnion'), 'TU-1');
  await userEvent.click(screen.getByRole('button', { name: 'Record as sent to TransUnion' }));
  expect(calls).toEqual([
    ['recordRentReportDelivery', { bureau: 'transunion', sentOn: '2026-11-11', receipt: 'TU-1' }],
  ]);
});

test('a dispute shows until when it is answered, and is answered with who is right', async () => {
  const dispute = {
    id,
    body: 'I paid less.',
    dueOn: '2026-12-20',
    createdAt: '2026-11-20T12:00:00Z',
    name: 'Ada Lovelace',
    address: '1 Elm St',
    homeId: id,
    month: '2026-10-01',
    outcome: 'reported',
  } as const;
  const calls = show({ ...desk, disputes: [dispute] });
  expect(await screen.findByText(/Answer by Dec 20, 2026/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Answer'), 'You are right.');
  await userEvent.click(screen.getByRole('button', { name: 'The resident is right' }));
  expect(calls).toEqual([['answerRentReportDispute', { upheld: true, answer: 'You are right.' }]]);
});

test('without a file the screen says when the first comes, and the demo says that no bureau takes it', async () => {
  show({ isDemo: true, enrolled: 0, reports: [], disputes: [] });
  expect(await screen.findByText('No file yet')).toBeVisible();
  expect(screen.getByText(/No bureau knows us yet/)).toBeVisible();
});
