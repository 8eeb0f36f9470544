import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WorkOrder } from '@/contract/care/workOrders/endpoints';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { OtherDecisions } from './OtherDecisions';

const order = {
  id: '0195f0a0-0000-7000-8000-00000000000a',
  approval: { secondQuoteWanted: false },
  can: ['use_own_vendor', 'owner_decline'],
} as unknown as WorkOrder;
const call = vi.fn(() => {
  const fields = { question: 'What would you like to know?' };
  throw new ApiError({ message: 'Check your answers.', code: 'invalid', fields }, '/api', 400);
});

beforeEach(() => window.sessionStorage.clear());

function show() {
  renderScreen(<OtherDecisions order={order} />, { call });
  return userEvent.setup();
}

test('what was typed and what was wrong stay with the choice they belong to', async () => {
  const person = show();
  await person.click(screen.getByRole('button', { name: 'Ask a question' }));
  await person.type(screen.getByLabelText('Your question'), 'Is it under warranty?');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('What would you like to know?')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Use my own Pro' }));
  expect(screen.getByLabelText('Who does the work?')).toHaveProperty('value', '');
  expect(screen.queryByText('What would you like to know?')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Ask a question' }));
  expect(screen.getByLabelText('Your question')).toHaveProperty('value', 'Is it under warranty?');
});

test('a second press closes a choice', async () => {
  const person = show();
  await person.click(screen.getByRole('button', { name: 'Decline' }));
  expect(screen.getByLabelText('Why?')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Decline' }));
  expect(screen.queryByLabelText('Why?')).toBeNull();
});
