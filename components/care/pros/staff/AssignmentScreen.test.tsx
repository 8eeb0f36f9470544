import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '@/tests/support/renderScreen';
import { AssignmentScreen } from './AssignmentScreen';

vi.mock('next/router', () => ({ useRouter: () => ({ asPath: '/accounts/desk/jobs/1', query: {} }) }));

const job = {
  id: '1',
  title: 'I smell gas',
  home: { address: '1 Elm St' },
  trade: 'hvac',
  waitsForResponders: true,
  ranking: [{ id: 'pro', company: 'Warm Air', score: 90, reasons: ['1 free visit'] }],
  offers: [],
};

function open(more: Partial<typeof job> = {}) {
  const call = vi.fn(async (..._asked: unknown[]) => ({ ...job, ...more }));
  renderScreen(<AssignmentScreen workOrderId="1" />, { call });
  return () => JSON.stringify(call.mock.calls);
}

test('asks whether responders were called before a Pro can be asked', async () => {
  const calls = open();
  const confirm = await screen.findByRole('button', { name: 'Yes, they were called' });
  expect(screen.getByRole('button', { name: 'Ask the next Pro' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Ask Warm Air' })).toBeDisabled();
  fireEvent.click(confirm);
  await waitFor(() => expect(calls()).toContain('{"respondersCalled":true}'));
});

test('changes the trade of a job', async () => {
  const calls = open({ waitsForResponders: false });
  fireEvent.change(await screen.findByLabelText('Trade'), { target: { value: 'electrical' } });
  await waitFor(() => expect(calls()).toContain('{"trade":"electrical"}'));
  expect(screen.getByRole('button', { name: 'Ask the next Pro' })).toBeEnabled();
});
