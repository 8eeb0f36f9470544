import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Home } from '@/contract/homes/homes/endpoints';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { TourForm } from './TourForm';

const router = vi.hoisted(() => ({ push: vi.fn(async () => true) }));
vi.mock('next/router', () => ({ useRouter: () => router }));

const home = { id: '3b241101-e2bb-4255-8caf-4136c566a962', citySlug: 'oakland-ca' } as Home;
const slots = {
  timeZone: 'America/Los_Angeles',
  minutes: 30,
  ways: ['inPerson' as const],
  starts: ['2026-11-23T18:00:00.000Z', '2026-11-23T18:30:00.000Z', '2026-11-24T21:00:00.000Z'],
};
const call = vi.fn();
const onSlotTaken = vi.fn();

beforeEach(() => {
  window.sessionStorage.clear();
  vi.clearAllMocks();
  renderScreen(<TourForm home={home} slots={slots} filled={null} onSlotTaken={onSlotTaken} />, { call });
});

const book = () => userEvent.click(screen.getByRole('button', { name: 'Book tour' }));
async function typeContactDetails() {
  await userEvent.type(screen.getByLabelText('First name'), 'Ada');
  await userEvent.type(screen.getByLabelText('Last name'), 'Lovelace');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.test');
  await userEvent.type(screen.getByLabelText('Phone'), '415 555 0134');
}

test('forgetting the time is said at the times, and the focus goes there', async () => {
  await book();
  expect(await screen.findByText('Pick a time')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('radio', { name: '10:00 AM' })).toHaveFocus());
  expect(screen.getByLabelText('First name')).not.toHaveFocus();
  expect(call).not.toHaveBeenCalled();
});

test('a day shows its times, and what is picked there is what is booked', async () => {
  call.mockResolvedValue({ key: 'k'.repeat(24) });
  await userEvent.click(screen.getByRole('button', { name: 'Tue 24 Nov' }));
  await userEvent.click(screen.getByRole('radio', { name: '1:00 PM' }));
  await typeContactDetails();
  await userEvent.click(screen.getByRole('checkbox', { name: /Text me/ }));
  await book();
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    params: { homeId: home.id },
    body: { startsAt: slots.starts[2], contact: { firstName: 'Ada', phone: '+14155550134', textConsent: true } },
  });
  expect(router.push).toHaveBeenCalledWith(`/homes/oakland-ca/${home.id}/tour/${'k'.repeat(24)}`);
});

test('a time that is gone offers the nearest ones and keeps what was typed', async () => {
  call.mockRejectedValueOnce(new ApiError({ message: 'Taken', code: 'slotTaken' }, '/', 409));
  await userEvent.click(screen.getByRole('radio', { name: '10:00 AM' }));
  await typeContactDetails();
  await book();
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent('just taken');
  expect(onSlotTaken).toHaveBeenCalled();
  await userEvent.click(within(notice).getByRole('button', { name: 'Mon, Nov 23, 10:30 AM' }));
  expect(screen.getByRole('radio', { name: '10:30 AM' })).toBeChecked();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.test');
});
