import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { inspections } from '@/contract/onboarding/inspections/endpoints';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { HomeInspection } from './HomeInspection';

const [taken, free] = ['2026-11-23T18:00:00.000Z', '2026-11-24T21:00:00.000Z'];

test('a time that is gone leaves the list, and another one is chosen', async () => {
  let starts = [taken, free];
  const call = vi.fn(async (operation: unknown) => {
    if (operation === inspections.getHomeInspection) return { canBook: true, booked: null };
    if (operation === inspections.listInspectionSlots)
      return { timeZone: 'America/Los_Angeles', minutes: 90, ways: ['inPerson'], starts };
    starts = [free];
    throw new ApiError({ message: 'Taken', code: 'slotTaken' }, '/', 409);
  });
  renderScreen(<HomeInspection homeId="3b241101-e2bb-4255-8caf-4136c566a962" />, { call });
  const [takenTime, freeTime] = ['10:00 AM', '1:00 PM'];
  await userEvent.click(await screen.findByRole('radio', { name: takenTime }));
  await userEvent.click(screen.getByRole('button', { name: 'Book inspection' }));
  expect(await screen.findByText('That time was just taken')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('radio', { name: takenTime })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Book inspection' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Tue, Nov 24, 1:00 PM' }));
  expect(screen.getByRole('radio', { name: freeTime })).toBeChecked();
});

test('many times are shown by day, not in one list', async () => {
  const starts = Array.from({ length: 364 }, (_, n) => {
    const [day, slot] = [Math.floor(n / 19), n % 19];
    return new Date(Date.UTC(2026, 10, 23 + day, 17) + slot * 30 * 60_000).toISOString();
  });
  const call = vi.fn(async (operation: unknown) =>
    operation === inspections.getHomeInspection
      ? { canBook: true, booked: null }
      : { timeZone: 'America/Los_Angeles', minutes: 90, ways: ['inPerson'], starts },
  );
  renderScreen(<HomeInspection homeId="3b241101-e2bb-4255-8caf-4136c566a962" />, { call });
  const days = within(await screen.findByRole('group', { name: 'Day' })).getAllByRole('button');
  expect(days).toHaveLength(20);
  expect(screen.getAllByRole('radio')).toHaveLength(19);
});
