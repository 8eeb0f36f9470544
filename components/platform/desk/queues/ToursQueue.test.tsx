import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import { desk } from '@/contract/platform/desk/endpoints';
import { apiKey, createQueryClient } from '@/lib/api/query';
import { ToursQueue } from './ToursQueue';

const tour = {
  id: 'tour',
  status: 'booked',
  startsAt: '2026-11-23T20:00:00Z',
  timeZone: 'America/Los_Angeles',
  home: { streetAddress: '1 Elm St', city: 'Oakland' },
  name: 'Ana Ruiz',
  email: 'a@x.test',
  phone: '',
  note: null,
};

test('an outcome that is recorded counts the queues of the desk again', async () => {
  const answers: Readonly<Record<string, unknown>> = { listAppointments: [tour], recordOutcome: tour };
  const queries = createQueryClient(
    { call: (async ({ key }: Endpoint) => answers[key[1]]) as never },
    { production: false },
  );
  const queues = apiKey(desk.listQueues);
  queries.setQueryData(queues, []);
  render(
    <QueryClientProvider client={queries}>
      <ToursQueue />
    </QueryClientProvider>,
  );
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Held' }));
  await waitFor(() => expect(queries.getQueryState(queues)?.isInvalidated).toBe(true));
});
