import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import { desk } from '@/contract/platform/desk/endpoints';
import { apiKey, createQueryClient } from '@/lib/api/query';
import { renderScreen } from '@/tests/support/renderScreen';
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
  renderScreen(<ToursQueue />, { client: queries });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Held' }));
  await waitFor(() => expect(queries.getQueryState(queues)?.isInvalidated).toBe(true));
});

test('an upcoming tour leads to its home and person, and goes to another host', async () => {
  const user = userEvent.setup();
  const asked: unknown[] = [];
  const ahead = { ...tour, home: { ...tour.home, id: 'home' }, personId: 'sam', phone: '+14155550134' };
  const answers: Readonly<Record<string, unknown>> = {
    listAppointments: [ahead],
    getStaffAppointment: { appointment: ahead, hosts: [{ id: 'bo', name: 'Bo' }], starts: [] },
    reassignAppointment: ahead,
  };
  const call = async ({ key }: Endpoint, args: unknown) => {
    if (key[1] === 'reassignAppointment') asked.push(args);
    return answers[key[1]];
  };
  renderScreen(<ToursQueue />, { call });
  expect(await screen.findByRole('link', { name: 'Open the home' })).toHaveAttribute(
    'href',
    '/accounts/desk/homes/home',
  );
  expect(screen.getByRole('link', { name: 'Open the person' })).toHaveAttribute('href', '/accounts/desk/people/sam');
  await user.click(screen.getByText('Reassign, reschedule, or log a call'));
  await user.selectOptions(await screen.findByLabelText('Another host'), 'Bo');
  await user.click(screen.getByRole('button', { name: 'Reassign' }));
  await waitFor(() => expect(asked).toMatchObject([{ params: { appointmentId: 'tour' }, body: { hostId: 'bo' } }]));
});
