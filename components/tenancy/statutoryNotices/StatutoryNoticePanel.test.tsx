import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { statutoryNotices } from '@/contract/tenancy/statutoryNotices/endpoints';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { StatutoryNoticePanel } from './StatutoryNoticePanel';

const LEASE = '0199c0de-0000-7000-8000-00000000000a';
const NOTICE = '0199c0de-0000-7000-8000-00000000000b';
const answer = {
  leases: [
    {
      leaseId: LEASE,
      residents: ['Ada Lovelace'],
      leftOn: null,
      choices: [
        { kind: 'payOrQuit', refusal: null, asks: ['payTo', 'federallyBacked'], amountCents: 300_000 },
        { kind: 'abandonedProperty', refusal: 'The residents have not moved out.', asks: [], amountCents: null },
      ],
    },
  ],
  items: [
    {
      id: NOTICE,
      leaseId: LEASE,
      kind: 'payOrQuit',
      status: 'served',
      citation: 'Va. Code § 55.1-1245(F)',
      amountCents: 290_000,
      lastDay: '2026-11-20',
      servedOn: '2026-11-06',
      reason: null,
      createdAt: '2026-11-05T20:00:00.000Z',
    },
  ],
};
const call = vi.fn(async (endpoint: unknown) => (endpoint === statutoryNotices.listStatutoryNotices ? answer : {}));
beforeEach(() => {
  call.mockClear();
});
const open = () => renderScreen(<StatutoryNoticePanel homeId="home" />, { call });

test('a notice is prepared with what the law asks for; what is not known is sent as such', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Prepare: Notice after a missed payment' }));
  await userEvent.type(screen.getByLabelText('Person who takes the rent'), 'Robin Reyes');
  await userEvent.click(screen.getByRole('button', { name: 'Prepare the paper' }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(
      statutoryNotices.prepareStatutoryNotice,
      expect.objectContaining({
        params: { leaseId: LEASE },
        body: { kind: 'payOrQuit', facts: expect.objectContaining({ payTo: 'Robin Reyes', federallyBacked: null }) },
      }),
      expect.anything(),
    ),
  );
});

test('a served notice shows its last day and is closed with how it ended', async () => {
  open();
  expect(await screen.findByText(/Served on Nov 6, 2026. Last day: Nov 20, 2026/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.type(screen.getByLabelText('How it ended'), 'They paid');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(
      statutoryNotices.closeStatutoryNotice,
      expect.objectContaining({ params: { statutoryNoticeId: NOTICE }, body: { reason: 'They paid' } }),
      expect.anything(),
    ),
  );
});

test('where no notice is given, the reason stands in place of the button', async () => {
  open();
  expect(await screen.findByText('The residents have not moved out.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /things left behind/ })).not.toBeInTheDocument();
});

test('a list that could not be read says so, with a way to try again', async () => {
  call.mockRejectedValueOnce(new ApiError({ code: 'internal', message: 'No.' }, '', 500));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Served on Nov 6, 2026/)).toBeInTheDocument();
});
