import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { inspections } from '@/contract/onboarding/inspections/endpoints';
import { ApiError } from '@/lib/api/error';
import { createQueryClient } from '@/lib/api/query';
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
  render(
    <QueryClientProvider client={createQueryClient({ call } as never, { production: false })}>
      <HomeInspection homeId="3b241101-e2bb-4255-8caf-4136c566a962" />
    </QueryClientProvider>,
  );
  const time = await screen.findByLabelText('Time');
  await userEvent.selectOptions(time, taken);
  await userEvent.click(screen.getByRole('button', { name: 'Book inspection' }));
  expect(await screen.findByText('That time was just taken')).toBeInTheDocument();
  await waitFor(() => expect(within(time).getAllByRole('option')).toHaveLength(2));
  expect(time).toHaveValue('');
  expect(within(time).getAllByRole('option')[1]).toHaveValue(free);
});
