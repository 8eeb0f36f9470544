import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import type { RentReporting } from '@/contract/tenancy/rentReports/endpoints';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { PastRentReports, RentReportingPanel } from './RentReportingPanel';

const leaseId = '0195f0a0-0000-7000-8000-000000000009';
const fresh: RentReporting = {
  consent: ['This is optional and free.', 'We report nothing about other months.'],
  needsBirthDate: true,
  startedOn: null,
  stoppedOn: null,
  startsAgainOn: null,
  months: [],
};
const october: RentReporting['months'][number] = {
  id: '0195f0a0-0000-7000-8000-000000000001',
  month: '2026-10-01',
  outcome: 'reported',
  reason: null,
  isCorrected: false,
  refusedBy: [],
  dispute: null,
};

function show(reporting: RentReporting, refusal?: ApiError) {
  const calls: [string, unknown][] = [];
  const call = async ({ key }: Endpoint, args: { body?: unknown } = {}) => {
    if (key[1] === 'getRentReporting') return reporting;
    calls.push([key[1], args.body]);
    if (refusal) throw refusal;
    return reporting;
  };
  renderScreen(<RentReportingPanel leaseId={leaseId} />, { call });
  return calls;
}

test('a resident reads what they agree to, and signs with their name and date of birth', async () => {
  const calls = show(fresh);
  expect(await screen.findByText('This is optional and free.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Date of birth'), '1990-02-03');
  await userEvent.type(screen.getByLabelText('Your full name, as your signature'), 'Ada Lovelace');
  await userEvent.click(screen.getByRole('button', { name: 'Report my rent' }));
  expect(calls).toEqual([
    ['makeLeaseRequest', { kind: 'rent_reporting', optIn: true, signature: 'Ada Lovelace', birthDate: '1990-02-03' }],
  ]);
});

test('a missing signature is said at its field, and no date of birth is asked for twice', async () => {
  const message = 'Type your name to sign';
  show(
    { ...fresh, needsBirthDate: false },
    new ApiError({ message, code: 'invalid', fields: { signature: message } }, '', 400),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Report my rent' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByLabelText('Date of birth')).toBeNull();
});

test('who is enrolled sees each month and why one was not reported, and can stop', async () => {
  const november = { ...october, id: `${october.id.slice(0, -1)}2`, month: '2026-11-01' } as const;
  const calls = show({
    ...fresh,
    startedOn: '2026-09-20',
    months: [{ ...november, outcome: 'left_out', reason: 'not_on_time' }, october],
  });
  expect(await screen.findByText('Reported: on time')).toBeVisible();
  expect(screen.getByText('The whole rent wasn’t paid on time, so we reported nothing.')).toBeVisible();
  expect(screen.queryByLabelText('Your full name, as your signature')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Stop rent reporting' }));
  expect(calls).toEqual([['makeLeaseRequest', { kind: 'rent_reporting', optIn: false }]]);
});

test('a month that a bureau did not take says so', async () => {
  show({ ...fresh, startedOn: '2026-09-20', months: [{ ...october, refusedBy: ['transunion'] }] });
  expect(await screen.findByText(/TransUnion didn’t take it/)).toBeVisible();
});

test('who stopped reads from when they can start again', async () => {
  show({ ...fresh, startedOn: '2026-09-20', stoppedOn: '2026-11-01', startsAgainOn: '2027-05-01' });
  expect(await screen.findByText(/You can start again from May 1, 2027/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Report my rent' })).toBeNull();
});

test('a month can be disputed, and shows the dispute with the day of our answer', async () => {
  const calls = show({ ...fresh, startedOn: '2026-09-20', months: [october] });
  await userEvent.click(await screen.findByRole('button', { name: 'October 2026 is wrong' }));
  await userEvent.type(screen.getByLabelText('What is wrong?'), 'I paid less.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(calls).toEqual([['disputeRentReport', { body: 'I paid less.' }]]);
});

test('an open dispute shows until when we answer', async () => {
  const dispute = {
    id: leaseId,
    body: 'I paid less.',
    dueOn: '2026-12-20',
    createdAt: '2026-11-20T12:00:00Z',
    answer: null,
  };
  show({ ...fresh, startedOn: '2026-09-20', months: [{ ...october, dispute }] });
  expect(await screen.findByText(/We answer by Dec 20, 2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'October 2026 is wrong' })).toBeNull();
});

test('who moved out still sees what was reported and can dispute it, and is not asked to sign', async () => {
  const calls: [string, unknown][] = [];
  const call = async ({ key }: Endpoint, args: { body?: unknown } = {}) => {
    if (key[1] !== 'getRentReporting') calls.push([key[1], args.body]);
    return { ...fresh, startedOn: '2026-09-20', months: [october] };
  };
  renderScreen(<PastRentReports leaseId={leaseId} />, { call });
  await userEvent.click(await screen.findByRole('button', { name: 'October 2026 is wrong' }));
  await userEvent.type(screen.getByLabelText('What is wrong?'), 'I paid less.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(calls).toEqual([['disputeRentReport', { body: 'I paid less.' }]]);
  expect(screen.queryByRole('button', { name: 'Report my rent' })).toBeNull();
});
