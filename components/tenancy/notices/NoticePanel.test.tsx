import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { account } from '@/contract/account/account/endpoints';
import type { Endpoint } from '@/contract/endpoint';
import { moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import type { NoticeOutlook, TenancyNotice } from '@/contract/tenancy/notices/endpoints';
import { ApiError } from '@/lib/api/error';
import { apiKey, createQueryClient } from '@/lib/api/query';
import { renderScreen } from '@/tests/support/renderScreen';
import { NoticePanel } from './NoticePanel';

const given: TenancyNotice = {
  id: 'notice',
  homeId: 'home',
  leaseId: 'lease',
  address: '1 Elm St',
  status: 'given',
  side: 'owner',
  isMine: true,
  lastDay: '2027-01-31',
  breaksLease: false,
  isAgreed: false,
  quote: null,
  cause: null,
  note: '',
  forwardingAddress: '',
  guardUntil: null,
  needsForm: false,
  endReason: null,
  awaitsService: false,
  servedOn: null,
  givenAt: '2026-11-28T10:00:00Z',
};

test('a notice that is withdrawn brings the last day of the move-out and the state of the home up to date', async () => {
  const answers: Readonly<Record<string, unknown>> = {
    getNoticeOutlook: { leaseId: 'lease', side: 'owner', leaseEndOn: '2027-06-30', noticeDays: 30, open: given },
    withdrawNotice: { ...given, status: 'withdrawn' },
  };
  const queries = createQueryClient(
    { call: (async ({ key }: Endpoint) => answers[key[1]]) as never },
    { production: false },
  );
  const shown = [apiKey(moveOuts.getMoveOut, { params: { tenancyId: 'lease' } }), apiKey(account.getAccount)];
  for (const key of shown) queries.setQueryData(key, {});
  renderScreen(<NoticePanel leaseId="lease" />, { client: queries });
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Withdraw notice' }));
  await person.type(screen.getByRole('textbox'), 'We stay');
  await person.click(screen.getByRole('button', { name: 'Withdraw notice' }));
  await waitFor(() => expect(shown.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true]));
});

const ready: NoticeOutlook = {
  leaseId: 'lease',
  side: 'resident',
  leaseEndOn: '2027-06-30',
  monthToMonth: false,
  noticeDays: 30,
  earliestOn: '2027-06-30',
  cause: null,
  guardUntil: null,
  needsForm: false,
  open: null,
  quote: null,
  law: { text: 'Give 30 days.', source: 'Cal. Civ. Code § 1946.1', checkedOn: '2026-11-23' },
} as NoticeOutlook;
const show = (answer: () => unknown) => renderScreen(<NoticePanel leaseId="lease" />, { call: async () => answer() });

test('the form that opens keeps the keyboard in its part', async () => {
  show(() => ready);
  await userEvent.click(await screen.findByRole('button', { name: 'Give notice to move out' }));
  expect(screen.getByRole('form', { name: 'Give notice' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Move out' })));
});

test('an answer that does not come says so, and is asked for again', async () => {
  let fails = true;
  show(() => {
    if (fails) throw new ApiError({ message: 'Try again.', code: 'unavailable' }, '/api', 503);
    return ready;
  });
  expect(await screen.findByText('We couldn’t load how to give notice', undefined, { timeout: 9_000 })).toBeTruthy();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByRole('button', { name: 'Give notice to move out' })).toBeTruthy();
});

test('a day before the end of the lease shows rights first, then what it costs and where the days come from', async () => {
  const rights = [{ id: 'us', text: 'Servicemembers with orders may end a lease early.', source: '50 U.S.C. § 3955' }];
  const quote = { days: 31, leases: 12, expectedCents: 224_200, mostCents: 700_000, ifLeavingOn: '2027-03-15' };
  show(() => ({ ...ready, rights, quote }));
  await userEvent.click(await screen.findByRole('button', { name: 'Give notice to move out' }));
  expect(screen.getByText(/Your lease runs through Jun 30, 2027, so that’s the earliest last day/)).toBeTruthy();
  const day = screen.getByLabelText('Last day');
  await userEvent.clear(day);
  await userEvent.type(day, '2027-03-15');
  const right = await screen.findByText(/Servicemembers with orders may end a lease early\. 50 U\.S\.C\. § 3955\./);
  const cost = screen.getByText(/our last 12 homes took from one lease to the next/);
  expect(right.compareDocumentPosition(cost)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const choice = (noticeDays: number) => ({
  id: `c${noticeDays}`,
  label: 'A cause',
  noticeDays,
  earliestOn: '2027-06-30',
});
test.each([
  [null, 'To end it, give at least 60 days’ notice.'],
  [[choice(60)], 'To end it, give at least 60 days’ notice with a legal cause.'],
  [[choice(90), choice(120)], 'To end it, give 60 to 120 days’ notice, depending on the legal cause it needs.'],
])('the notice of an owner names the longest that a cause asks for: %j', async (choices, words) => {
  show(() => ({ ...ready, side: 'owner', noticeDays: 60, cause: choices && { text: '', source: '', choices } }));
  expect(await screen.findByText(new RegExp(words.replace(/[.]/g, '\\.')))).toBeTruthy();
});
