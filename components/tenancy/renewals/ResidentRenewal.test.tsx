import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import type { Renewal } from '@/contract/tenancy/renewals/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { ResidentRenewal } from './ResidentRenewal';

vi.mock('next/router', () => ({ default: {}, useRouter: () => ({ asPath: '/', pathname: '/', isReady: true }) }));

const renewal: Renewal = {
  id: 'renewal',
  homeId: 'home',
  leaseId: 'lease',
  address: '1 Elm St',
  status: 'viewed',
  side: 'resident',
  residents: ['Ada'],
  currentRentCents: cents(217_500),
  leaseEndOn: '2027-02-28',
  startOn: '2027-03-01',
  options: [
    { id: 'a', months: 12, rentCents: cents(222_500) },
    { id: 'b', months: 24, rentCents: cents(217_500) },
  ],
  respondBy: '2026-12-16T08:00:00.000Z',
  timeZone: 'America/Los_Angeles',
  longestMonths: null,
  note: '',
  counter: null,
  chosen: null,
  guardUntil: null,
  endReason: null,
  envelopeId: null,
  envelopeStatus: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  sentAt: '2026-11-20T08:00:00.000Z',
};

function open(given: Partial<Renewal> = {}) {
  const bodies: unknown[] = [];
  const call = async ({ key }: Endpoint, args: { body?: unknown }) => {
    if (key[1] !== 'getHomeLaw') bodies.push(args.body);
    const laws = [
      {
        id: 'cap',
        text: 'Rent rises by 5% plus inflation at most.',
        source: 'Cal. Civ. Code § 1947.12',
        exemption: null,
      },
    ];
    return key[1] === 'getHomeLaw' ? { groups: [{ id: 'rent', title: 'Rent', laws }] } : renewal;
  };
  renderScreen(<ResidentRenewal renewal={{ ...renewal, ...given }} />, { call });
  return bodies;
}

test('shows each term once, with its difference, the law, and one button', async () => {
  const bodies = open();
  expect(screen.getByRole('radio', { name: /12 months at \$2,225\/mo.*\$50 more a month \(\+2\.3%\)/ })).toBeChecked();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(
    await screen.findByText(/Rent rises by 5% plus inflation at most\. Cal\. Civ\. Code § 1947\.12\./),
  ).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Accept/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('radio', { name: /24 months.*The same rent as today/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Accept 24 months at $2,175/mo' }));
  expect(bodies).toEqual([{ answer: 'accept', optionId: 'b' }]);
});

test('offers for a counteroffer no term that is longer than the law allows', async () => {
  open({ longestMonths: 12 });
  await userEvent.click(screen.getByRole('button', { name: 'Propose different terms' }));
  const lengths = within(screen.getByLabelText('Lease length')).getAllByRole('option');
  expect(lengths.map(({ textContent }) => textContent)).toEqual(['12 months', '6 months', 'Month to month']);
});

test('after a counteroffer shows what was proposed and until when the answer can come', () => {
  open({ status: 'countered', counter: { months: 18, rentCents: cents(215_000), note: 'We fixed the yard' } });
  expect(screen.getByText('You proposed 18 months at $2,150/mo')).toBeTruthy();
  expect(
    screen.getByText(
      /\$25 less a month \(−1\.1%\)\. “We fixed the yard” The homeowner can answer through Dec 15, 2026/,
    ),
  ).toBeTruthy();
});
