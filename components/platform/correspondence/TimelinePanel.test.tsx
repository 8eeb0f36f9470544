import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '@/tests/support/renderScreen';
import { TimelinePanel } from './TimelinePanel';

const person = { id: '0195b1c0-0000-7000-8000-000000000001', name: 'Sam Reyes', phone: '+14155550134' };
const row = {
  id: 'call-1',
  kind: 'call',
  at: '2026-11-20T18:00:00.000Z',
  title: 'Sam Reyes called Iris Vale',
  detail: 'Asked about the deposit.',
  href: null,
};

function show(textProblem: string | null = null) {
  const call = vi.fn(async ({ method }: { method: string }) =>
    method === 'GET'
      ? {
          kinds: ['message', 'text', 'call'],
          people: [{ ...person, textProblem }],
          items: [row],
          next: null,
          timeZone: 'America/Los_Angeles',
        }
      : { id: person.id },
  );
  renderScreen(<TimelinePanel subject={{ homeId: person.id }} />, { call });
  return call;
}

test('lists what happened in the zone of the home, and filters it by kind', async () => {
  const call = show();
  expect(await screen.findByText('Sam Reyes called Iris Vale')).toBeVisible();
  expect(screen.getByText(/PST/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Calls' }));
  expect(call).toHaveBeenLastCalledWith(
    expect.objectContaining({ method: 'GET' }),
    expect.objectContaining({ query: { kind: 'call' } }),
    expect.anything(),
  );
});

test('keeps a call, and says what is missing', async () => {
  const call = show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Log a call' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save call' }));
  expect(screen.getByText('Say what the call was about')).toBeVisible();
  await userEvent.type(screen.getByLabelText('What it was about'), 'A leak in the kitchen');
  await userEvent.click(screen.getByRole('button', { name: 'Save call' }));
  expect(await screen.findByText('Call saved')).toBeVisible();
  expect(call).toHaveBeenCalledWith(
    expect.objectContaining({ method: 'POST' }),
    expect.objectContaining({
      params: { personId: person.id },
      body: { homeId: person.id, direction: 'in', outcome: 'talked', summary: 'A leak in the kitchen' },
    }),
    expect.anything(),
  );
});

test('says why a person gets no texts', async () => {
  show('They replied STOP to our texts.');
  await userEvent.click(await screen.findByRole('radio', { name: 'Text' }));
  expect(screen.getByText(/They replied STOP/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send text' })).not.toBeInTheDocument();
});
