import '@/tests/support/browser/topLayer';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyCalculator, setCalculator } from '@/lib/store';
import { renderScreen } from '@/tests/support/renderScreen';
import { EnterContactModal } from './EnterContactModal';

const call = vi.fn(async () => ({ id: '0195f0a0-0000-7000-8000-000000000000', answerBy: '2026-11-23T12:00:00.000Z' }));

beforeEach(() => {
  call.mockClear();
  setCalculator(emptyCalculator);
});

async function fillAndSend(props = {}) {
  const person = userEvent.setup();
  renderScreen(<EnterContactModal props={props} onClose={() => undefined} />, { call });
  await person.type(screen.getByLabelText('First name'), 'Ada');
  await person.type(screen.getByLabelText('Last name'), 'Lovelace');
  await person.type(screen.getByLabelText('Email'), 'ada@example.test');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  return (call.mock.calls as unknown as [unknown, { body: object }][])[0]?.[1].body;
}

test('an address typed before comes along and is named, never asked again', async () => {
  setCalculator({ address: '12 Alder St, Oakland, CA 94601' });
  const body = await fillAndSend();
  expect(body).toMatchObject({
    type: 'rent_estimate',
    address: { streetAddress: '12 Alder St', city: 'Oakland', state: 'CA', zipcode: '94601' },
  });
});

test('without one it is a wish to lease, and no address is made up', async () => {
  const body = await fillAndSend();
  expect(body).toMatchObject({ type: 'leasing' });
  expect(body).not.toHaveProperty('address');
});

test('who wants residents found is asked no address twice either, and is no estimate', async () => {
  setCalculator({ address: '12 Alder St, Oakland, CA 94601' });
  const body = await fillAndSend({ topic: 'leasing' });
  expect(body).toMatchObject({ type: 'leasing', address: { city: 'Oakland' } });
});
